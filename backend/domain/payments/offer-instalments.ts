import { listEmiPlans } from "@/backend/db/queries/catalog/emi-queries";
import type { AgreedPlan } from "@/backend/db/schema/orders";
import type { DomainContext } from "@/backend/domain/domain-context";
import { instalmentsOf } from "@/backend/domain/payments/emi-rules";

export interface InstalmentOffer {
  /** Plans that the total is high enough for, the lowest month first. */
  plans: AgreedPlan[];
  /** Least total of any plan, in poisha; null when there is none. */
  leastPoisha: number | null;
}

/** The cost of a total under every plan that it is high enough for (API-SHOP-13 `installment`, feature 12). */
export async function offerInstalments(
  { db }: Pick<DomainContext, "db">,
  payablePoisha: number,
): Promise<InstalmentOffer> {
  const plans = await listEmiPlans(db.pool);
  const least = plans.map((plan) => plan.leastPricePoisha);
  return {
    plans: instalmentsOf(payablePoisha, plans),
    leastPoisha: least.length === 0 ? null : Math.min(...least),
  };
}
