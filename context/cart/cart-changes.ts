import { lineInput, lineKey } from "@/context/cart/cart-state";
import type { CartItemInput } from "@/services/cart/cart-service";
import type { CartLine } from "@/services/cart/read-cart";

/** One change by the customer that the server has not answered yet. */
export type CartChange =
  /** `quiet` leaves the side cart closed: the customer is on the way to the checkout. */
  | { kind: "add"; key: string; item: CartItemInput; quiet?: boolean }
  | { kind: "quantity"; key: string; by: number }
  | { kind: "remove"; key: string }
  /** Undo: puts a line that was just removed back in its place (feature 26). */
  | { kind: "restore"; key: string; item: CartItemInput; at: number }
  /**
   * Lines that were sent before a reload, but not answered, or those of an expired cart. They replace the cart: sending
   * them twice is harmless.
   */
  | { kind: "replace"; key: ""; lines: CartItemInput[] };

/** The whole cart after one change, in the form that is sent. A line with quantity 0 is left out (CART-60). */
export function applyChange(lines: readonly CartItemInput[], change: CartChange): CartItemInput[] {
  switch (change.kind) {
    case "replace":
      return change.lines;
    case "remove":
      return lines.filter((line) => lineKey(line) !== change.key);
    case "restore": {
      const isThere = lines.some((line) => lineKey(line) === change.key);
      // The customer added the product again in the meantime: add the two quantities.
      if (isThere) return withQuantity(lines, change.key, change.item.product_quantity);
      return [...lines.slice(0, change.at), change.item, ...lines.slice(change.at)];
    }
    case "add": {
      const present = lines.some((line) => lineKey(line) === change.key);
      if (!present) return [...lines, change.item];
      // A line has one way of payment: the plan that was chosen last, or no plan.
      return withQuantity(lines, change.key, change.item.product_quantity).map((line) => {
        if (lineKey(line) !== change.key) return line;
        const { emi: _before, ...rest } = line;
        return change.item.emi === undefined ? rest : { ...rest, emi: change.item.emi };
      });
    }
    case "quantity":
      return withQuantity(lines, change.key, change.by);
  }
}

function withQuantity(lines: readonly CartItemInput[], key: string, by: number): CartItemInput[] {
  return lines.flatMap((line) => {
    if (lineKey(line) !== key) return [line];
    const quantity = line.product_quantity + by;
    return quantity > 0 ? [{ ...line, product_quantity: quantity }] : [];
  });
}

/** The cart in the form that is sent, with every waiting change applied. */
export function linesToSend(lines: readonly CartLine[], changes: readonly CartChange[]): CartItemInput[] {
  return changes.reduce<CartItemInput[]>(applyChange, lines.map(lineInput));
}

/** The quantity of one line that the customer wants, including the waiting changes. Never below 0. */
export function requestedQuantity(line: CartLine, changes: readonly CartChange[]): number {
  const key = lineKey(line);
  return linesToSend([line], changes).find((requested) => lineKey(requested) === key)?.product_quantity ?? 0;
}

/** Merges two changes of one line; null when they cannot be merged. Several fast clicks then need only one request. */
export function mergedQuantity(earlier: CartChange, later: CartChange): CartChange | null {
  if (earlier.kind !== "quantity" || later.kind !== "quantity" || earlier.key !== later.key) return null;
  return { ...earlier, by: earlier.by + later.by };
}
