import styles from "@/components/news/press-list.module.css";
import cards from "@/components/ui/card-cover.module.css";
import { FilterLinks } from "@/components/ui/filter-links";
import { Pagination } from "@/components/ui/pagination";
import { Picture } from "@/components/ui/picture";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { PressReleases } from "@/services/news-service";
import { formatDate } from "@/utils/dates";
import { formatCount } from "@/utils/digits";
import { listHref } from "@/utils/list-href";
import { localePath, paths } from "@/utils/paths";

interface PressListProps {
  list: PressReleases;
  filter: { year: number | null; page: number; key: string };
}

const ANCHOR = "list";

/** Press releases, newest first: searched and narrowed to a year by the address, so that it works without script. */
export function PressList({ list: { releases, years, page, pages, count }, filter: { year, key } }: PressListProps) {
  const { t, language } = useTexts("news");
  const hrefOf = (fields: { year: number | null; page?: number }) =>
    listHref(paths.pressReleases, ANCHOR, { key, ...fields });
  const choices = [null, ...years].map((each) => ({
    key: String(each),
    label: each === null ? t("all") : formatCount(each, language),
    href: hrefOf({ year: each }),
    chosen: each === year,
  }));
  return (
    <>
      <search>
        <form action={`${localePath(paths.pressReleases, language)}#${ANCHOR}`} className={styles.search}>
          <label htmlFor="press-key">{t("search")}</label>
          <input id="press-key" name="key" type="search" maxLength={80} defaultValue={key} />
          {year !== null && <input type="hidden" name="year" value={year} />}
          <button type="submit">{t("find")}</button>
        </form>
      </search>
      <FilterLinks label={t("years")} choices={choices} />
      <p className={styles.count}>
        {count === 0 ? t("none") : t("count", { count, number: formatCount(count, language) })}
      </p>
      <ul className={styles.list}>
        {releases.map(({ slug, title, summary, publishedOn, picture }) => (
          <li key={slug} className={`${styles.card} ${cards.cover}`}>
            {picture && <Picture picture={picture} alt="" />}
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
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => hrefOf({ year, page: number })}
        words={{
          label: t("paging.label"),
          previous: t("paging.previous"),
          next: t("paging.next"),
          page: (number) => t("paging.page", { number }),
        }}
      />
    </>
  );
}
