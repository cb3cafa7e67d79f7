import type { OrderState, PaymentMethod, PaymentState, PayWith } from "@/backend/contract/shop/orders";
import { PIECES_OF_ORDER } from "@/backend/db/queries/catalog/stock-queries";
import type { StoredPaymentRow } from "@/backend/db/queries/payments/shared-payment-queries";
import { type Connection, execute, queryRow, queryRows, queryValue } from "@/backend/db/queries/statement";

/** The payer's details that a gateway needs. */
export interface Payer {
  readonly fullName: string;
  readonly msisdn: string;
  readonly email: string | null;
  readonly address: string;
  readonly district: string;
  readonly postCode: string;
}

interface PayableOrder {
  id: string;
  paymentMethod: PaymentMethod;
  state: OrderState;
  payablePoisha: number;
  /** False after the reservation has ended, by the database's clock. */
  isHeld: boolean;
}

export interface PaymentRow extends StoredPaymentRow {
  orderId: string;
  publicId: string;
  orderState: OrderState;
  paymentState: PaymentState;
  msisdn: string;
  lang: "en" | "bn";
  promotionCode: string | null;
  /** How often one number may use the promotion of the order; null without a limit. */
  numberLimit: number | null;
  preorderSlug: string | null;
  emiMonths: number | null;
  payWith: PayWith | null;
  payer: Payer;
}

/** Locks an order that has to be paid, or null for an unknown id. */
export const lockPayableOrder = queryRow<PayableOrder, [publicId: string]>(
  "lock-payable-order",
  `select o.id, o.payment_method, o.state, o.payable_poisha,
     coalesce(o.payment_due_until > now(), false) as is_held
   from orders o where o.public_id = $1 for no key update of o`,
);

/**
 * The undecided payment of a locked order with this wallet or card, or null. Run it after the lock: a statement that
 * waits for the lock sees the payments as they were before the wait.
 */
export const findPendingPayment = queryValue<string, [orderId: string, payWith: PayWith | null]>(
  "find-pending-payment",
  `select id from payments where order_id = $1 and state = 'pending' and pay_with is not distinct from $2
   order by created_at, id limit 1`,
);

/** The undecided payments of an order whose gateway page was opened, oldest first. */
export const listOpenedPayments = queryRows<{ id: string }, [publicId: string, gateway: string]>(
  "list-opened-payments",
  `select p.id from payments p join orders o on o.id = p.order_id
   where o.public_id = $1 and p.gateway = $2 and p.state = 'pending' and p.redirect_url is not null
   order by p.created_at, p.id`,
);

/** Writes a new payment of a locked order. */
export const insertPayment = execute<
  [payment: { id: string; orderId: string; gateway: string; amountPoisha: number; payWith: PayWith | null }]
>(
  "insert-payment",
  `with o as (update orders set payment_state = 'pending', pay_with = $payWith where id = $orderId)
   insert into payments (id, order_id, gateway, amount_poisha, pay_with)
   values ($id, $orderId, $gateway, $amountPoisha, $payWith)`,
);

const PAYMENT = `p.id, p.gateway, p.amount_poisha, p.state, p.redirect_url, o.id as order_id, o.public_id,
  o.state as order_state, o.payment_state, o.msisdn, o.lang, o.promotion_code, o.preorder_slug,
  (select pr.number_limit from promotions pr where pr.code = o.promotion_code) as number_limit,
  (o.emi_plan ->> 'months')::int as emi_months, p.pay_with,
  jsonb_build_object('fullName', o.full_name, 'msisdn', o.msisdn, 'email', o.email, 'address', o.address,
    'district', o.district, 'postCode', o.post_code) as payer`;

/** A payment with its order, or null. */
export const findPayment = queryRow<PaymentRow, [id: string]>(
  "find-payment",
  `select ${PAYMENT} from payments p join orders o on o.id = p.order_id where p.id = $1`,
);

// The order is locked first, as everywhere in the code; its payments change only under that lock.
const lockOrderRow = execute<[paymentId: string]>(
  "lock-order-of-payment",
  "select id from orders where id = (select order_id from payments where id = $1) for no key update",
);

/** Locks the order of a payment, then reads both as they are under the lock; null for an unknown payment. */
export async function lockPayment(connection: Connection, id: string): Promise<PaymentRow | null> {
  await lockOrderRow(connection, id);
  return findPayment(connection, id);
}

/** Records how a locked order was finally paid: of several payments, the one that brought the money. */
export const setPayWith = execute<[orderId: string, payWith: PayWith | null]>(
  "keep-pay-with",
  "update orders set pay_with = $2 where id = $1 and pay_with is distinct from $2",
);

/** Marks a paid payment that the gateway calls risky: a person must look at it. */
export const markReviewDue = execute<[id: string]>(
  "mark-payment-for-review",
  "update payments set review_due = true where id = $1",
);

/** Pieces of each SKU that an order takes from the stock; a pre-order takes none. */
export const listOrderItems = queryRows<{ sku: string; quantity: number }, [orderId: string]>(
  "list-order-items",
  `${PIECES_OF_ORDER} order by sku`,
);
