import type { OrderState } from "@/backend/contract/shop/orders";
import type { OrderRow } from "@/backend/db/queries/orders/order-queries";
import { queryRows } from "@/backend/db/queries/statement";

/** An order as the operator's list shows it. */
type ListedOrder = Pick<
  OrderRow,
  | "publicId"
  | "state"
  | "paymentMethod"
  | "paymentState"
  | "payablePoisha"
  | "deferredPoisha"
  | "preorder"
  | "fullName"
  | "msisdn"
  | "district"
  | "placedAt"
>;

interface OrderEventRow {
  state: OrderState;
  at: Date;
  movedBy: "customer" | "operator" | null;
  note: string | null;
}

/** Orders in a state, or with null every open order; oldest first, since they have waited longest. */
export const listOrdersForOperator = queryRows<ListedOrder, [state: OrderState | null, limit: number]>(
  "list-orders-for-operator",
  `select public_id, state, payment_method, payment_state, payable_poisha, deferred_poisha,
     preorder_slug is not null as preorder, full_name, msisdn, district, placed_at
   from orders where case when $1::text is null then state not in ('delivered', 'cancelled', 'expired')
     else state = $1 end
   order by placed_at, id limit $2`,
);

/** The events of an order, and who caused each of them. @param orderId the inner id */
export const listOrderEvents = queryRows<OrderEventRow, [orderId: string]>(
  "list-order-events",
  "select state, at, moved_by, note from order_events where order_id = $1 order by at",
);
