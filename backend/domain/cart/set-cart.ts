import {
  type CartLineInput,
  type CartRow,
  readWanted,
  replaceCartLines,
} from "@/backend/db/queries/orders/cart-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { Cart, CartProblem } from "@/backend/domain/cart/cart";
import { priceCart, problemsOfUpdate } from "@/backend/domain/cart/cart-rules";
import type { DomainContext } from "@/backend/domain/domain-context";
import { readBundles, withExtras } from "@/backend/domain/extras/line-extras";
import { holdNumbers, type NumberHolder } from "@/backend/domain/numbers/hold-numbers";
import { type AskedLine, bindReplacements } from "@/backend/domain/numbers/replacement-lines";
import { newNumbersOf, problemsOfSimLines, withNumbers } from "@/backend/domain/numbers/sim-lines";
import { newToken } from "@/backend/domain/random-ids";

export interface CartUpdateInput {
  /** The present cart's token; absent, unknown or ordered makes a new cart with a token of our own. */
  token: string | null;
  retailerToken: string | null;
  /** The whole cart: replaces what was there. A quantity of 0 leaves the line out. */
  lines: readonly AskedLine[];
  /** Who reserves the numbers of its SIM lines; null for a call of the site itself. */
  holder?: NumberHolder | null;
}

/** The cart as it is now, or every reason why nothing changed. */
export type CartUpdate = { cart: Cart } | { refused: CartProblem[] };

/**
 * Replaces the lines of a cart (API-SHOP-07 and -31; CART-58 to CART-60). Prices are the server's. A refused update
 * changes nothing; nothing is adjusted silently. The numbers of SIM lines are reserved for the cart, and a replacement
 * is bound to the request whose key it has.
 * @throws DomainError those of `holdNumbers`
 */
export async function setCart({ db }: Pick<DomainContext, "db">, input: CartUpdateInput): Promise<CartUpdate> {
  const skus = [...new Set(input.lines.map((line) => line.sku))];
  const { rules, known, holdsNumbers, items } = await readWanted(db.pool, skus, input.token);
  const bundles = await readBundles(db.pool, input.lines, input.token);
  const bound = await bindReplacements(db.pool, input.lines);
  const refused = [
    ...problemsOfUpdate(input.lines, items, rules, bundles),
    ...problemsOfSimLines(input.lines, items),
    ...bound.problems,
  ];
  if (refused.length > 0) return { refused };

  const lines = bound.lines.filter((line) => line.quantity > 0);
  const priced = lines.flatMap((line) => {
    const item = items.get(line.sku);
    return item === undefined ? [] : [{ ...item, ...line }];
  });
  // Nothing to save and nothing to empty: no cart is created.
  if (lines.length === 0 && !known) return { cart: priceCart(null, rules, []) };

  const token = known ? input.token : null;
  const { retailerToken } = input;
  if (!holdsNumbers && newNumbersOf(lines).length === 0) {
    const row = await replaceLines(db.pool, { token, retailerToken, lines });
    return { cart: priceCart(row, rules, withExtras(priced, bundles)) };
  }
  // Lines and reservations change together: a number that cannot be reserved leaves the cart as it was.
  const { row, numbers } = await inTransaction(db, async (transaction) => {
    const row = await replaceLines(transaction, { token, retailerToken, lines });
    const { holder = null } = input;
    const wanted = numbersWanted(input.lines);
    const numbers = await holdNumbers(transaction, { cartToken: row?.token ?? "", numbers: wanted, holder });
    return { row, numbers };
  });
  return { cart: priceCart(row, rules, withExtras(withNumbers(priced, numbers), bundles)) };
}

async function replaceLines(
  connection: Connection,
  { token, ...cart }: { token: string | null; retailerToken: string | null; lines: readonly CartLineInput[] },
): Promise<CartRow | null> {
  const row = token === null ? null : await replaceCartLines(connection, { token, ...cart });
  // Also when the cart was ordered a moment ago: what the customer adds now belongs to a new cart.
  return row ?? replaceCartLines(connection, { token: newToken(), ...cart });
}

/** The new numbers of an update, each with the field of the payload that names it. */
function numbersWanted(lines: readonly CartLineInput[]): { msisdn: string; field: string }[] {
  return lines.flatMap((line, index) =>
    line.quantity === 0 ? [] : newNumbersOf([line]).map((msisdn) => ({ msisdn, field: `product.${index}` })),
  );
}
