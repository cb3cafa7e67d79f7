import { useState } from "react";
import { useApi } from "@/context/api-context";
import { usePolling } from "@/hooks/ui/use-polling";
import { readOrderPass } from "@/services/orders/order-pass-cookie";
import type { ViewedOrder } from "@/services/orders/own-orders-service";
import { logFailure } from "@/utils/browser/log-failure";

const PAUSE_MS = 20_000;
/** For a buyer who waits for a payment or an eSIM. It should be ready in seconds; if not, the intervals grow. */
const FAST_PAUSES = [
  { maxLookups: 10, pauseMs: 2_000 },
  { maxLookups: 46, pauseMs: 5_000 },
] as const;
const ENDS: readonly string[] = ["delivered", "cancelled", "expired"];

/**
 * An order as this reader may see it, looked up again until it has ended and its eSIMs are delivered. A failed look-up
 * changes nothing.
 * @param served the order as the server rendered it
 * @param isAwaited true for a payer who waits for the result of the payment
 */
export function useViewedOrder(served: ViewedOrder, isAwaited: boolean): ViewedOrder {
  const api = useApi();
  const [found, setFound] = useState({ of: served, viewed: served, lookups: 0 });
  // A newly rendered page has newer data than an earlier look-up.
  const { viewed, lookups } = found.of === served ? found : { viewed: served, lookups: 0 };
  const { order, esim } = viewed;
  const isMaking = esim?.state === "waiting";
  const isFast = isMaking || (isAwaited && order.state === "pending_payment");
  const isOver = ENDS.includes(order.state) && !isMaking;
  const pauseMs = isOver ? null : isFast ? fastPause(lookups) : PAUSE_MS;

  usePolling(pauseMs, async (isCurrent) => {
    try {
      const { viewOrder } = await import("@/services/orders/own-orders-service");
      const next = await viewOrder(api, order.orderId, { pass: readOrderPass() });
      if (isCurrent()) setFound({ of: served, viewed: next, lookups: lookups + 1 });
    } catch (error) {
      logFailure("The order could not be looked up again", error);
    }
  });
  return viewed;
}

/** @param lookups the number of look-ups so far */
function fastPause(lookups: number): number {
  return FAST_PAUSES.find((entry) => lookups < entry.maxLookups)?.pauseMs ?? PAUSE_MS;
}
