import type { Chart } from "@/components/content/charts/chart";
import styles from "@/components/content/charts/chart-drawing.module.css";
import { ChartGround } from "@/components/content/charts/chart-ground";
import { chartScale, depthOf } from "@/utils/pictures/chart-scale";

const PERCENT = 100;
/** The share of a label's width that its columns fill. */
const FILLED = 0.62;
const MAX_WITH_FIGURES = 8;

/** A column for each figure, those of one label side by side. Positions are in percent, so text keeps its size. */
export function ColumnChart({ chart }: { chart: Chart }) {
  const { labels, series, figure } = chart;
  const scale = chartScale(series.flatMap(({ values }) => values));
  const slotWidth = PERCENT / labels.length;
  const width = (slotWidth * FILLED) / series.length;
  const zero = depthOf(0, scale);
  const showsFigures = series.length === 1 && labels.length <= MAX_WITH_FIGURES;
  return (
    <ChartGround scale={scale} labels={labels} figure={figure}>
      {series.map(({ name, values }) => (
        <g key={name} className={styles.series}>
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
                  <text x={`${x + width / 2}%`} y={`${top}%`} dy="-0.5em" textAnchor="middle" className={styles.figure}>
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
