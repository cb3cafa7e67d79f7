import { useState } from "react";
import { useApi } from "@/context/api-context";
import { type AccountBlock, useAccountBlock, useSessionEnd } from "@/hooks/account/use-account-block";
import { listMyOrders, type OrderHistory } from "@/services/orders/order-history-service";
import { logFailure } from "@/utils/browser/log-failure";

interface OrderHistoryView {
  block: AccountBlock<OrderHistory>;
  /** Loads the next page of older orders and adds it to the list. */
  older: () => Promise<void>;
  loadingOlder: boolean;
  olderFailed: boolean;
}

/** The orders of the user's number, loaded page by page. */
export function useOrderHistory(initial: OrderHistory | null): OrderHistoryView {
  const api = useApi();
  const isOver = useSessionEnd();
  const block = useAccountBlock(initial, (asked) => listMyOrders(asked));
  const [loadingOlder, setLoadingOlder] = useState(false);
  const [olderFailed, setOlderFailed] = useState(false);

  const older = async () => {
    const { data } = block;
    if (data === null || loadingOlder) return;
    setLoadingOlder(true);
    setOlderFailed(false);
    try {
      const next = await listMyOrders(api, { page: data.page + 1 });
      // A new order in the meantime moves the others by one place, so the next page can repeat an order.
      const known = new Set(data.orders.map(({ orderId }) => orderId));
      block.keep({ ...next, orders: [...data.orders, ...next.orders.filter(({ orderId }) => !known.has(orderId))] });
    } catch (error) {
      if (isOver(error)) return;
      logFailure("Older orders could not be loaded", error);
      setOlderFailed(true);
    } finally {
      setLoadingOlder(false);
    }
  };
  return { block, older, loadingOlder, olderFailed };
}
