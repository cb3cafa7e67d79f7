import type { Chart } from "@/components/content/charts/chart";
import styles from "@/components/content/charts/share-chart.module.css";
import { sharesOf } from "@/utils/pictures/chart-scale";

/** The gap between two parts of the ring, in percent of the ring. */
const GAP = 0.7;
const WHOLE = 100;

/** The parts of a whole as a ring. The list beside it has the same data as text. */
export function ShareChart({ chart: { labels, series, figure, unit } }: { chart: Chart }) {
  const values = series[0]?.values ?? [];
  const parts = sharesOf(values);
  return (
    <div className={styles.frame}>
      <div className={styles.chart}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          {parts.map(({ start, size }, index) => (
            <circle
              key={labels[index]}
              cx="60"
              cy="60"
              r="48"
              pathLength={WHOLE}
              strokeDasharray={`${Math.max(0, size - GAP)} ${WHOLE}`}
              strokeDashoffset={-start}
            />
          ))}
        </svg>
        <dl>
          {labels.map((label, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {figure(values[index] ?? 0)}
                {unit.trim() === "%" ? "%" : ""}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
