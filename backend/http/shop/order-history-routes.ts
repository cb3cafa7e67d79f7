import { orderHistoryCalls } from "@/backend/contract/shop/order-history";
import { listOwnOrders } from "@/backend/domain/orders/list-own-orders";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import { answer, type Route, sessionRoute } from "@/backend/http/requests/route";
import { ownOrderView } from "@/backend/http/shop/own-order-view";

export const orderHistoryRoutes: readonly Route[] = [
  sessionRoute(orderHistoryCalls.getMyPreviousOrders, async (context, session, { query }) => {
    const { page, group, key: text } = query;
    const list = await listOwnOrders(context, session, { ...pageQueryOf({ page }), group, text });
    // The list leads to the page of each order, not to its invoice.
    const items = list.items.map((order) => ownOrderView({ ...order, isInvoiced: false }, context.lang));
    return answer({ items, ...pageFieldsOf(list) });
  }),
];
