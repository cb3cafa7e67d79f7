import styles from "@/components/content/section-nav.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ContentView } from "@/services/content/content-page.server";

/** The navigation of a section: its front page, and a list of all its pages that opens on a click. Needs no script. */
export function SectionNav({ page: content }: { page: ContentView }) {
  const { t } = useTexts("content");
  const { path, name, sectionPages, trail } = content;
  const isFront = !sectionPages.some((place) => place.path === path);
  const front = isFront ? { name, path } : trail.at(-1);
  if (front === undefined || sectionPages.length === 0) return null;
  return (
    <nav aria-label={t("pagesOf", { name: front.name })} className={styles.bar}>
      <div className={`${page.container} ${styles.inside}`}>
        <SiteLink
          href={front.path}
          prefetch={false}
          className={styles.front}
          {...(isFront && { "aria-current": "page" })}
        >
          {front.name}
        </SiteLink>
        <details className={styles.all}>
          <summary>
            {t("allPages")}
            <Icon name="caretDown" size={16} />
          </summary>
          <ul>
            {sectionPages.map((place) => (
              <li key={place.path}>
                <SiteLink href={place.path} prefetch={false} {...(place.path === path && { "aria-current": "page" })}>
                  {place.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </nav>
  );
}
