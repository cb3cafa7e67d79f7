import styles from "@/components/investors/financial-reports.module.css";
import { Outage } from "@/components/investors/outage";
import { YearFilter } from "@/components/investors/year-filter";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import { Pagination } from "@/components/ui/actions/pagination";
import { DataTable } from "@/components/ui/lists/data-table";
import { DocumentList } from "@/components/ui/lists/document-list";
import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { FinancialReport, FinancialReports, FinancialReportType } from "@/services/investors/investors-service";
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
        <Callout>{t("reports.none")}</Callout>
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

/** Key figures of the statements side by side. */
function ReportFigures({ reports }: Pick<FinancialReports, "reports">) {
  const { t } = useTexts("investors");
  const shortOf = ({ type: kind, year: of, quarter }: FinancialReport) =>
    t(`reports.short.${kind}`, { year: of, quarter: quarter ?? 0 });
  const figures = reports[0]?.figures ?? [];
  return (
    <div className={styles.table}>
      <DataTable
        caption={t("reports.table")}
        columns={[
          { key: "statement", label: t("reports.statement") },
          ...figures.map(({ label }, index) => ({ key: String(index), label, align: "end" as const })),
        ]}
        rows={reports.map((report) => ({
          key: report.id,
          cells: {
            statement: shortOf(report),
            ...Object.fromEntries(report.figures.map(({ value }, index) => [String(index), value])),
          },
        }))}
      />
    </div>
  );
}
