import type { GetServerSidePropsContext } from "next";
import type { Api } from "@/services/api-client";
import { ApiError } from "@/services/api-error";
import { listMyOrders, type OrderHistory } from "@/services/order-history-service";
import { TOKEN_COOKIE } from "@/services/session-cookie";

/** The orders of whoever is logged in; `failed` when nobody answered. */
export type MyOrders = OrderHistory | "failed" | null;

/**
 * What the page shows of the reader's own orders: null for a visitor and for a session that has ended. The page's form
 * works without them, so that a failure costs the list alone.
 * @param page from the address, 1 when it says none
 */
export async function loadMyOrders(api: Api, { req, query }: GetServerSidePropsContext): Promise<MyOrders> {
  if (!req.cookies[TOKEN_COOKIE]) return null;
  const page = /^[1-9]\d{0,3}$/.test(String(query.page)) ? Number(query.page) : 1;
  try {
    return await listMyOrders(api, { page });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.kind === "refused" ? null : "failed";
  }
}
