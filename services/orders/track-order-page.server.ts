import type { ParsedUrlQuery } from "node:querystring";
import type { GetServerSidePropsContext } from "next";
import type { Api } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import { TOKEN_COOKIE } from "@/services/login/session-cookie";
import { listMyOrders, type OrderGroup, type OrderHistory } from "@/services/orders/order-history-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { queryText, wholeNumber } from "@/utils/paths/query-value";

/** The filters for My Orders in the address. */
export type MyOrdersQuery = ReturnType<typeof readMyOrdersQuery>;

const GROUPS: readonly OrderGroup[] = ["moving", "delivered", "ended"];

/** Reads `?orders=moving&find=…`; unknown values mean all orders. */
function readMyOrdersQuery({ orders, find }: ParsedUrlQuery) {
  return {
    group: GROUPS.find((group) => group === orders) ?? null,
    /** Empty for none. */
    term: queryText(find, 60),
  };
}

/** The orders of a logged-in reader; `failed` when the server did not answer. */
export type MyOrders = OrderHistory | "failed" | null;

/**
 * The reader's own orders for the page; null for a visitor and for an expired session. The page's form works without
 * them, so that after a failure only the list is missing.
 * @param page from the address; 1 when the address has none
 */
export async function loadMyOrders(api: Api, { req, query }: GetServerSidePropsContext): Promise<MyOrders> {
  if (!req.cookies[TOKEN_COOKIE]) return null;
  const page = wholeNumber(query.page, 1, 9_999) ?? 1;
  try {
    return await listMyOrders(api, { page, ...readMyOrdersQuery(query) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.kind === "refused" ? null : "failed";
  }
}

/** The order in the address, and My Orders for a logged-in reader. */
export async function loadTrackOrder({ api, query, context }: PageRequest) {
  return {
    orderId: queryText(query.order_id, 150),
    query: readMyOrdersQuery(query),
    mine: await loadMyOrders(api, context),
  };
}
