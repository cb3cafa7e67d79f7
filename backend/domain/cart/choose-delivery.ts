import type { DeliveryType } from "@/backend/contract/shop/delivery";
import { chooseCartDelivery } from "@/backend/db/queries/orders/cart-queries";
import type { Cart } from "@/backend/domain/cart/cart";
import { getCart } from "@/backend/domain/cart/get-cart";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { formatTaka } from "@/utils/money/money";

/** Saves the delivery of a cart as a new version of it (CART-69). @throws DomainError `cart-not-found` */
export async function chooseDelivery(
  context: DbContext,
  choice: { token: string; district: string; type: DeliveryType },
): Promise<Cart> {
  const isKept = await chooseCartDelivery(context.db.pool, choice);
  if (!isKept) throw new DomainError("cart-not-found", { field: "token" });
  return getCart(context, choice.token);
}

/**
 * Checks whether a cart can be paid on delivery (API-SHOP-18). Nothing is saved: the choice is sent with the order.
 * @throws DomainError those of `getCart`, `cart-empty`, and for the choice of cash `cod-not-available` (kind of goods)
 *   or `cod-limit-crossed` (total)
 */
export async function chooseCashOnDelivery(context: DbContext, input: { token: string; cod: boolean }): Promise<Cart> {
  const cart = await getCart(context, input.token);
  if (cart.lines.length === 0) throw new DomainError("cart-empty", { field: "token" });
  if (input.cod && !cart.codAvailable) {
    if (cart.codLimitPoisha === null) throw new DomainError("cod-not-available", { field: "cod" });
    throw new DomainError("cod-limit-crossed", {
      field: "cod",
      facts: { limit: formatTaka(cart.codLimitPoisha) },
    });
  }
  return cart;
}
