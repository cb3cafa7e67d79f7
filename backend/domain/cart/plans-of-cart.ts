import { type EmiPlanRow, listEmiPlans } from "@/backend/db/queries/catalog/emi-queries";
import type { Cart } from "@/backend/domain/cart/cart";
import type { DbContext } from "@/backend/domain/domain-context";

/** The banks' EMI plans, if a line of the cart is paid by one. Otherwise they are not read (feature 12). */
export async function plansOfCart({ db }: DbContext, { lines }: Pick<Cart, "lines">): Promise<EmiPlanRow[]> {
  return lines.some(({ options }) => options.emi !== undefined) ? listEmiPlans(db.pool) : [];
}
