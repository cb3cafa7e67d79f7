import { useTranslation } from "next-i18next/pages";
import styles from "@/components/orders/orders.module.css";
import { Icon } from "@/components/ui/icon";
import type { OrderEvent } from "@/services/orders-service";
import { formatMoment } from "@/utils/dates";

/** Every step of an order: past, current and coming, told in words as well as in colour (BEYOND 36). */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const { t } = useTranslation("orders");
  const current = events.findLastIndex(({ done }) => done);
  const when = (index: number) => (index < current ? "past" : index === current ? "current" : "future");
  return (
    <ol className={styles.timeline} aria-label={t("timeline.heading")}>
      {events.map(({ state, label, at }, index) => (
        <li key={state} data-when={when(index)} {...(index === current && { "aria-current": "step" as const })}>
          <span className={styles.mark} aria-hidden="true">
            {index <= current && <Icon name="check" size={14} />}
          </span>
          <span className={styles.step}>
            <strong>{label}</strong>
            <span>
              {t(`timeline.${when(index)}`)}
              {at !== null && <time dateTime={at}> · {formatMoment(at)}</time>}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
