import type { OrderGroup } from "@/backend/contract/shop/orders";
import { countOrdersOfNumber, listOrdersOfNumber } from "@/backend/db/queries/orders/order-history-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { statesOf } from "@/backend/domain/orders/order-steps";
import { type PublicOrder, publicOrder } from "@/backend/domain/orders/public-order";
import { type Page, type PageAsked, pageOf, rowsOf } from "@/backend/domain/paging";
import { readOrderId } from "@/utils/checkout/order-id";

/** The contact data that the buyer typed for the order. */
export interface OrderContact {
  fullName: string;
  msisdn: string;
  email: string | null;
  address: string;
  postCode: string;
  note: string | null;
}

export interface OwnOrder extends PublicOrder {
  /** Null without a code typed for the number in the last ten minutes: so a stolen session shows no address. */
  contact: OrderContact | null;
}

/** The filter for the orders. Empty search words count as absent. */
export interface OwnOrdersAsked extends PageAsked {
  group?: OrderGroup | undefined;
  words?: string | undefined;
}

/**
 * The orders of the logged-in number, newest first: all, or filtered by group or search words (API-SHOP-09).
 * The number is a condition of the query itself, so that no order of another number can be returned (threat T12).
 */
export async function listOwnOrders(
  { db }: Pick<DomainContext, "db">,
  session: { msisdn: string; codeAt: Date | null },
  asked: OwnOrdersAsked,
): Promise<Page<OwnOrder>> {
  const { msisdn, codeAt } = session;
  const { group, words } = asked;
  const wanted = {
    msisdn,
    states: group === undefined ? null : statesOf(group),
    words: words ? (readOrderId(words) ?? words) : null,
  };
  const rows = await listOrdersOfNumber(db.pool, { ...wanted, codeAt, ...rowsOf(asked) });
  const count = rows[0]?.count ?? (asked.page === 1 ? 0 : await countOrdersOfNumber(db.pool, wanted));
  const orders = rows.map(({ email, postCode, note, count: _, codeIsFresh, ...row }): OwnOrder => {
    const { fullName, address } = row;
    const contact = { fullName, msisdn: row.msisdn, email, address, postCode, note };
    return { ...publicOrder(row), ...(codeIsFresh && { lines: row.lines }), contact: codeIsFresh ? contact : null };
  });
  return pageOf(orders, count, asked);
}
