import { countOrdersOfNumber, listOrdersOfNumber } from "@/backend/db/queries/order-history-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { type PublicOrder, publicOrder } from "@/backend/domain/orders/public-order";
import { type Page, type PageAsked, pageOf, rowsOf } from "@/backend/domain/paging";

/** What the buyer wrote into the order. */
export interface OrderContact {
  fullName: string;
  msisdn: string;
  email: string | null;
  address: string;
  postCode: string;
  note: string | null;
}

export interface OwnOrder extends PublicOrder {
  /** Null when nobody typed a code of the number in the last ten minutes: a stolen session shows no address. */
  contact: OrderContact | null;
}

/**
 * The orders placed with the number of a session, newest first (SPEC 7, API-SHOP-09). The number stands in the query's
 * own condition, so that no other number's order can be among them (RELIABILITY 2.1.9, T12).
 */
export async function listOwnOrders(
  { db }: Pick<DomainContext, "db">,
  session: { msisdn: string; codeAt: Date | null },
  asked: PageAsked,
): Promise<Page<OwnOrder>> {
  const { msisdn, codeAt } = session;
  const rows = await listOrdersOfNumber(db.pool, { msisdn, codeAt, ...rowsOf(asked) });
  const count = rows[0]?.count ?? (asked.page === 1 ? 0 : await countOrdersOfNumber(db.pool, msisdn));
  const orders = rows.map(({ email, postCode, note, count: _, codeIsFresh, ...row }): OwnOrder => {
    const { fullName, address } = row;
    const contact = { fullName, msisdn: row.msisdn, email, address, postCode, note };
    return { ...publicOrder(row), ...(codeIsFresh && { lines: row.lines }), contact: codeIsFresh ? contact : null };
  });
  return pageOf(orders, count, asked);
}
