import type { OrderState } from "@/backend/contract/shop/orders";
import { ORDER_COLUMNS, type OrderRow } from "@/backend/db/queries/orders/order-queries";
import { queryOneValue, queryRow, queryRows } from "@/backend/db/queries/statement";

/** An order with everything that its buyer wrote; for the domain, which decides who sees it. */
interface WrittenOrderRow extends OrderRow {
  email: string | null;
  postCode: string;
  note: string | null;
}

export interface FullOrderRow extends WrittenOrderRow {
  id: string;
  retailerToken: string | null;
  /** True when its number belongs to another person since then. */
  ofFormerOwner: boolean;
}

interface ListedOrderRow extends WrittenOrderRow {
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

const WRITTEN = `${ORDER_COLUMNS}, o.email, o.post_code, o.note`;
const FULL = `${WRITTEN}, o.id, o.retailer_token, o.of_former_owner`;
const MAX_ORDERS = 50;

/** An order of any number by its public id, or null. */
export const findFullOrder = queryRow<FullOrderRow, [publicId: string]>(
  "find-full-order",
  `select ${FULL} from orders o where o.public_id = $1`,
);

/** The newest fifty orders of a number; with a public id, only that order. */
export const listFullOrders = queryRows<FullOrderRow, [msisdn: string, publicId: string | null]>(
  "list-full-orders",
  `select ${FULL} from orders o where o.msisdn = $1 and not o.of_former_owner and ($2::text is null or o.public_id = $2)
   order by o.placed_at desc, o.id limit ${MAX_ORDERS}`,
);

const MATCHING = `o.msisdn = $msisdn and not o.of_former_owner and ($states::text[] is null or o.state = any($states))
  and ($text::text is null or position(upper($text) in o.public_id) > 0 or exists (select from order_lines l
    where l.order_id = o.id and (position(lower($text) in lower(l.titles ->> 'en')) > 0
      or position($text in l.titles ->> 'bn') > 0)))`;

/** A page of the matching orders of a number, newest first. */
export const listOrdersOfNumber = queryRows<ListedOrderRow, [query: OrdersQuery & { limit: number; offset: number }]>(
  "list-orders-of-number",
  `select ${WRITTEN}, count(*) over () as count
   from orders o where ${MATCHING} order by o.placed_at desc, o.id limit $limit offset $offset`,
);

/** The number of matching orders of a number; for a page after the last one, which has no rows to count. */
export const countOrdersOfNumber = queryOneValue<number, [query: OrdersQuery]>(
  "count-orders-of-number",
  `select count(*)::float8 as count from orders o where ${MATCHING}`,
);
