import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useCart } from "@/hooks/cart/use-cart";
import { useAction } from "@/hooks/ui/use-action";
import type { Reorder } from "@/services/orders/own-orders-service";

/** Puts the available lines of an order into the cart, and reports the missing ones (feature 37). */
export function useReorder(orderId: string) {
  const api = useApi();
  const { add, open } = useCart();
  const [result, setResult] = useState<{ added: number; missing: Reorder["missing"] }>({ added: 0, missing: [] });
  const { state, run: reorder } = useAction("The order's products could not be added to the cart", async () => {
    const { planReorder } = await import("@/services/orders/own-orders-service");
    const { lines, missing } = await planReorder(api, orderId);
    const accepted = await Promise.all(lines.map((line) => add(line, { quiet: true })));
    const added = accepted.filter(Boolean).length;
    if (added === 0 && missing.length === 0) throw new Error("The cart accepted no line");
    setResult({ added, missing });
    if (added > 0) open();
  });
  return { state, ...result, reorder };
}
