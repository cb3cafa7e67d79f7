import type { OrderRow } from "@/backend/db/queries/orders/order-queries";
import { SIM_IN_USE } from "@/backend/db/queries/sims/esim-queries";
import { execute, queryExists, queryOneValue, queryRow } from "@/backend/db/queries/statement";

/** An order that is about to change its state, locked until the end of the transaction. */
export interface LockedOrder
  extends Pick<OrderRow, "publicId" | "msisdn" | "state" | "paymentMethod" | "paymentState" | "deliveryType"> {
  id: string;
  lang: "en" | "bn";
}

/** Locks an order by the id that people see, or null. */
export const lockOrder = queryRow<LockedOrder, [publicId: string]>(
  "lock-order",
  `select id, public_id, msisdn, lang, state, payment_method, payment_state, delivery_type
   from orders where public_id = $1 for no key update`,
);

/** The release day of a pre-order whose product is not released yet, else null. @param orderId the inner id */
export const findComingRelease = queryOneValue<string | null, [orderId: string]>(
  "find-coming-release",
  `select max(f.released_on) from orders o join products p on p.slug = o.preorder_slug
   join preorder_offers f on f.product_slug = p.slug
   where o.id = $1 and p.preorder and f.released_on > (now() at time zone 'Asia/Dhaka')::date`,
);

/**
 * Records the courier of a locked order.
 * @param parcel code of the courier, null for the default one; the courier's number of the parcel, if a courier is named
 * @returns false for an unknown courier; without a default none is recorded
 */
export const handToCourier = queryExists<[parcel: { orderId: string; courier: string | null; number: string | null }]>(
  "hand-to-courier",
  `update orders o set courier_code = c.code, parcel_number = case when $courier::text is not null then $number end
   from couriers c
   where o.id = $orderId and case when $courier::text is null then c.is_default else c.code = $courier end
     returning c.code`,
);

// Separate statements, run after the lock: a statement that waits for the lock sees the payments as they were before.
/** True when a SIM of an order is in use. */
export const hasSimInUse = queryExists<[orderId: string]>(
  "find-sim-in-use",
  `select from order_lines l where l.order_id = $1 and ${SIM_IN_USE}`,
);

/** Marks the SIMs of a locked order that are in use, and leaves them out of its refund. @returns their price; null for none */
export const keepSimsInUse = queryOneValue<number | null, [orderId: string]>(
  "keep-sims-in-use",
  `with kept as (update order_lines l set kept = true where l.order_id = $1 and ${SIM_IN_USE}
     returning l.total_poisha - l.discount_poisha as poisha),
   paid as (update payments set kept_poisha = (select coalesce(sum(poisha), 0) from kept)
     where order_id = $1 and state = 'paid' and not refund_due)
   select sum(poisha)::float8 as poisha from kept`,
);

/** Records that an operator has reviewed the risky payments of a locked order. */
export const markReviewed = execute<[orderId: string]>(
  "mark-payments-reviewed",
  "update payments set review_due = false where order_id = $1 and review_due",
);

/** True when an operator must still review a payment of a locked order. */
export const isReviewDue = queryExists<[orderId: string]>(
  "find-payment-review",
  "select from payments where order_id = $1 and state = 'paid' and review_due",
);
