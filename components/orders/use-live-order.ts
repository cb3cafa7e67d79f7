import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useLanguageChange } from "@/hooks/ui/use-language-change";
import { usePolling } from "@/hooks/ui/use-polling";
import type { Order } from "@/services/orders/orders-service";
import { logFailure } from "@/utils/browser/log-failure";
import { hasEnded } from "@/utils/checkout/order-end";

const PAUSE_MS = 20_000;

/**
 * Keeps orders up to date: looks them up again every twenty seconds while the page is visible, and when it becomes
 * visible again, until each has ended; and all of them when the language changes. A failed look-up changes nothing.
 * @param known the orders as they were found
 */
export function useLiveOrders(known: readonly Order[]): Order[] {
  const api = useApi();
  const [fresh, setFresh] = useState<ReadonlyMap<Order, Order>>(new Map());
  // The key is the order object that was passed in: a newly rendered page has newer data than an earlier look-up.
  const orders = known.map((order) => fresh.get(order) ?? order);
  const moving = orders.filter((order) => !hasEnded(order)).map(({ orderId }) => orderId);

  const lookUp = async (ids: readonly string[], isCurrent: () => boolean) => {
    try {
      const { listOrders } = await import("@/services/orders/orders-service");
      const found = new Map((await listOrders(api, ids)).map((order) => [order.orderId, order] as const));
      if (!isCurrent()) return;
      setFresh(
        (before) => new Map(known.map((order) => [order, found.get(order.orderId) ?? before.get(order) ?? order])),
      );
    } catch (error) {
      logFailure("The orders could not be looked up again", error);
    }
  };
  usePolling(moving.length === 0 ? null : PAUSE_MS, (isCurrent) => lookUp(moving, isCurrent));
  useLanguageChange(async (isCurrent) => {
    const ids = orders.map(({ orderId }) => orderId);
    if (ids.length > 0) await lookUp(ids, isCurrent);
  });

  return orders;
}
