import styles from "@/components/packs/pack-finder.module.css";
import { PlanCard } from "@/components/packs/plan-card";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import type { PackPlan } from "@/services/packs/packs-service";
import type { PackNeed } from "@/utils/packs/pack-need";

interface PlanListProps {
  id: string;
  need: PackNeed;
  plans: readonly PackPlan[];
  /** True while other plans are loading. */
  busy: boolean;
}

/** The plans that meet a need, the best first. */
export function PlanList({ id, need, plans, busy }: PlanListProps) {
  const { t, count, volumeText } = usePackLabels();
  const labels = {
    data: volumeText(need.gb * 1024),
    minutes: t("finder.minutes", { number: count(need.minutes) }),
    days: t("days", { count: need.days, number: count(need.days) }),
  };
  return (
    <section id={id} aria-labelledby="plans-title" aria-busy={busy} className={styles.plans}>
      <h2 id="plans-title">{t("finder.results")}</h2>
      <p role="status" className={styles.status}>
        {need.gb + need.minutes === 0
          ? t("finder.nothing")
          : t(plans.length === 0 ? "finder.none" : "finder.found", {
              count: plans.length,
              number: count(plans.length),
              ...labels,
            })}
      </p>
      <ol className={styles.list}>
        {plans.map((plan, place) => (
          <li key={plan.packs.map(({ pack, times }) => `${pack.packId} ${times}`).join()}>
            <PlanCard plan={plan} place={place} other={plans[plan.reason.other ?? -1] ?? null} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t("finder.note")}</p>
    </section>
  );
}
