import { orderHistoryCalls } from "@/backend/contract/shop/order-history";
import { listOwnOrders } from "@/backend/domain/orders/list-own-orders";
import { ENTRIES_PER_PAGE, pageFieldsOf } from "@/backend/http/requests/page-view";
import { answer, type Route, sessionRoute } from "@/backend/http/requests/route";
import { ownOrderView } from "@/backend/http/shop/own-order-view";

export const orderHistoryRoutes: readonly Route[] = [
  sessionRoute(orderHistoryCalls.getMyPreviousOrders, async (context, session, { query }) => {
    const { page = 1, group, key: words } = query;
    const filter = { page, perPage: ENTRIES_PER_PAGE, group, words };
    const list = await listOwnOrders(context, session, filter);
    // The list leads to the page of each order, not to its invoice.
    const items = list.items.map((order) => ownOrderView({ ...order, isInvoiced: false }, context.lang));
    return answer({ items, ...pageFieldsOf(list) });
  }),
];
