import styles from "@/components/investors/financial-reports.module.css";
import { DataTable } from "@/components/ui/lists/data-table";
import { useTexts } from "@/hooks/ui/use-texts";
import type { FinancialReport, FinancialReports } from "@/services/investors/investors-service";

/** Key figures of the statements side by side. */
export function ReportFigures({ reports }: Pick<FinancialReports, "reports">) {
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
