import styles from "@/components/packs/pack-finder.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Badge } from "@/components/ui/values/badge";
import type { PackPlan } from "@/services/packs/packs-service";
import { packPath } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

const HOURS_IN_DAY = 24;

/** The reason why a plan is in the list, in one or two sentences. */
function useReason() {
  const { t, money, volumeText, named } = usePackLabels();
  const namesOf = (plan: PackPlan) => plan.packs.map(({ pack, times }) => named(pack, times)).join(t("plan.and"));

  const cheaper = (plan: PackPlan, other: PackPlan, amount: string): string => {
    if (plan.reason.differencePoisha === 0) return t("reason.same");
    if (plan.purchases === 1 && other.purchases > 1) return t("reason.single", { amount });
    if (other.purchases > 1) return t("reason.next", { amount });
    return plan.packs.length > 1
      ? t("reason.together", { amount, other: namesOf(other) })
      : t("reason.cheaper", { amount, plan: namesOf(plan), other: namesOf(other) });
  };

  return (plan: PackPlan, other: PackPlan | null): string => {
    const { kind, differencePoisha, extra } = plan.reason;
    if (kind === "only" || other === null) return t("reason.only");
    const amount = money(differencePoisha);
    if (kind === "cheaper") return cheaper(plan, other, amount);
    const price = t(differencePoisha === 0 ? "reason.sameAsFirst" : "reason.more", { amount });
    if (kind === "next") return price;
    const more = {
      "fewer-purchases": () => t("reason.fewer-purchases", { count: extra }),
      "more-data": () => t("reason.more-data", { volume: volumeText(extra) }),
      "more-minutes": () => t("reason.more-minutes", { number: extra }),
      "lasts-longer": () => {
        const days = Math.round(extra / HOURS_IN_DAY);
        return t("reason.lasts-longer", { count: days });
      },
    };
    return `${price} ${more[kind]()}`;
  };
}

interface PlanCardProps {
  plan: PackPlan;
  /** 0 for the cheapest. */
  place: number;
  /** The plan that the reason compares this plan with. */
  other: PackPlan | null;
}

/** A plan: its packs with the number of purchases of each, the total price, and the reason why it is listed. */
export function PlanCard({ plan, place, other }: PlanCardProps) {
  const { t, money, volumeText, named } = usePackLabels();
  const reason = useReason();
  const contents = [
    ...(plan.dataMb > 0 ? [volumeText(plan.dataMb)] : []),
    ...(plan.minutes > 0 ? [t("finder.minutes", { number: plan.minutes })] : []),
    t("plan.purchases", { count: plan.purchases }),
  ];
  return (
    <article className={place === 0 ? `${styles.plan} ${styles.first}` : styles.plan}>
      <div className={styles.total}>
        {place === 0 && <Badge tone="brand">{t("plan.cheapest")}</Badge>}
        <h3>{t("plan.total", { amount: money(plan.totalPoisha) })}</h3>
        <p>{contents.join(" · ")}</p>
      </div>
      <p>{keepUnits(reason(plan, other))}</p>
      <ul className={styles.parts}>
        {plan.packs.map(({ pack, times }) => (
          <li key={pack.packId}>
            <span>
              <b>{named(pack, times)}</b>
              <small>
                {keepUnits(
                  times === 1
                    ? money(pack.pricePoisha)
                    : t("plan.each", { amount: money(pack.pricePoisha), total: money(pack.pricePoisha * times) }),
                )}
              </small>
            </span>
            <SiteLink
              href={packPath(pack.packId)}
              prefetch={false}
              className={styles.buy}
              aria-label={t("buyPack", { title: pack.title, price: money(pack.pricePoisha) })}
            >
              {t("buy")}
            </SiteLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
