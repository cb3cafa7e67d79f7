import styles from "@/components/content/blocks/stats-block.module.css";
import type { ShownBlock } from "@/services/content/content-page.server";

type Stat = Extract<ShownBlock, { type: "stats" }>["items"][number];

/** Large figures without a chart. */
export function StatsBlock({ items }: { items: readonly Stat[] }) {
  return (
    <dl className={styles.stats} data-count={items.length}>
      {items.map(({ value, label, note }) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
