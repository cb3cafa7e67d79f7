import { Timeline } from "@/components/ui/lists/timeline";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdOrderStatus } from "@/services/forms/web-form-service";
import { formatDate, formatMoment } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";

const STEPS = ["received", "reviewed", "booked", "started", "finished"] as const;

/** The progress of an ad order: what was ordered, and each step with its time. */
export function AdOrderProgress({ order, receivedAt }: { order: AdOrderStatus; receivedAt: string }) {
  const { t, language } = useTexts("form-status");
  const moments: Record<string, string | null> = { received: receivedAt, ...order.steps };
  const reached = STEPS.filter((step) => moments[step] !== null);
  const isDeclined = order.steps.declined !== null;
  const steps = isDeclined ? [...reached, "declined" as const] : STEPS;
  const current = isDeclined ? "declined" : (reached.at(-1) ?? "received");
  // A date does not wrap to two lines.
  const dayOf = (day: string) => formatDate(day, language).replaceAll(" ", "\u00a0");
  const events = steps.map((step) => {
    const moment = moments[step] ?? null;
    return {
      key: step,
      label: t(`adOrder.step.${step}`),
      when: step === current ? ("current" as const) : moment === null ? ("future" as const) : ("past" as const),
      note: moment === null ? t("coming") : formatMoment(moment, language),
    };
  });
  return (
    <>
      <p>
        {t("adOrder.facts", {
          budget: formatMoney(order.budgetPoisha, language),
          from: dayOf(order.startsOn),
          to: dayOf(order.endsOn),
        })}
        {order.creative !== null && (
          <>
            <br />
            {t("adOrder.file", { name: order.creative })}
          </>
        )}
      </p>
      <p>{t(`adOrder.now.${current}`)}</p>
      <Timeline label={t("way")} events={events} />
    </>
  );
}
