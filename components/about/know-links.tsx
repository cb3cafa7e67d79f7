import { knowPages } from "@/components/about/company-facts";
import styles from "@/components/about/know-links.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";

interface KnowLinksProps {
  brand: string;
  brandSlug: string;
}

/** Links to the pages about the company, its management, owners and suppliers. */
export function KnowLinks({ brand, brandSlug }: KnowLinksProps) {
  const { t } = useTexts("about");
  return (
    <ul className={styles.links}>
      {knowPages(brandSlug).map(({ name, href }) => (
        <li key={name}>
          <SiteLink href={href} prefetch={false} className={styles.link}>
            {t(`know.${name}`, { brand })}
            <Icon name="caretRight" size={18} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
