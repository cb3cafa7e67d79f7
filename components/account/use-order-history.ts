import { useEffect, useRef } from "react";
import { useApi } from "@/context/api-context";
import { useAccountBlock, useSessionEnd } from "@/hooks/account/use-account-block";
import { useAction } from "@/hooks/ui/use-action";
import { useLanguageChange } from "@/hooks/ui/use-language-change";
import { listMyOrders, type OrderHistory } from "@/services/orders/order-history-service";

/** The orders of the user's number, loaded page by page. */
export function useOrderHistory(initial: OrderHistory | null) {
  const api = useApi();
  const block = useAccountBlock(initial, (query) => listMyOrders(query));
  const { data, setData } = block;
  /** Loads older orders up to this page and adds them to the list, while `isCurrent` allows it. */
  const older = useAction(
    "Older orders could not be loaded",
    async (shown: OrderHistory, upTo: number = shown.page + 1, isCurrent: () => boolean = () => true) => {
      let all = shown;
      for (let page = shown.page + 1; page <= upTo; page++) {
        const next = await listMyOrders(api, { page });
        // A new order in the meantime moves the others by one place, so the next page can repeat an order.
        const known = new Set(all.orders.map(({ orderId }) => orderId));
        all = { ...next, orders: [...all.orders, ...next.orders.filter(({ orderId }) => !known.has(orderId))] };
      }
      if (isCurrent()) setData(all);
    },
    useSessionEnd(),
  );
  // The page comes in another language with its first orders only.
  const shownPage = useRef(1);
  useLanguageChange((isCurrent) => {
    if (data !== null && data.page < shownPage.current) void older.run(data, shownPage.current, isCurrent);
  });
  useEffect(() => {
    shownPage.current = data?.page ?? 1;
  }, [data]);
  return { block, older };
}
