import { useApi } from "@/context/api-context";
import { useAccountBlock, useSessionEnd } from "@/hooks/account/use-account-block";
import { useAction } from "@/hooks/ui/use-action";
import { listMyOrders, type OrderHistory } from "@/services/orders/order-history-service";

/** The orders of the user's number, loaded page by page. */
export function useOrderHistory(initial: OrderHistory | null) {
  const api = useApi();
  const block = useAccountBlock(initial, (query) => listMyOrders(query));
  /** Loads the next page of older orders and adds it to the list. */
  const older = useAction(
    "Older orders could not be loaded",
    async ({ page, orders }: OrderHistory) => {
      const next = await listMyOrders(api, { page: page + 1 });
      // A new order in the meantime moves the others by one place, so the next page can repeat an order.
      const known = new Set(orders.map(({ orderId }) => orderId));
      block.setData({ ...next, orders: [...orders, ...next.orders.filter(({ orderId }) => !known.has(orderId))] });
    },
    useSessionEnd(),
  );
  return { block, older };
}
