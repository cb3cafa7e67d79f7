import type { ReactNode } from "react";
import styles from "@/components/ui/lists/timeline.module.css";
import { Icon } from "@/components/ui/values/icon";

/** `ended`: the last step, after which nothing follows, e.g. a refusal. */
type TimelineWhen = "past" | "current" | "future" | "ended";

interface TimelineEvent {
  key: string;
  label: string;
  when: TimelineWhen;
  /** The time, or that the step is in the future, in words: colour alone is not enough. */
  note: ReactNode;
}

/** Past, present and future steps, in order. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map(({ key, label: name, when, note }, index) => (
        <li
          key={key}
          data-when={when}
          {...((when === "current" || when === "ended") && { "aria-current": "step" as const })}
        >
          <span className={styles.mark} aria-hidden="true">
            {when === "ended" && <Icon name="close" size={14} />}
            {(when === "past" || (when === "current" && index === events.length - 1)) && (
              <Icon name="check" size={14} />
            )}
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
