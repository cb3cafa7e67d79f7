import type { PackPlan } from "@/backend/domain/packs/pack-finder-rules";

/** The reason why a plan is in the list. The site turns it into text. */
export interface PlanReason {
  /**
   * cheaper = costs less than the plan `other`; only = nothing else fits; fewer-purchases, more-data, more-minutes and
   * lasts-longer = its advantage over the first plan; next = merely the next in price.
   */
  kind: "cheaper" | "only" | "fewer-purchases" | "more-data" | "more-minutes" | "lasts-longer" | "next";
  /** Index of the plan that it is compared with; null for `only`. */
  other: number | null;
  /** The price difference to that plan in poisha: less for `cheaper`, more for the other kinds. */
  differencePoisha: number;
  /** Its advantage over that plan in MB, minutes or hours; 0 for a kind without such an advantage. */
  extra: number;
}

/** The total volume of all purchases of a plan. */
export function contentsOf({ parts }: PackPlan): { dataMb: number; minutes: number; hours: number } {
  const sum = (amountOf: (part: PackPlan["parts"][number]) => number) =>
    parts.reduce((total, part) => total + amountOf(part) * part.times, 0);
  return {
    dataMb: sum(({ pack }) => pack.dataMb),
    minutes: sum(({ pack }) => pack.minutes),
    hours: Math.max(0, ...parts.map(({ pack, times }) => pack.validityHours * times)),
  };
}

/** An advantage of up to a tenth is not mentioned. */
const MIN_ADVANTAGE = 1.1;

/** The advantage of the cheapest plan: its saving compared with the other way to buy (one purchase, or several). */
function reasonOfFirst(plans: readonly PackPlan[]): PlanReason {
  const [first, ...others] = plans;
  if (first === undefined || others.length === 0) return { kind: "only", other: null, differencePoisha: 0, extra: 0 };
  const unlike = others.findIndex(({ purchases }) => (first.purchases === 1 ? purchases > 1 : purchases === 1));
  const other = Math.max(0, unlike) + 1;
  const differencePoisha = (plans[other]?.pricePoisha ?? 0) - first.pricePoisha;
  return { kind: "cheaper", other, differencePoisha, extra: 0 };
}

/** The advantage of a plan for its higher price. */
function reasonOfNext(first: PackPlan, plan: PackPlan): PlanReason {
  const [base, own] = [contentsOf(first), contentsOf(plan)];
  const more = { other: 0, differencePoisha: plan.pricePoisha - first.pricePoisha };
  if (plan.purchases < first.purchases) {
    return { kind: "fewer-purchases", ...more, extra: first.purchases - plan.purchases };
  }
  if (own.dataMb > base.dataMb * MIN_ADVANTAGE) return { kind: "more-data", ...more, extra: own.dataMb - base.dataMb };
  if (own.minutes > base.minutes * MIN_ADVANTAGE) {
    return { kind: "more-minutes", ...more, extra: own.minutes - base.minutes };
  }
  if (own.hours > base.hours * MIN_ADVANTAGE) return { kind: "lasts-longer", ...more, extra: own.hours - base.hours };
  return { kind: "next", ...more, extra: 0 };
}

/** The reasons of the ranked plans, in the same order. */
export function planReasons(plans: readonly PackPlan[]): PlanReason[] {
  const [first] = plans;
  return plans.map((plan) =>
    first === undefined || plan === first ? reasonOfFirst(plans) : reasonOfNext(first, plan),
  );
}
