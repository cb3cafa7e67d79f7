import { type EmiPlanRow, listEmiPlans } from "@/backend/db/queries/catalog/emi-queries";
import { cartExists, findCart } from "@/backend/db/queries/orders/cart-queries";
import type { Cart } from "@/backend/domain/cart/cart";
import { priceCart } from "@/backend/domain/cart/cart-rules";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { readBundles, withExtras } from "@/backend/domain/extras/line-extras";
import { readNumbers } from "@/backend/domain/numbers/read-numbers";

/**
 * A cart with current prices and stock. `problems` lists the lines that cannot be ordered any more
 * (API-SHOP-22 and -30).
 * @throws DomainError `cart-not-found` for a cart that was ordered; `cart-expired` for an unknown token, since only old
 *   carts are deleted
 */
export async function getCart({ db }: DbContext, token: string): Promise<Cart> {
  const found = await findCart(db.pool, token);
  if (found === null) {
    const code = (await cartExists(db.pool, token)) ? "cart-not-found" : "cart-expired";
    throw new DomainError(code, { field: "productToken" });
  }
  const lines = await readNumbers(db.pool, token, found.lines);
  return priceCart(found.cart, found.rules, withExtras(lines, await readBundles(db.pool, lines, token)));
}

/** The banks' EMI plans, if a line of the cart is paid by one. Otherwise they are not read (feature 12). */
export async function plansOfCart({ db }: DbContext, { lines }: Pick<Cart, "lines">): Promise<EmiPlanRow[]> {
  return lines.some(({ options }) => options.emi !== undefined) ? listEmiPlans(db.pool) : [];
}
