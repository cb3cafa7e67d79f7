import { useMemo, useState } from "react";
import { useCart } from "@/hooks/cart/use-cart";
import type { CartLine } from "@/services/cart/read-cart";
import type { SimNumber } from "@/services/sims/sims-service";

export interface HeldNumber {
  msisdn: string;
  /** ISO time at which the reservation ends; null when it has ended. */
  until: string | null;
  line: CartLine;
}

/** Reserves numbers by putting them into the cart: the server reserves each one for this cart only (CART-56). */
export function useNumberHold() {
  const { lines, add, remove, renew } = useCart();
  const [holding, setHolding] = useState(false);
  const [refused, setRefused] = useState(false);
  const heldNumbers = useMemo(
    () =>
      lines.flatMap(({ line }) =>
        line.sim === null || line.simReplacement ? [] : [{ msisdn: line.sim, until: line.simHeldUntil, line }],
      ),
    [lines],
  );
  return {
    /** The new numbers in the cart, each with its reservation. */
    heldNumbers,
    holding,
    /** True when the last number could not be reserved. */
    refused,
    /** Puts numbers into the cart, which reserves them and opens the side cart (CART-53). @returns whether all were reserved */
    async hold(sku: string, numbers: readonly SimNumber["msisdn"][]) {
      setHolding(true);
      setRefused(false);
      let accepted = true;
      for (const [position, sim] of numbers.entries()) {
        // The side cart opens once all numbers are in it.
        const quiet = position < numbers.length - 1;
        accepted = accepted && (await add({ sku, product_quantity: 1, sim }, { quiet }));
      }
      setRefused(!accepted);
      setHolding(false);
      return accepted;
    },
    release: remove,
    /** Renews reservations that have ended, if the numbers are still free. */
    renew,
  };
}

/** The numbers in this cart, whatever the list says: the list is the same for everybody. `open` shows the cart. */
export function useNumbersInCart(): { inCart: ReadonlySet<string>; open: () => void } {
  const { lines, open } = useCart();
  const inCart = useMemo(() => new Set(lines.flatMap(({ line }) => line.sim ?? [])), [lines]);
  return { inCart, open };
}
