import { useEffect, useState } from "react";
import type { PayWith } from "@/services/checkout/payments-service";
import { readStored, writeStored } from "@/utils/browser/browser-storage";

const KEY = "payWith";
/** Stored when the buyer wants to choose on the gateway's page. */
const ELSEWHERE = "there";

/** The wallet that most customers use, for a browser without a stored choice. */
const DEFAULT: PayWith = "bkash";

/**
 * The wallet or card for online payments, remembered by the browser from one payment to the next (feature 32).
 * @param known the wallet or card chosen for this order; null when none was chosen
 */
export function usePayWith(known: PayWith | null = null): {
  payWith: PayWith | null;
  choose(next: PayWith | null): void;
} {
  const [payWith, setPayWith] = useState<PayWith | null>(known ?? DEFAULT);
  useEffect(() => {
    const stored = readStored("local", KEY);
    if (known !== null) return;
    if (stored === "bkash" || stored === "nagad" || stored === "card") setPayWith(stored);
    else if (stored === ELSEWHERE) setPayWith(null);
  }, [known]);
  return {
    payWith,
    choose(next) {
      setPayWith(next);
      writeStored("local", KEY, next ?? ELSEWHERE);
    },
  };
}
