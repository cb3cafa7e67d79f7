import { type CartLineInput, type CartRow, readWanted, replaceCartLines } from "@/backend/db/queries/cart-queries";
import type { Cart, CartProblem } from "@/backend/domain/cart/cart";
import { priceCart, problemsOfUpdate } from "@/backend/domain/cart/cart-rules";
import type { DomainContext } from "@/backend/domain/domain-context";
import { newToken } from "@/backend/domain/random-ids";

export interface CartUpdateInput {
  /** The present cart's token; absent, unknown or ordered makes a new cart with a token of our own. */
  token: string | null;
  retailerToken: string | null;
  /** The whole cart: replaces what was there. A quantity of 0 leaves the line out. */
  lines: readonly CartLineInput[];
}

/** The cart as it is now, or every reason why nothing changed. */
export type CartUpdate = { cart: Cart } | { refused: CartProblem[] };

/**
 * Replaces the lines of a cart (SPEC 7, API-SHOP-07 and -31; SPEC 4, CART-58 to CART-60). Prices are the server's. A
 * refused update changes nothing; nothing is adjusted silently.
 */
export async function setCart({ db }: Pick<DomainContext, "db">, input: CartUpdateInput): Promise<CartUpdate> {
  const skus = [...new Set(input.lines.map((line) => line.sku))];
  const { rules, known, items } = await readWanted(db.pool, skus, input.token);
  const refused = problemsOfUpdate(input.lines, items, rules);
  if (refused.length > 0) return { refused };

  const lines = input.lines.filter((line) => line.quantity > 0);
  const priced = lines.flatMap((line) => {
    const item = items.get(line.sku);
    return item === undefined ? [] : [{ ...item, ...line }];
  });
  // Nothing to keep and nothing to empty: no cart is made.
  if (lines.length === 0 && !known) return { cart: priceCart(null, rules, []) };

  const { retailerToken } = input;
  let row: CartRow | null = null;
  if (known && input.token !== null) {
    row = await replaceCartLines(db.pool, { token: input.token, retailerToken, lines });
  }
  // Also when the cart was ordered a moment ago: what the customer adds now belongs to a new one.
  row ??= await replaceCartLines(db.pool, { token: newToken(), retailerToken, lines });
  return { cart: priceCart(row, rules, priced) };
}
