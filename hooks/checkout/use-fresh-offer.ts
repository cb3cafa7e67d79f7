import { useEffect, useRef } from "react";
import type { CartState } from "@/context/cart/cart-state";
import type { Delivery } from "@/hooks/checkout/use-delivery";

/**
 * Loads the delivery again when the goods or the promotion codes differ from those of its answer, after a change at the
 * checkout or in another tab. The fees and instalments then match the new total. Totals with the fee are not compared:
 * two tabs with different districts would otherwise make each other reload without end.
 */
export function useFreshOffer(
  { totals, promotions, delivery: { type } }: Pick<CartState, "totals" | "promotions" | "delivery">,
  { offer, state, choose }: Pick<Delivery, "offer" | "state" | "choose">,
): void {
  const answered = offer?.totals ?? null;
  const { itemsPoisha, includingBundlePoisha } = totals;
  const isOld =
    answered !== null &&
    (answered.itemsPoisha !== itemsPoisha || answered.includingBundlePoisha !== includingBundlePoisha);
  const latest = useRef({ choose, type, asked: false });
  // A placed order empties the cart: there is nothing left to load.
  latest.current = { choose, type, asked: state !== "idle" && itemsPoisha > 0 };
  // biome-ignore lint/correctness/useExhaustiveDependencies: goods that change while the question is open ask once more
  useEffect(() => {
    if (isOld && itemsPoisha > 0) latest.current.choose(latest.current.type);
  }, [isOld, itemsPoisha, includingBundlePoisha]);

  const codes = promotions.map(({ code }) => code).join(" ");
  const answeredCodes = useRef(codes);
  useEffect(() => {
    if (answeredCodes.current === codes) return;
    answeredCodes.current = codes;
    if (latest.current.asked) latest.current.choose(latest.current.type);
  }, [codes]);
}
