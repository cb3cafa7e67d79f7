import {
  type CartLineInput,
  type CartRow,
  readCartUpdate,
  replaceCartLines,
} from "@/backend/db/queries/orders/cart-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { Cart, CartProblem } from "@/backend/domain/cart/cart";
import { priceCart, problemsOfUpdate } from "@/backend/domain/cart/cart-rules";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { readBundles, withExtras } from "@/backend/domain/extras/line-extras";
import { holdNumbers, type NumberHolder } from "@/backend/domain/numbers/hold-numbers";
import { bindReplacements, type CartUpdateLine } from "@/backend/domain/numbers/replacement-lines";
import { newNumbersOf, problemsOfSimLines, withNumbers } from "@/backend/domain/numbers/sim-lines";
import { newToken } from "@/backend/domain/random-ids";

interface CartUpdateInput {
  /** Token of the present cart. If absent, unknown or of an ordered cart, a new cart with a new token is made. */
  token: string | null;
  retailerToken: string | null;
  /** All lines of the cart; they replace the present ones. A line with quantity 0 is left out. */
  lines: readonly CartUpdateLine[];
  /** The client that reserves the numbers of the SIM lines; null for a call by the site itself. */
  holder: NumberHolder | null;
  /** The version of the cart from which the lines were made; without it they replace those of any version. */
  version?: number;
  /** Counts a new cart against the client's budget; absent where none is made. @throws DomainError `too-many-requests` */
  takeBudget?: () => Promise<void>;
}

type CartUpdate = { cart: Cart } | { refused: CartProblem[] };

/**
 * Replaces the lines of a cart (API-SHOP-07 and -31; CART-58 to CART-60). The server sets the prices. A refused update
 * changes nothing; nothing is corrected silently. The numbers of SIM lines are reserved for the cart. A SIM replacement
 * is bound to the request whose key it has.
 * @throws DomainError the errors of `holdNumbers`; `cart-changed` when the cart has another version than the one given;
 *   `too-many-requests` for a new cart
 */
export async function setCart({ db }: DbContext, input: CartUpdateInput): Promise<CartUpdate> {
  const skus = [...new Set(input.lines.map((line) => line.sku))];
  const { rules, known, holdsNumbers, items } = await readCartUpdate(db.pool, skus, input.token);
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
  if (token === null) await input.takeBudget?.();
  const { retailerToken, version = null } = input;
  if (!holdsNumbers && newNumbersOf(lines).length === 0) {
    const row = await replaceLines(db.pool, { token, retailerToken, lines, version });
    return { cart: priceCart(row, rules, withExtras(priced, bundles)) };
  }
  // Lines and reservations change together: a number that cannot be reserved leaves the cart as it was.
  const { row, numbers } = await inTransaction(db, async (transaction) => {
    const row = await replaceLines(transaction, { token, retailerToken, lines, version });
    const hold = { cartToken: row?.token ?? "", numbers: numbersOf(input.lines), holder: input.holder };
    return { row, numbers: await holdNumbers(transaction, hold) };
  });
  return { cart: priceCart(row, rules, withExtras(withNumbers(priced, numbers), bundles)) };
}

async function replaceLines(
  connection: Connection,
  {
    token,
    ...cart
  }: { token: string | null; retailerToken: string | null; lines: readonly CartLineInput[]; version: number | null },
): Promise<CartRow | null> {
  const row = token === null ? null : await replaceCartLines(connection, { token, ...cart });
  if (row === null && cart.version !== null) throw new DomainError("cart-changed", { field: "version" });
  // This also applies when the cart was ordered a moment ago: items that are added now go into a new cart.
  return row ?? replaceCartLines(connection, { token: newToken(), ...cart });
}

/** The new SIM numbers in an update, each with its field in the payload. */
function numbersOf(lines: readonly CartLineInput[]): { msisdn: string; field: string }[] {
  return lines.flatMap((line, index) =>
    line.quantity === 0 ? [] : newNumbersOf([line]).map((msisdn) => ({ msisdn, field: `product.${index}` })),
  );
}
