import { useEffect, useState } from "react";
import type { PayWith } from "@/services/payments-service";
import { readStored, removeStored, writeStored } from "@/utils/browser-storage";

const KEY = "payWith";

/**
 * The wallet or card of online payments, remembered in the browser from one payment to the next (BEYOND 32).
 * @param known what the order at hand was to be paid with; null when that was left to the gateway's page
 */
export function usePayWith(known: PayWith | null = null): {
  payWith: PayWith | null;
  choose(next: PayWith | null): void;
} {
  const [payWith, setPayWith] = useState(known);
  useEffect(() => {
    const stored = readStored("local", KEY);
    if (stored === "bkash" || stored === "nagad" || stored === "card") setPayWith((before) => before ?? stored);
  }, []);
  return {
    payWith,
    choose(next) {
      setPayWith(next);
      if (next === null) removeStored("local", KEY);
      else writeStored("local", KEY, next);
    },
  };
}
