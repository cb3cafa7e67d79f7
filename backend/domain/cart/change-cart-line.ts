import type { Cart } from "@/backend/domain/cart/cart";
import { getCart } from "@/backend/domain/cart/get-cart";
import { setCart } from "@/backend/domain/cart/set-cart";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import type { NumberHolder } from "@/backend/domain/numbers/hold-numbers";

interface LineChange {
  token: string;
  /** Version of the cart that the customer has seen. */
  version: number;
  sku: string;
  /** The position of the line, needed when several lines have the SKU; null for the first. */
  line: number | null;
  /** 0 removes the line. */
  quantity: number;
  /** The client whose numbers of the cart are reserved again when their time is over; null for the site itself. */
  holder: NumberHolder | null;
}

/**
 * Changes one line of a cart and leaves the others as they are (API-SHOP-15).
 * @throws DomainError those of `getCart`, `cart-changed`, `cart-line-not-found`, and the first reason of a refused update
 */
export async function changeCartLine(context: DbContext, change: LineChange): Promise<Cart> {
  const cart = await getCart(context, change.token);
  if (cart.version !== change.version) throw new DomainError("cart-changed", { field: "version" });
  const place = change.line ?? cart.lines.findIndex(({ sku }) => sku === change.sku);
  if (cart.lines[place]?.sku !== change.sku) throw new DomainError("cart-line-not-found", { field: "sku" });
  const lines = cart.lines.map(({ sku, quantity, options }, index) => ({
    sku,
    quantity: index === place ? change.quantity : quantity,
    options,
  }));
  const { token, holder, version } = change;
  const update = await setCart(context, { token, retailerToken: null, lines, holder, version });
  if ("cart" in update) return update.cart;
  const [problem] = update.refused;
  if (problem === undefined) throw new DomainError("cart-changed", { field: "version" });
  // The error's field must name the payload of this call, which has only one line.
  throw new DomainError(problem.code, { ...problem, field: "product_quantity" });
}
