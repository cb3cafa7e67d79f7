import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useCart } from "@/hooks/cart/use-cart";
import type { Reorder } from "@/services/orders/own-orders-service";
import { logFailure } from "@/utils/browser/log-failure";

type ReorderState = "idle" | "adding" | "failed" | "done";

/** Puts the available lines of an order into the cart, and reports the missing ones (feature 37). */
export function useReorder(orderId: string): {
  state: ReorderState;
  added: number;
  missing: Reorder["missing"];
  reorder(): void;
} {
  const api = useApi();
  const { add, open } = useCart();
  const [state, setState] = useState<ReorderState>("idle");
  const [result, setResult] = useState<{ added: number; missing: Reorder["missing"] }>({ added: 0, missing: [] });

  const run = async () => {
    setState("adding");
    try {
      const { planReorder } = await import("@/services/orders/own-orders-service");
      const { lines, missing } = await planReorder(api, orderId);
      const accepted = await Promise.all(lines.map((line) => add(line, { quiet: true })));
      const added = accepted.filter(Boolean).length;
      setResult({ added, missing });
      setState(added === 0 && missing.length === 0 ? "failed" : "done");
      if (added > 0) open();
    } catch (error) {
      logFailure("The order's products could not be added to the cart", error);
      setState("failed");
    }
  };
  return {
    state,
    ...result,
    reorder() {
      if (state !== "adding") void run();
    },
  };
}
