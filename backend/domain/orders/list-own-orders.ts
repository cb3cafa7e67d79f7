import type { OrderGroup } from "@/backend/contract/shop/orders";
import { countOrdersOfNumber, listOrdersOfNumber } from "@/backend/db/queries/orders/own-order-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { statesOf } from "@/backend/domain/orders/order-steps";
import { type OrderWithContact, withContact } from "@/backend/domain/orders/own-order";
import { type Page, type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";
import { readOrderId } from "@/utils/checkout/order-id";

/**
 * The orders of the logged-in number, newest first: all, or filtered by group or by a text (API-SHOP-09).
 * The number is a condition of the query itself, so that no order of another number can be returned (threat T12).
 */
export async function listOwnOrders(
  { db }: DbContext,
  session: { msisdn: string; codeIsFresh: boolean },
  query: PageQuery & { group?: OrderGroup | undefined; text?: string | undefined },
): Promise<Page<OrderWithContact>> {
  const { msisdn, codeIsFresh } = session;
  const { group, text } = query;
  const filter = {
    msisdn,
    states: group === undefined ? null : statesOf(group),
    text: text ? (readOrderId(text) ?? text) : null,
  };
  const rows = await listOrdersOfNumber(db.pool, { ...filter, ...rowsOf(query) });
  const count = rows[0]?.count ?? (query.page === 1 ? 0 : await countOrdersOfNumber(db.pool, filter));
  const orders = rows.map(({ count: _, ...row }) => withContact(row, codeIsFresh));
  return pageOf(orders, count, query);
}
