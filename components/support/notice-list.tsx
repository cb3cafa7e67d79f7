import { NoticeLines } from "@/components/support/notice-lines";
import styles from "@/components/support/notices.module.css";
import { FilterLinks } from "@/components/ui/filter-links";
import { Pagination } from "@/components/ui/pagination";
import { useTexts } from "@/hooks/use-texts";
import type { Notices } from "@/services/support-service";
import { formatCount } from "@/utils/digits";
import { listHref } from "@/utils/list-href";
import { localePath, paths } from "@/utils/paths";

interface NoticeListProps {
  /** Null when it could not be had. */
  list: Notices | null;
  filter: { year: number | null; page: number; key: string };
}

const ANCHOR = "list";

/** The notice board, newest first: searched and narrowed to a year by the address, so that it works without script. */
export function NoticeList({ list, filter: { year, key } }: NoticeListProps) {
  const { t, language } = useTexts("support");
  if (list === null) return <p className={styles.count}>{t("notices.down")}</p>;
  const { notices, years, page, pages, count } = list;
  const hrefOf = (fields: { year: number | null; page?: number }) =>
    listHref(paths.notices, ANCHOR, { key, ...fields });
  const choices = [null, ...years].map((each) => ({
    key: String(each),
    label: each === null ? t("notices.everyYear") : formatCount(each, language),
    href: hrefOf({ year: each }),
    chosen: each === year,
  }));
  return (
    <div id={ANCHOR}>
      <search>
        <form action={`${localePath(paths.notices, language)}#${ANCHOR}`} className={styles.search}>
          <label htmlFor="notice-key">{t("notices.search")}</label>
          <input id="notice-key" name="key" type="search" maxLength={80} defaultValue={key} key={key} />
          {year !== null && <input type="hidden" name="year" value={year} />}
          <button type="submit">{t("notices.find")}</button>
        </form>
      </search>
      <FilterLinks label={t("notices.years")} choices={choices} />
      <p className={styles.count}>
        {count === 0 ? t("notices.none") : t("notices.count", { count, number: formatCount(count, language) })}
      </p>
      <NoticeLines notices={notices} />
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => hrefOf({ year, page: number })}
        words={{
          label: t("notices.paging.label"),
          previous: t("notices.paging.previous"),
          next: t("notices.paging.next"),
          page: (number) => t("notices.paging.page", { number }),
        }}
      />
    </div>
  );
}
