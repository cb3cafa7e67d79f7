import { type EmiPlanRow, listEmiPlans } from "@/backend/db/queries/catalog/emi-queries";
import type { Cart } from "@/backend/domain/cart/cart";
import type { DomainContext } from "@/backend/domain/domain-context";

/** The banks' plans where a line of the cart was chosen with one; none are read for any other cart (feature 12). */
export async function plansOfCart(
  { db }: Pick<DomainContext, "db">,
  { lines }: Pick<Cart, "lines">,
): Promise<EmiPlanRow[]> {
  return lines.some(({ options }) => options.emi !== undefined) ? listEmiPlans(db.pool) : [];
}
