import styles from "@/components/content/nearby-pages.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ContentView } from "@/services/content/content-page.server";

/** Links to the previous and the next page in the menu. */
export function NearbyPages({ page: { path, sectionPages, trail, section } }: { page: ContentView }) {
  const { t } = useTexts("content");
  const place = sectionPages.findIndex((each) => each.path === path);
  const parent = trail.at(-1);
  // Not on a section's front page, whose own blocks link to its pages.
  if (place === -1 || parent === undefined || sectionPages.length < 2 || section === "legal") return null;
  const previous = sectionPages[place - 1] ?? parent;
  const [first] = sectionPages;
  const next = sectionPages[place + 1] ?? (first === previous ? undefined : first);
  return (
    <nav aria-label={t("inSection", { name: parent.name })} className={`${page.container} ${styles.nearby}`}>
      <SiteLink href={previous.path} prefetch={false} className={styles.previous}>
        <Icon name="caretLeft" />
        <span>
          <small>{t("previous")}</small>
          {previous.name}
        </span>
      </SiteLink>
      {next && (
        <SiteLink href={next.path} prefetch={false} className={styles.next}>
          <span>
            <small>{t("next")}</small>
            {next.name}
          </span>
          <Icon name="caretRight" />
        </SiteLink>
      )}
    </nav>
  );
}
