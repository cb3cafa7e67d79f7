import styles from "@/components/ui/actions/breadcrumbs.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useTexts } from "@/hooks/ui/use-texts";

export interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumb trail to a page. Its last entry is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useTexts();
  return (
    <nav aria-label={t("breadcrumbs")}>
      <ol className={styles.trail}>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <SiteLink href={path} prefetch={false}>
                {name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
