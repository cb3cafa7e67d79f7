import type { ReactNode } from "react";
import styles from "@/components/ui/lists/timeline.module.css";
import { Icon } from "@/components/ui/values/icon";

export type TimelineWhen = "past" | "current" | "future";

export interface TimelineEvent {
  key: string;
  label: string;
  when: TimelineWhen;
  /** Says the time or that it is in the future in words: colour alone is not enough. */
  note: ReactNode;
}

/** Past, present and future steps, in their order. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map(({ key, label: name, when, note }) => (
        <li key={key} data-when={when} {...(when === "current" && { "aria-current": "step" as const })}>
          <span className={styles.mark} aria-hidden="true">
            {when !== "future" && <Icon name="check" size={14} />}
          </span>
          <span className={styles.step}>
            <strong>{name}</strong>
            <span>{note}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
