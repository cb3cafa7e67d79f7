import Head from "next/head";
import styles from "@/components/ui/actions/pagination.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { focusList } from "@/utils/browser/focus-list";
import { formatNumber } from "@/utils/numbers/digits";
import { localePath } from "@/utils/paths/paths";

interface PaginationProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Texts that say what is on the pages, instead of the usual ones. */
  labels?: { label?: string; previous?: string; next?: string };
}

/** The page numbers to show: first, last and those around the current one; null means a gap. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(candidates)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [before + 1, number] : [null, number];
  });
}

/** Pages as real links, with rel for search engines. */
export function Pagination({ page, pages, hrefOf, labels = {} }: PaginationProps) {
  const { t, language } = useTexts();
  if (pages < 2) return null;
  return (
    <nav aria-label={labels.label ?? t("pages.label")} className={styles.pages}>
      <Head>
        {page > 1 && <link rel="prev" href={localePath(hrefOf(page - 1), language)} />}
        {page < pages && <link rel="next" href={localePath(hrefOf(page + 1), language)} />}
      </Head>
      <ul>
        {page > 1 && (
          <li>
            <SiteLink
              href={hrefOf(page - 1)}
              rel="prev"
              className={styles.page}
              onClick={focusList}
              aria-label={labels.previous ?? t("pages.previous")}
            >
              <Icon name="caretLeft" />
            </SiteLink>
          </li>
        )}
        {shownPages(page, pages).map((number, index, all) =>
          number === null ? (
            <li key={`gap-after-${all[index - 1]}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <SiteLink
                href={hrefOf(number)}
                className={styles.page}
                onClick={focusList}
                aria-label={t("pages.page", { number: formatNumber(number, language) })}
                {...(number === page && { "aria-current": "page" as const })}
              >
                {formatNumber(number, language)}
              </SiteLink>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <SiteLink
              href={hrefOf(page + 1)}
              rel="next"
              className={styles.page}
              onClick={focusList}
              aria-label={labels.next ?? t("pages.next")}
            >
              <Icon name="caretRight" />
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
