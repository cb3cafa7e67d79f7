import styles from "@/components/ads-platform/budget-estimator.module.css";
import { EstimateView } from "@/components/ads-platform/estimate-view";
import type { useAdPlan } from "@/components/ads-platform/use-ad-plan";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdsPlanner } from "@/services/ads-platform/ads-page.server";
import { formatMoney } from "@/utils/money/money";

const POISHA = 100;

/** The reach of the plan, and the minimum budget of its goal. */
export function PlanEstimate({ rates, state }: { rates: AdsPlanner["rates"]; state: ReturnType<typeof useAdPlan> }) {
  const { t, language } = useTexts("ads");
  const { plan, estimate, loading, failed } = state;
  const goal = rates.goals.find(({ id }) => id === plan.goal);
  const audience = rates.audiences.find(({ id }) => id === plan.audience);
  const isBelow = goal !== undefined && plan.budget * POISHA < goal.leastPoisha;
  return (
    <section id="estimate" aria-label={t("estimate.label")} aria-live="polite" className={styles.result}>
      {failed || estimate === null || audience === undefined ? (
        <p className={styles.error}>{t("estimate.failed")}</p>
      ) : (
        <EstimateView estimate={estimate} audience={audience} plan={plan} loading={loading} />
      )}
      {isBelow && goal !== undefined && (
        <p className={styles.note}>
          {t("estimate.below", { goal: goal.label, least: formatMoney(goal.leastPoisha, language) })}
        </p>
      )}
    </section>
  );
}
