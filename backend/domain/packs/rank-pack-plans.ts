import { listPacksForPlans, type PackRow } from "@/backend/db/queries/subscriber-services/pack-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { findPackPlans, type PackNeed, type PackPlan } from "@/backend/domain/packs/pack-finder-rules";
import { contentsOf, type PlanReason, planReasons } from "@/backend/domain/packs/plan-reason-rules";

/** A plan with its packs in full; money in poisha. */
export interface RankedPlan {
  parts: { pack: PackRow; times: number }[];
  pricePoisha: number;
  purchases: number;
  dataMb: number;
  minutes: number;
  reason: PlanReason;
}

/** The cheapest plans for a need (docs/packs-and-recharge.md), the cheapest first; empty if no three packs meet it. */
export async function rankPackPlans(
  { db }: DbContext,
  { need, student }: { need: PackNeed; student: boolean },
): Promise<RankedPlan[]> {
  const packs = await listPacksForPlans(db.pool, student);
  const rowOf = new Map(packs.map((pack) => [pack.id, pack]));
  const plans = findPackPlans(packs, need);
  const reasons = planReasons(plans);
  return plans.flatMap((plan, place) => {
    const reason = reasons[place];
    return reason === undefined ? [] : [rankedPlan(plan, reason, rowOf)];
  });
}

function rankedPlan(plan: PackPlan, reason: PlanReason, rowOf: ReadonlyMap<string, PackRow>): RankedPlan {
  const { dataMb, minutes } = contentsOf(plan);
  const parts = plan.parts.flatMap(({ pack, times }) => {
    const row = rowOf.get(pack.id);
    return row === undefined ? [] : [{ pack: row, times }];
  });
  return { parts, pricePoisha: plan.pricePoisha, purchases: plan.purchases, dataMb, minutes, reason };
}
