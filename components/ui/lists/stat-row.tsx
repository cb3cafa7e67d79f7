import type { ReactNode } from "react";
import styles from "@/components/ui/lists/stat-row.module.css";
import { Icon } from "@/components/ui/values/icon";

interface StatTileProps {
  /** The number, already in the digits of the page's language. */
  value: string;
  /** The unit, in small type after the number: `GB`, `million`. */
  unit?: string;
  label: string;
  /** The change, in words that also give its direction: `4.2 % more than last year`. */
  change?: { text: string; trend: "up" | "down" | "level" };
}

/** One figure with its label. A part of a StatRow. */
export function StatTile({ value, unit, label, change }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd className={styles.value}>
        {value}
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </dd>
      {change && (
        <dd className={styles.change} data-trend={change.trend}>
          {change.trend !== "level" && <Icon name="arrowUp" size={16} />}
          {change.text}
        </dd>
      )}
    </div>
  );
}

/** Figures side by side, two in a row on a phone. Its children are StatTiles. */
export function StatRow({ children }: { children: ReactNode }) {
  return <dl className={styles.row}>{children}</dl>;
}
