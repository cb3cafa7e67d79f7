import type { EmiPlanRow } from "@/backend/db/queries/catalog/emi-queries";
import type { AgreedPlan } from "@/backend/db/stored-types";
import { DomainError } from "@/backend/domain/domain-error";

/**
 * The sum over the whole term, with the bank's charge rounded up to a whole taka, and the monthly share, rounded up
 * to a whole poisha: the last month is never more than the others. Without a charge the total is the price itself.
 * @param amountPoisha the amount charged to the card, whole poisha
 * @param terms months, and the charge for the whole term in hundredths of a percent (450 is 4.5 %)
 * @throws RangeError when there are no months to divide by
 */
export function emiCost(
  amountPoisha: number,
  { months, feeBasisPoints }: Pick<EmiPlanRow, "months" | "feeBasisPoints">,
): { monthlyPoisha: number; totalPoisha: number } {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`Not a number of months: ${months}`);
  const fee = Math.ceil((amountPoisha * feeBasisPoints) / 10_000 / 100) * 100;
  const totalPoisha = amountPoisha + fee;
  return { monthlyPoisha: Math.ceil(totalPoisha / months), totalPoisha };
}

/** A plan with its cost for a total. @param payablePoisha the amount charged to the card */
export function agreedPlan({ code, bank, months, feeBasisPoints }: EmiPlanRow, payablePoisha: number): AgreedPlan {
  return { code, bank, months, ...emiCost(payablePoisha, { months, feeBasisPoints }) };
}

/**
 * The plans whose minimum a sum reaches, with their costs. The lowest monthly sum is first, since the "from" price
 * of every screen uses it; for equal monthly sums the lower total is first, then the order of the business.
 */
export function instalmentsOf(amountPoisha: number, plans: readonly EmiPlanRow[]): AgreedPlan[] {
  return plans
    .filter(({ minPricePoisha }) => minPricePoisha <= amountPoisha)
    .map((plan) => agreedPlan(plan, amountPoisha))
    .sort((one, other) => one.monthlyPoisha - other.monthlyPoisha || one.totalPoisha - other.totalPoisha);
}

/** The lowest monthly plan for a piece; null below the minimum of all plans, and for a pre-order (no instalments). */
export function instalmentsFrom(
  { pricePoisha, preorder }: { pricePoisha: number; preorder: unknown },
  plans: readonly EmiPlanRow[],
): AgreedPlan | null {
  return preorder ? null : (instalmentsOf(pricePoisha, plans)[0] ?? null);
}

/**
 * The plan of an order by its code, null for none; instalments are an online payment (docs/decisions/14).
 * @throws DomainError `emi-not-available` for an unknown plan, a total below its minimum, and cash on delivery
 */
export function planOfOrder(order: {
  code: string | null;
  plan: EmiPlanRow | null;
  paymentMethod: "cod" | "online";
  payablePoisha: number;
}): AgreedPlan | null {
  const { code, plan, paymentMethod, payablePoisha } = order;
  if (code === null) return null;
  if (plan === null || paymentMethod !== "online" || payablePoisha < plan.minPricePoisha) {
    throw new DomainError("emi-not-available", { field: "emi_plan" });
  }
  return agreedPlan(plan, payablePoisha);
}
