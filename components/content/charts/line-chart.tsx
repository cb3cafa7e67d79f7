import type { Chart } from "@/components/content/charts/chart";
import styles from "@/components/content/charts/chart-drawing.module.css";
import { ChartGround } from "@/components/content/charts/chart-ground";
import { chartScale, depthOf, spreadEnds } from "@/utils/pictures/chart-scale";

const PERCENT = 100;

/** A line through the points of each series. The last figure is shown at its end. */
export function LineChart({ chart }: { chart: Chart }) {
  const { labels, series, figure } = chart;
  const scale = chartScale(series.flatMap(({ values }) => values));
  const slotWidth = PERCENT / labels.length;
  const at = (index: number) => `${slotWidth * (index + 0.5)}%`;
  const ends = spreadEnds(series.map(({ values }) => depthOf(values.at(-1) ?? 0, scale)));
  return (
    <ChartGround scale={scale} labels={labels} figure={figure}>
      {series.map(({ name, values }, seriesIndex) => (
        <g key={name} className={styles.series}>
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
          <text x={at(values.length - 1)} y={`${ends[seriesIndex]}%`} dx="0.75em" dy="0.35em" className={styles.figure}>
            {figure(values.at(-1) ?? 0)}
          </text>
        </g>
      ))}
    </ChartGround>
  );
}
