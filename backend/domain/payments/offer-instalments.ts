import { listEmiPlans } from "@/backend/db/queries/catalog/emi-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { instalmentsOf } from "@/backend/domain/payments/emi-rules";

/**
 * The cost of a total with each plan whose minimum it reaches, the lowest monthly sum first (API-SHOP-13 `installment`,
 * feature 12), and the lowest minimum total of all plans, null when there is no plan. Money in poisha.
 */
export async function offerInstalments({ db }: DbContext, payablePoisha: number) {
  const plans = await listEmiPlans(db.pool);
  const least = plans.map((plan) => plan.minPricePoisha);
  return {
    plans: instalmentsOf(payablePoisha, plans),
    minPoisha: least.length === 0 ? null : Math.min(...least),
  };
}
