import { Timeline } from "@/components/ui/lists/timeline";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderEvent } from "@/services/orders/orders-service";
import { formatMoment } from "@/utils/dates/dates";

/** Every step of an order: past, current and future, in words as well as in colour (feature 36). */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const { t, language } = useTexts("orders");
  const current = events.findLastIndex(({ done }) => done);
  const whenOf = (index: number) => (index < current ? "past" : index === current ? "current" : "future");
  const steps = events.map(({ state, label, at }, index) => {
    const when = whenOf(index);
    const isEnded = when === "current" && (state === "cancelled" || state === "expired");
    const note = (
      <>
        {t(`timeline.${when}`)}
        {at !== null && <time dateTime={at}> · {formatMoment(at, language)}</time>}
      </>
    );
    return { key: state, label, when: isEnded ? "ended" : when, note } as const;
  });
  return <Timeline label={t("timeline.heading")} events={steps} />;
}
