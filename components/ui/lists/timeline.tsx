import type { ReactNode } from "react";
import styles from "@/components/ui/lists/timeline.module.css";
import { Icon } from "@/components/ui/values/icon";

export type TimelineWhen = "past" | "current" | "future";

export interface TimelineEvent {
  key: string;
  label: string;
  when: TimelineWhen;
  /** Says in words when it was or that it is to come: colour alone tells nobody. */
  note: ReactNode;
}

/** What has happened, what is happening and what comes, in its order. */
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
