import { execute, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { PaymentOutcome } from "@/backend/db/stored-types";

export interface ServicePaymentRow {
  id: string;
  requestId: string;
  reference: string;
  gateway: string;
  amountPoisha: number;
  state: "pending" | PaymentOutcome;
  redirectUrl: string | null;
  /** The number that the request is about; it also gets the receipt. */
  msisdn: string;
  email: string | null;
  /** The time when the payment was opened first. */
  openedAt: Date;
}

const PAYMENT = `p.id, p.request_id as "requestId", r.reference, p.gateway, p.amount_poisha::float8 as "amountPoisha",
  p.state, p.redirect_url as "redirectUrl", coalesce(r.msisdn, '') as msisdn,
  r.answers -> 'number' ->> 'email' as email, p.created_at as "openedAt"`;

/** Writes a new payment of a request. */
export const insertServicePayment = execute<
  [payment: { id: string; requestId: string; gateway: string; amountPoisha: number }]
>(
  "insert-service-payment",
  "insert into service_payments (id, request_id, gateway, amount_poisha) values ($1, $2, $3, $4)",
  (payment) => [payment.id, payment.requestId, payment.gateway, payment.amountPoisha],
);

/** A payment with the reference of its request, or null. */
export const findServicePayment = queryRow<ServicePaymentRow, [id: string]>(
  "find-service-payment",
  `select ${PAYMENT} from service_payments p join service_requests r on r.id = p.request_id where p.id = $1`,
);

/** Moves a payment to its outcome. */
export const moveServicePayment = execute<
  [id: string, to: { state: PaymentOutcome; reference: string; refundDue: boolean }]
>(
  "settle-service-payment",
  `update service_payments set state = $2, gateway_reference = $3, refund_due = $4,
     settled_at = coalesce(settled_at, now())
   where id = $1`,
  (id, to) => [id, to.state, to.reference, to.refundDue],
);

/** Takes due undecided payments, and marks them as asked about. */
export const takePendingServicePayments = queryRows<
  { id: string },
  [gateway: string, turn: { secondsOld: number; most: number }]
>(
  "take-pending-service-payments",
  `update service_payments set asked_at = now() where id in (
     select id from service_payments where state = 'pending' and gateway = $1
       and created_at between now() - interval '3 days' and now() - make_interval(secs => $2)
     order by coalesce(asked_at, '-infinity'), created_at limit $3 for update skip locked)
   returning id`,
  (gateway, { secondsOld, most }) => [gateway, secondsOld, most],
);
