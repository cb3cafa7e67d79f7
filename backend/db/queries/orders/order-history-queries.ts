import type { OrderState } from "@/backend/contract/shop/orders";
import { ORDER_COLUMNS, type OrderRow } from "@/backend/db/queries/orders/order-queries";
import { queryOneValue, queryRows } from "@/backend/db/queries/statement";

/** An order with all the data of its owner; the domain decides who sees it. */
interface OwnOrderRow extends OrderRow {
  email: string | null;
  postCode: string;
  note: string | null;
  /** Number of matching orders of the number over all pages. */
  count: number;
}

export interface OrdersQuery {
  msisdn: string;
  /** Null for every state. */
  states: readonly OrderState[] | null;
  /** Text to find in a product's name or in the order's id, ignoring case; null for all. */
  text: string | null;
}

const MATCHING = `o.msisdn = $msisdn and not o.of_former_owner and ($states::text[] is null or o.state = any($states))
  and ($text::text is null or position(upper($text) in o.public_id) > 0 or exists (select from order_lines l
    where l.order_id = o.id and (position(lower($text) in lower(l.titles ->> 'en')) > 0
      or position($text in l.titles ->> 'bn') > 0)))`;

/** A page of the matching orders of a number, newest first. */
export const listOrdersOfNumber = queryRows<OwnOrderRow, [query: OrdersQuery & { limit: number; offset: number }]>(
  "list-orders-of-number",
  `select ${ORDER_COLUMNS}, o.email, o.post_code as "postCode", o.note, count(*) over ()::float8 as count
   from orders o where ${MATCHING} order by o.placed_at desc, o.id limit $limit offset $offset`,
);

/** The number of matching orders of a number; for a page after the last one, which has no rows to count. */
export const countOrdersOfNumber = queryOneValue<number, [query: OrdersQuery]>(
  "count-orders-of-number",
  `select count(*)::float8 as count from orders o where ${MATCHING}`,
);
