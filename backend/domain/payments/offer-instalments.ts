import { listEmiPlans } from "@/backend/db/queries/catalog/emi-queries";
import type { AgreedPlan } from "@/backend/db/stored-types";
import type { DbContext } from "@/backend/domain/domain-context";
import { instalmentsOf } from "@/backend/domain/payments/emi-rules";

interface InstalmentOffer {
  /** The plans whose minimum the total reaches, the lowest monthly sum first. */
  plans: AgreedPlan[];
  /** The lowest minimum total of all plans, in poisha; null when there is no plan. */
  minPoisha: number | null;
}

/** The cost of a total with each plan whose minimum it reaches (API-SHOP-13 `installment`, feature 12). */
export async function offerInstalments({ db }: DbContext, payablePoisha: number): Promise<InstalmentOffer> {
  const plans = await listEmiPlans(db.pool);
  const least = plans.map((plan) => plan.minPricePoisha);
  return {
    plans: instalmentsOf(payablePoisha, plans),
    minPoisha: least.length === 0 ? null : Math.min(...least),
  };
}
