import type { DeliveryType } from "@/backend/contract/shop/delivery";
import { chooseCartDelivery } from "@/backend/db/queries/orders/cart-queries";
import type { Cart } from "@/backend/domain/cart/cart";
import { getCart } from "@/backend/domain/cart/get-cart";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/**
 * Saves the delivery choice of a cart. A new choice increases the version, since the total changes (CART-69).
 * @param choice a district and a way of delivery that were quoted before
 * @throws DomainError `cart-not-found`
 */
export async function chooseDelivery(
  context: DbContext,
  choice: { token: string; district: string; type: DeliveryType },
): Promise<Cart> {
  const isKept = await chooseCartDelivery(context.db.pool, choice);
  if (!isKept) throw new DomainError("cart-not-found", { field: "token" });
  return getCart(context, choice.token);
}
