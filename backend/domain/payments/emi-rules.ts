import type { EmiPlanRow } from "@/backend/db/queries/emi-queries";
import type { AgreedPlan } from "@/backend/db/schema/orders";
import { DomainError } from "@/backend/domain/domain-error";
import { emiCost } from "@/utils/emi";

/** A plan with what a total comes to under it. @param payablePoisha what the card is charged */
export function agreedPlan({ code, bank, months, feeBasisPoints }: EmiPlanRow, payablePoisha: number): AgreedPlan {
  return { code, bank, months, ...emiCost(payablePoisha, { months, feeBasisPoints }) };
}

/**
 * The plan of an order; paid in instalments is paid online (docs/decisions/074).
 * @param order the code that was asked for, null for none, and the plan that was found under it
 * @throws DomainError `emi-not-available` for an unknown plan, a total below its least, and cash on delivery
 */
export function planOfOrder(order: {
  asked: string | null;
  plan: EmiPlanRow | null;
  paymentMethod: "cod" | "online";
  payablePoisha: number;
}): AgreedPlan | null {
  const { asked, plan, paymentMethod, payablePoisha } = order;
  if (asked === null) return null;
  if (plan === null || paymentMethod !== "online" || payablePoisha < plan.leastPricePoisha) {
    throw new DomainError("emi-not-available", { field: "emi_plan" });
  }
  return agreedPlan(plan, payablePoisha);
}
