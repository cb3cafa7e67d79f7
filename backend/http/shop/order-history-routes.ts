import { orderHistoryCalls } from "@/backend/contract/shop/order-history";
import { listOwnOrders } from "@/backend/domain/orders/list-own-orders";
import { ENTRIES_PER_PAGE, pageFieldsOf } from "@/backend/http/requests/page-view";
import { answer, type Route, sessionRoute } from "@/backend/http/requests/route";
import { orderView } from "@/backend/http/shop/order-view";

/** The orders of the number that is logged in. */
export const orderHistoryRoutes: readonly Route[] = [
  sessionRoute(orderHistoryCalls.getMyPreviousOrders, async (context, session, { query }) => {
    const { page = 1, group, key: words } = query;
    const asked = { page, perPage: ENTRIES_PER_PAGE, group, words };
    const list = await listOwnOrders(context, session, asked);
    const items = list.items.map(({ contact, ...order }) => ({
      ...orderView(order, context.lang),
      contact: contact && {
        full_name: contact.fullName,
        msisdn: contact.msisdn,
        email: contact.email,
        address: contact.address,
        post_code: contact.postCode,
        note: contact.note,
      },
      invoice_path: null,
    }));
    return answer({ items, ...pageFieldsOf(list) });
  }),
];
