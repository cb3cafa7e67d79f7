import { ORDER_COLUMNS, type OrderRow } from "@/backend/db/queries/order-queries";
import { type Connection, statement } from "@/backend/db/queries/statement";

/** An order with all that its owner told; for the domain, which decides who sees it. */
export interface OwnOrderRow extends OrderRow {
  email: string | null;
  postCode: string;
  note: string | null;
  /** Orders of the number over all pages. */
  count: number;
  /** True when a code of the number was typed in the last ten minutes. */
  codeIsFresh: boolean;
}

const selectOfNumber = statement<OwnOrderRow>(
  "list-orders-of-number",
  `select ${ORDER_COLUMNS}, o.email, o.post_code as "postCode", o.note, count(*) over ()::float8 as count,
     coalesce($2::timestamptz > now() - interval '10 minutes', false) as "codeIsFresh"
   from orders o where o.msisdn = $1 order by o.placed_at desc, o.id limit $3 offset $4`,
);
const countOfNumber = statement<{ count: number }>(
  "count-orders-of-number",
  "select count(*)::float8 as count from orders where msisdn = $1",
);

/** A page of the orders of a number, newest first. @param codeAt when a code of it was last typed, if one was */
export function listOrdersOfNumber(
  connection: Connection,
  { msisdn, codeAt, limit, offset }: { msisdn: string; codeAt: Date | null; limit: number; offset: number },
): Promise<OwnOrderRow[]> {
  return selectOfNumber(connection, [msisdn, codeAt, limit, offset]);
}

/** How many orders a number has; for a page beyond the last, whose rows cannot tell. */
export async function countOrdersOfNumber(connection: Connection, msisdn: string): Promise<number> {
  return (await countOfNumber(connection, [msisdn]))[0]?.count ?? 0;
}
