import styles from "@/components/investors/disclosures.module.css";
import { Outage } from "@/components/investors/outage";
import { YearFilter } from "@/components/investors/year-filter";
import { Pagination } from "@/components/ui/actions/pagination";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Disclosures } from "@/services/investors/investor-news-service";
import { formatMoment } from "@/utils/dates/dates";
import { formatFileSize } from "@/utils/numbers/file-size";
import { listHref } from "@/utils/paths/list-href";

interface DisclosureListProps {
  /** Null if it could not be loaded. */
  list: Disclosures | null;
  filter: { year: number | null; page: number };
  path: string;
}

const ANCHOR = "list";

/** Disclosures with their dates, newest first. Each has an anchor, and the document for the stock exchanges. */
export function DisclosureList({ list, filter: { year }, path }: DisclosureListProps) {
  const { t, language } = useTexts("investors");
  if (list === null) return <Outage />;
  const { disclosures, years } = list;
  return (
    <>
      <YearFilter years={years} year={year} hrefOf={(one) => listHref(path, ANCHOR, { year: one })} />
      {disclosures.length === 0 ? (
        <Callout>{t("disclosures.none")}</Callout>
      ) : (
        <ol className={styles.list}>
          {disclosures.map(({ id, title, text, publishedAt, file }) => (
            <li key={id} id={`d-${id}`}>
              <article className={styles.entry}>
                <time dateTime={publishedAt}>{formatMoment(publishedAt, language)}</time>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  {file !== null && (
                    <a href={file.url} className={page.textLink}>
                      {t("disclosures.document")}: {title} (PDF, {formatFileSize(file.bytes, language)})
                    </a>
                  )}
                </div>
              </article>
            </li>
          ))}
        </ol>
      )}
      <Pagination page={list.page} pages={list.pages} hrefOf={(one) => listHref(path, ANCHOR, { year, page: one })} />
    </>
  );
}
