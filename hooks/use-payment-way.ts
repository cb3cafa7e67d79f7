import { useCallback, useEffect, useState } from "react";
import type { PaymentMethod } from "@/services/checkout-service";
import { readStored, writeStored } from "@/utils/browser-storage";

/** The ways to pay as they are offered; instalments are an online payment by a plan. */
export type PaymentChoice = PaymentMethod | "emi";

const WAY_KEY = "paymentWay";

export interface PaymentWay {
  /** What was chosen here, or how this browser paid last while that is possible; null for neither. */
  way: PaymentChoice | null;
  /** Null takes the choice back, and what is remembered with it. */
  choose(way: PaymentChoice | null): void;
  /** Chosen by the product already: stands unless somebody chooses otherwise. */
  suggest(way: PaymentChoice): void;
  /** It is ordered: this way is the one to begin with next time. Instalments are chosen anew with every purchase. */
  remember(way: PaymentMethod): void;
}

/**
 * How an order is paid, remembered in the browser from one order to the next (BEYOND 32).
 * @param isPossible whether a remembered way can be had for this cart
 */
export function usePaymentWay(isPossible: (way: PaymentMethod) => boolean): PaymentWay {
  const [chosen, setChosen] = useState<PaymentChoice | null>(null);
  const [last, setLast] = useState<PaymentMethod | null>(null);

  useEffect(() => {
    const stored = readStored("local", WAY_KEY);
    if (stored === "cod" || stored === "online") setLast(stored);
  }, []);

  const suggest = useCallback((way: PaymentChoice) => setChosen((before) => before ?? way), []);
  return {
    way: chosen ?? (last !== null && isPossible(last) ? last : null),
    choose(way) {
      setChosen(way);
      if (way === null) setLast(null);
    },
    suggest,
    remember: (way) => writeStored("local", WAY_KEY, way),
  };
}
