import styles from "@/components/investors/financial-reports.module.css";
import { Outage } from "@/components/investors/outage";
import { ReportFigures } from "@/components/investors/report-figures";
import { YearFilter } from "@/components/investors/year-filter";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import { Pagination } from "@/components/ui/actions/pagination";
import { DocumentList } from "@/components/ui/lists/document-list";
import { useTexts } from "@/hooks/ui/use-texts";
import type { FinancialReports, FinancialReportType } from "@/services/investors/investors-service";
import { listHref } from "@/utils/paths/list-href";

interface FinancialReportsProps {
  /** Null if it could not be loaded. */
  list: FinancialReports | null;
  filter: { year: number | null; page: number; type: FinancialReportType | null };
  path: string;
}

const TYPES = ["quarterly", "half-yearly", "annual"] as const;
const ANCHOR = "reports";

/** Financial reports by year and type: their key figures side by side, and the documents. */
export function FinancialReportList({ list, filter, path }: FinancialReportsProps) {
  const { t, language } = useTexts("investors");
  if (list === null) return <Outage />;
  const { reports, years, page, pages } = list;
  const { year, type } = filter;
  const href = (change: Partial<typeof filter>) => listHref(path, ANCHOR, { year, type, page: 1, ...change });
  return (
    <>
      <YearFilter years={years} year={year} hrefOf={(one) => href({ year: one })} />
      <FilterLinks
        label={t("filter.types")}
        choices={[
          { key: "all", label: t("filter.allTypes"), href: href({ type: null }), chosen: type === null },
          ...TYPES.map((each) => ({
            key: each,
            label: t(`reports.types.${each}`),
            href: href({ type: each }),
            chosen: each === type,
          })),
        ]}
      />
      {reports.length === 0 ? (
        <p className={styles.none}>{t("reports.none")}</p>
      ) : (
        <>
          <ReportFigures reports={reports} />
          <h3 className={styles.heading}>{t("reports.documents")}</h3>
          <DocumentList
            columns={2}
            documents={reports.flatMap(({ title, file, publishedOn }) =>
              file === null
                ? []
                : [
                    {
                      href: file.url,
                      title,
                      type: "PDF",
                      bytes: file.bytes,
                      date: publishedOn,
                      ...(language === "bn" && { note: t("reports.inEnglish") }),
                    },
                  ],
            )}
          />
          <Pagination page={page} pages={pages} hrefOf={(one) => href({ page: one })} />
        </>
      )}
    </>
  );
}
