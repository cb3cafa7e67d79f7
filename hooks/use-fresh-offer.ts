import { useEffect, useRef } from "react";
import type { CartState } from "@/context/cart/cart-state";
import type { Delivery } from "@/hooks/use-delivery";

/**
 * Asks for the delivery again when the goods are no longer those of its answer: a quantity changed at the checkout, or the
 * cart in another tab. Fees and instalments are then those of the new total. Only the goods are compared: two tabs with
 * different districts would otherwise ask in turns without an end.
 */
export function useFreshOffer(
  { totals, delivery: { type } }: Pick<CartState, "totals" | "delivery">,
  { offer, choose }: Pick<Delivery, "offer" | "choose">,
): void {
  const answered = offer?.totals ?? null;
  const { itemsPoisha, includingBundlePoisha } = totals;
  const isOld =
    answered !== null &&
    (answered.itemsPoisha !== itemsPoisha || answered.includingBundlePoisha !== includingBundlePoisha);
  const latest = useRef({ choose, type });
  latest.current = { choose, type };
  // biome-ignore lint/correctness/useExhaustiveDependencies: goods that change while the question is open ask once more
  useEffect(() => {
    if (isOld && itemsPoisha > 0) latest.current.choose(latest.current.type);
  }, [isOld, itemsPoisha, includingBundlePoisha]);
}
