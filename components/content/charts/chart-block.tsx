import type { Chart } from "@/components/content/charts/chart";
import styles from "@/components/content/charts/chart-block.module.css";
import lines from "@/components/content/charts/chart-drawing.module.css";
import { ChartGround } from "@/components/content/charts/chart-ground";
import { DataTable } from "@/components/ui/lists/data-table";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import legends from "@/components/ui/values/legend-marks.module.css";
import { RingChart } from "@/components/ui/values/ring-chart";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ShownBlock } from "@/services/content/content-page.server";
import { chartScale, depthOf, formatFigure, spreadEnds } from "@/utils/pictures/chart-scale";

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
    <figure className={`${page.card} ${styles.chart} ${legends.colours}`}>
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

const PERCENT = 100;

/** A line through the points of each series. The last figure is shown at its end. */
function LineChart({ chart }: { chart: Chart }) {
  const { labels, series, figure } = chart;
  const scale = chartScale(series.flatMap(({ values }) => values));
  const slotWidth = PERCENT / labels.length;
  const at = (index: number) => `${slotWidth * (index + 0.5)}%`;
  const ends = spreadEnds(series.map(({ values }) => depthOf(values.at(-1) ?? 0, scale)));
  return (
    <ChartGround scale={scale} labels={labels} figure={figure}>
      {series.map(({ name, values }, seriesIndex) => (
        <g key={name} className={lines.series}>
          {values.slice(1).map((value, index) => (
            <line
              key={labels[index]}
              x1={at(index)}
              y1={`${depthOf(values[index] ?? 0, scale)}%`}
              x2={at(index + 1)}
              y2={`${depthOf(value, scale)}%`}
            />
          ))}
          {values.map((value, index) => (
            <circle key={labels[index]} cx={at(index)} cy={`${depthOf(value, scale)}%`} r="4" />
          ))}
          <text x={at(values.length - 1)} y={`${ends[seriesIndex]}%`} dx="0.75em" dy="0.35em" className={lines.figure}>
            {figure(values.at(-1) ?? 0)}
          </text>
        </g>
      ))}
    </ChartGround>
  );
}

const FILLED = 0.62;
const MAX_WITH_FIGURES = 8;

/** A column for each figure, those of one label side by side. Positions are in percent, so text keeps its size. */
function ColumnChart({ chart }: { chart: Chart }) {
  const { labels, series, figure } = chart;
  const scale = chartScale(series.flatMap(({ values }) => values));
  const slotWidth = PERCENT / labels.length;
  const width = (slotWidth * FILLED) / series.length;
  const zero = depthOf(0, scale);
  const showsFigures = series.length === 1 && labels.length <= MAX_WITH_FIGURES;
  return (
    <ChartGround scale={scale} labels={labels} figure={figure}>
      {series.map(({ name, values }) => (
        <g key={name} className={lines.series}>
          {values.map((value, index) => {
            const seriesIndex = series.findIndex((each) => each.name === name);
            const x = slotWidth * index + (slotWidth * (1 - FILLED)) / 2 + width * seriesIndex;
            const top = Math.min(depthOf(value, scale), zero);
            return (
              <g key={labels[index]}>
                <rect
                  x={`${x}%`}
                  y={`${top}%`}
                  width={`${width}%`}
                  height={`${Math.abs(depthOf(value, scale) - zero)}%`}
                  rx="4"
                />
                {showsFigures && (
                  <text x={`${x + width / 2}%`} y={`${top}%`} dy="-0.5em" textAnchor="middle" className={lines.figure}>
                    {figure(value)}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      ))}
    </ChartGround>
  );
}
