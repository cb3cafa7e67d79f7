import styles from "@/components/news/press-list.module.css";
import { FeedLink } from "@/components/ui/actions/feed-link";
import { SiteLink } from "@/components/ui/actions/site-link";
import { DatedList } from "@/components/ui/lists/dated-list";
import { Callout } from "@/components/ui/sections/callout";
import cards from "@/components/ui/sections/card-cover.module.css";
import page from "@/components/ui/sections/page.module.css";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PressReleases } from "@/services/news/news-service";
import { formatDate } from "@/utils/dates/dates";
import { paths } from "@/utils/paths/paths";
import { isScenery } from "@/utils/pictures/scenery";

interface PressListProps {
  /** Null if it could not be loaded. */
  list: PressReleases | null;
  filter: { year: number | null; page: number; key: string };
}

/** Press releases as cards, newest first. */
export function PressList({ list, filter }: PressListProps) {
  const { t, language } = useTexts("news");
  if (list === null) return <Callout tone="warning">{t("unavailable")}</Callout>;
  const { count, releases } = list;
  const labels = {
    search: t("search"),
    find: t("find"),
    years: t("years"),
    all: t("all"),
    count: count === 0 ? t("none") : t("count", { count }),
  };
  return (
    <>
      <DatedList path={paths.pressReleases} list={list} filter={filter} labels={labels}>
        <ul className={styles.list}>
          {releases.map(({ slug, title, summary, publishedOn, picture }) => (
            <li key={slug} className={`${page.card} ${styles.card} ${cards.cover}`}>
              {picture && (
                <Picture picture={picture} alt="" className={isScenery(picture) ? styles.scenery : undefined} />
              )}
              <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
              <h3>
                <SiteLink href={`${paths.pressReleases}/${slug}`} prefetch={false}>
                  {title}
                </SiteLink>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </DatedList>
      <FeedLink path={paths.pressReleases} title={t("title")} label={t("feed")} />
    </>
  );
}
