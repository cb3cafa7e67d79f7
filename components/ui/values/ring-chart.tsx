import { FactList } from "@/components/ui/lists/fact-list";
import legends from "@/components/ui/values/legend-marks.module.css";
import styles from "@/components/ui/values/ring-chart.module.css";
import { sharesOf } from "@/utils/pictures/chart-scale";

interface RingChartProps {
  /** The parts of the whole: each with its share, and that share as text. */
  parts: readonly { label: string; value: number; text: string }[];
}

/** The gap between two parts of the ring, in percent of the ring. */
const GAP = 0.7;
const WHOLE = 100;

/** The parts of a whole as a ring. The list beside it has the same data as text. */
export function RingChart({ parts }: RingChartProps) {
  const shares = sharesOf(parts.map(({ value }) => value));
  return (
    <div className={`${styles.frame} ${legends.colours}`}>
      <div className={styles.chart}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          {shares.map(({ start, size }, index) => (
            <circle
              key={parts[index]?.label}
              cx="60"
              cy="60"
              r="48"
              pathLength={WHOLE}
              strokeDasharray={`${Math.max(0, size - GAP)} ${WHOLE}`}
              strokeDashoffset={-start}
            />
          ))}
        </svg>
        <FactList facts={parts.map(({ label, text }) => [label, text])} />
      </div>
    </div>
  );
}
