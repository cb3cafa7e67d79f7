import type { ReactNode } from "react";
import styles from "@/components/content/charts/chart-drawing.module.css";
import { type ChartScale, depthOf, isTightInHalf, labelsOnPhone } from "@/utils/pictures/chart-scale";

interface ChartGroundProps {
  scale: ChartScale;
  labels: readonly string[];
  figure: (value: number) => string;
  children: ReactNode;
}

const MAX_LABELS = 12;

/** The background of a chart: grid lines, their figures, and the labels below. The chart itself is drawn inside. */
export function ChartGround({ scale, labels, figure, children }: ChartGroundProps) {
  const { step, upright } = labelsOnPhone(labels);
  const wide = Math.ceil(labels.length / MAX_LABELS);
  return (
    <div className={styles.ground} aria-hidden="true">
      <ol className={styles.ticks}>
        {scale.ticks.map((tick) => (
          <li key={tick} style={{ top: `${depthOf(tick, scale)}%` }}>
            {figure(tick)}
          </li>
        ))}
      </ol>
      <svg className={styles.drawing} width="100%" height="100%" aria-hidden="true">
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={`${depthOf(tick, scale)}%`}
            y2={`${depthOf(tick, scale)}%`}
            className={tick === 0 ? styles.zero : styles.grid}
          />
        ))}
        {children}
      </svg>
      <ol
        className={styles.labels}
        data-upright={upright || undefined}
        data-tight={(upright && isTightInHalf(labels)) || undefined}
        data-step={step === 1 ? undefined : step}
        style={{ gridTemplateColumns: `repeat(${labels.length}, minmax(0, 1fr))` }}
      >
        {labels.map((label, index) => (
          <li key={label} data-narrow={index % step === 0 || undefined} data-wide={index % wide === 0 || undefined}>
            <span>{label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
