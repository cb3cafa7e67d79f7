import type { Chart } from "@/components/content/charts/chart";
import styles from "@/components/content/charts/chart-block.module.css";
import { ColumnChart } from "@/components/content/charts/column-chart";
import { LineChart } from "@/components/content/charts/line-chart";
import { DataTable } from "@/components/ui/lists/data-table";
import { Icon } from "@/components/ui/values/icon";
import legends from "@/components/ui/values/legend-marks.module.css";
import { RingChart } from "@/components/ui/values/ring-chart";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ShownBlock } from "@/services/content/content-page.server";
import { formatFigure } from "@/utils/pictures/chart-scale";

/** Figures as a chart, and as a table for screen readers. */
export function ChartBlock({ chart }: { chart: Extract<ShownBlock, { type: "charts" }>["items"][number] }) {
  const { t, language } = useTexts("content");
  const { caption, kind, unit, labels, series, note } = chart;
  const figure = (value: number) => formatFigure(value, language);
  const partOf = (label: string, index: number) => {
    const value = series[0]?.values[index] ?? 0;
    return { label, value, text: figure(value) + (unit.trim() === "%" ? "%" : "") };
  };
  const drawing: Chart = { labels, series, figure };
  return (
    <figure className={`${styles.chart} ${legends.colours}`}>
      <figcaption>
        <strong>{caption}</strong> <span>{unit}</span>
      </figcaption>
      {series.length > 1 && kind !== "shares" && (
        <ul className={`${styles.legend} ${legends.marks}`}>
          {series.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {kind === "columns" && <ColumnChart chart={drawing} />}
      {kind === "line" && <LineChart chart={drawing} />}
      {kind === "shares" && <RingChart parts={labels.map(partOf)} />}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <details className={styles.table}>
        <summary>
          {t("chart.table")}
          <Icon name="caretDown" size={16} />
        </summary>
        <DataTable
          caption={`${caption} (${unit})`}
          captionShown={false}
          columns={[
            { key: "label", label: t("chart.label") },
            ...series.map(({ name }) => ({ key: name, label: name, align: "end" as const })),
          ]}
          rows={labels.map((label, index) => ({
            key: label,
            cells: {
              label,
              ...Object.fromEntries(series.map(({ name, values }) => [name, figure(values[index] ?? 0)])),
            },
          }))}
        />
      </details>
    </figure>
  );
}
