import { useApi } from "@/context/api-context";
import { type NumberCheck, useNumberCheck } from "@/hooks/login/use-number-check";
import { saveOrderPass } from "@/services/orders/order-pass-cookie";
import type { OwnOrder } from "@/services/orders/own-orders-service";

interface OpenedOrders {
  orders: OwnOrder[];
  msisdn: string;
}

export type OrdersCode = NumberCheck<OpenedOrders>;

/**
 * Proves a number by a code and opens its orders. The pass is stored for the other shop pages.
 * @param onOpened called with the orders, newest first; with one order when `orderId` is given
 * @param ownNumber filled in if the page shows it to its owner
 */
export function useOrdersCode(onOpened: (opened: OpenedOrders) => void, orderId?: string, ownNumber = ""): OrdersCode {
  const api = useApi();
  const check: OrdersCode = useNumberCheck<OpenedOrders>({
    ownMsisdn: ownNumber,
    own: null,
    async request({ msisdn, channel }) {
      const { sendOrdersCode } = await import("@/services/orders/own-orders-service");
      await sendOrdersCode(api, msisdn, channel);
      return null;
    },
    async confirm({ msisdn, code }) {
      const { findOrdersWithCode } = await import("@/services/orders/own-orders-service");
      const { orders, pass } = await findOrdersWithCode(api, { msisdn, code, orderId });
      saveOrderPass(pass);
      return { orders, msisdn };
    },
    onFound(opened) {
      // The orders are shown elsewhere: the form is ready for the next code.
      check.startOver();
      onOpened(opened);
    },
    failure: "The orders could not be opened",
  });
  return check;
}
