import { useState } from "react";
import { useApi } from "@/context/api-context";
import { growingPause, usePolling } from "@/hooks/ui/use-polling";
import { readOrderPass } from "@/services/orders/order-pass-cookie";
import type { ViewedOrder } from "@/services/orders/own-orders-service";
import { logFailure } from "@/utils/browser/log-failure";
import { hasEnded } from "@/utils/checkout/order-end";

const PAUSE_MS = 20_000;

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
  const isAwaitedNow = isMaking || (isAwaited && order.state === "pending_payment");
  const isOver = hasEnded(order) && !isMaking;
  const pauseMs = isOver ? null : isAwaitedNow ? growingPause(lookups) : PAUSE_MS;

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
