import { ORDER_COLUMNS, type OrderRow } from "@/backend/db/queries/orders/order-queries";
import { queryRow, queryRows } from "@/backend/db/queries/statement";

/** An order with everything that its buyer wrote; for the domain, which decides who sees it. */
export interface FullOrderRow extends OrderRow {
  id: string;
  email: string | null;
  postCode: string;
  note: string | null;
  retailerToken: string | null;
  /** True when its number belongs to another person since then. */
  ofFormerOwner: boolean;
}

const FULL = `${ORDER_COLUMNS}, o.id, o.email, o.post_code as "postCode", o.note, o.retailer_token as "retailerToken",
  o.of_former_owner as "ofFormerOwner"`;
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
