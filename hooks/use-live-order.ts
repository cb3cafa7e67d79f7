import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import type { Order, OrderState } from "@/services/orders-service";
import { logFailure } from "@/utils/log-failure";

const PAUSE_MS = 20_000;
/** For somebody who has just paid and waits for word of it. */
const SHORT_PAUSE_MS = 5_000;
const ENDS: readonly OrderState[] = ["delivered", "cancelled", "expired"];

/**
 * Orders as they stand now: looked up again every twenty seconds while the page is in view, and when it comes back into
 * view, until each has come to its end. A look-up that fails leaves what was known.
 * @param known as the page was rendered or as they were found
 * @param hurried whether to look every five seconds instead, as long as one waits for its payment
 */
export function useLiveOrders(known: readonly Order[], hurried = false): Order[] {
  const api = useApi();
  const [fresh, setFresh] = useState<ReadonlyMap<Order, Order>>(new Map());
  // By the very order that was given: a page that was rendered anew knows better than an older look-up.
  const orders = known.map((order) => fresh.get(order) ?? order);
  const moving = orders.filter(({ state }) => !ENDS.includes(state)).map(({ orderId }) => orderId);
  const ids = moving.join();
  const isPressing = hurried && orders.some(({ state }) => state === "pending_payment");
  const shown = useRef(known);
  shown.current = known;

  useEffect(() => {
    if (ids === "") return;
    let isOver = false;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const { listOrders } = await import("@/services/orders-service");
        const asked = shown.current;
        const found = new Map((await listOrders(api, ids.split(","))).map((order) => [order.orderId, order] as const));
        if (isOver) return;
        setFresh(
          (before) => new Map(asked.map((order) => [order, found.get(order.orderId) ?? before.get(order) ?? order])),
        );
      } catch (error) {
        logFailure("The orders could not be looked up again", error);
      }
    };
    const timer = setInterval(() => void look(), isPressing ? SHORT_PAUSE_MS : PAUSE_MS);
    const back = () => void look();
    document.addEventListener("visibilitychange", back);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [api, ids, isPressing]);

  return orders;
}
