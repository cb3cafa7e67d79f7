import { toPoisha } from "@/backend/contract/money";
import type { OwnOrderView } from "@/backend/contract/shop/order-history";
import type { OrderGroup } from "@/backend/contract/shop/orders";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readPaging } from "@/services/api/read-paging";
import { readPicture } from "@/services/catalog/read-picture";

export type { OrderGroup } from "@/backend/contract/shop/orders";

/** An order as a list shows it; its other data is on its own page. */
export type OrderSummary = ReturnType<typeof readSummary>;

export type OrderHistory = Awaited<ReturnType<typeof listMyOrders>>;

function readSummary(order: OwnOrderView) {
  const [first, ...others] = order.lines;
  return {
    orderId: order.order_id,
    /** ISO moment. */
    placedAt: order.placed_at,
    state: order.state,
    stateLabel: order.state_label,
    /** The first product of the order, and the number of other products. */
    title: first?.product_title ?? "",
    others: others.length,
    picture: first?.picture ? readPicture(first.picture) : null,
    payablePoisha: toPoisha(order.total.payable),
  };
}

/** The filter of the reader's orders: a group (null means all), and words to search for, if any. */
interface OrdersQuery {
  page?: number;
  group?: OrderGroup | null;
  term?: string;
}

/**
 * GET /api/v1/get_my_previous_orders: the orders of the reader's number, newest first, 12 a page (API-SHOP-09).
 * @throws ApiError; code `no-session` when the reader is no longer logged in
 */
export async function listMyOrders(api: Api, filter: OrdersQuery = {}) {
  const { page = 1, group = null, term = "" } = filter;
  const query = { page, ...(group !== null && { group }), ...(term !== "" && { key: term }) };
  const { data } = await api.request("getMyPreviousOrders", { query });
  return readAnswer(() => ({
    orders: data.items.map(readSummary),
    ...readPaging(data),
  }));
}
