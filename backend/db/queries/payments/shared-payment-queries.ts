import { execute, queryExists, queryOneValue, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { PaymentOutcome } from "@/backend/db/stored-types";

/** Refusals of a refund after which the gateway is not asked again: an operator sends the money. */
export const MAX_REFUSALS = 8;

/** The part that the payments of orders, recharges and requests have in common. */
export interface StoredPaymentRow {
  id: string;
  gateway: string;
  amountPoisha: number;
  state: "pending" | PaymentOutcome;
  redirectUrl: string | null;
}

/** A paid payment whose money has to be refunded, with the amount of the refund. */
interface DueRefund {
  transactionId: string;
  /** The gateway's own number of the payment. */
  reference: string;
  amountPoisha: number;
}

/** What a gateway says of a payment. */
interface PaymentEvent {
  gateway: string;
  eventId: string;
  paymentId: string;
  outcome: PaymentOutcome;
  amountPoisha: number;
}

interface AskedPayment {
  id: string;
  /** True when it is a day old and no goods are reserved for it: this question is the last one. */
  isOver: boolean;
}

/** A round chooses among this many due payments, so that it reads no more after a breakdown of the gateway. */
const MAX_CANDIDATES = 200;

// Payments that were never asked about come first, then the longest waiting; one with reserved goods counts as ten
// minutes older, so that it is settled before its reservation ends and yet never delays the others for long. From the end
// of the reservation each round asks about it until its goods are freed. The pause is a quarter of the age, so an abandoned
// payment is asked about some fifty times a day. The next time is set in the same statement, so that two instances ask
// about different payments. A payment that has ended is asked about once more, when it is a day old.
const pendingClaim = (table: string, heldUntil: string) =>
  queryRows<AskedPayment, [turn: { gateway: string; secondsOld: number; limit: number }]>(
    `take-pending-of-${table}`,
    `update ${table} set asked_at = now(), ask_at = taken.ask_next_at from (
       select p.id, p.created_at < now() - interval '24 hours' and h.held_until is null as is_over,
         least(now() + least((now() - p.created_at) / 4, interval '1 hour'),
           case when h.held_until is not null then greatest(h.held_until, now() + interval '10 seconds') end) as ask_next_at
       from ((select id from ${table} where state = 'pending' and gateway = $gateway and ask_at <= now()
             and created_at < now() - make_interval(secs => $secondsOld) order by ask_at limit ${MAX_CANDIDATES})
           union all
           (select id from ${table} where state <> 'pending' and gateway = $gateway and ask_at <= now()
             order by ask_at limit ${MAX_CANDIDATES})) candidate
         join ${table} p on p.id = candidate.id left join lateral (${heldUntil}) h on true
       where p.ask_at <= now()
       order by coalesce(p.asked_at, '-infinity')
           - case when h.held_until is null then interval '0' else interval '10 minutes' end,
         h.held_until is null, p.created_at
       limit $limit for no key update of p skip locked) taken
     where ${table}.id = taken.id returning ${table}.id, taken.is_over`,
  );

/** The statements for the gateway's answers about the payments of one table. */
function answerStatements(table: string, events: string, owner: string) {
  return {
    /** Records the gateway's answer. @returns false when the same event was already recorded */
    recordEvent: queryExists<[event: PaymentEvent]>(
      `insert-event-of-${table}`,
      `insert into ${events} (gateway, event_id, payment_id, outcome, amount_poisha)
       values ($gateway, $eventId, $paymentId, $outcome, $amountPoisha)
       on conflict do nothing returning event_id`,
    ),

    /** Moves a payment to its outcome. */
    move: execute<[payment: { id: string; state: PaymentOutcome; reference: string; refundDue: boolean }]>(
      `settle-of-${table}`,
      `update ${table} set state = $state, gateway_reference = $reference, refund_due = $refundDue,
         settled_at = coalesce(settled_at, now()),
         ask_at = case when created_at > now() - interval '24 hours' then created_at + interval '24 hours' end
       where id = $id`,
    ),

    /**
     * Writes a payment of its own, which is to be refunded, for money that was paid again under a paid payment.
     * @returns false when the gateway's number is that of a payment which is already known
     */
    insertPaidAgain: queryExists<[again: { id: string; paidId: string; reference: string }]>(
      `insert-paid-again-of-${table}`,
      `insert into ${table} (id, ${owner}, gateway, amount_poisha, state, gateway_reference, refund_due, settled_at, ask_at)
       select $id, ${owner}, gateway, amount_poisha, 'paid', $reference, true, now(), null from ${table} paid
       where id = $paidId and not exists (select from ${table} known
         where known.${owner} = paid.${owner} and known.gateway = paid.gateway and known.gateway_reference = $reference)
       returning id`,
    ),
  };
}

/** The statements for the refunds of one table. */
function refundStatements(table: string, owner: string, refund: string) {
  return {
    /** Marks everything that was paid for a locked owner to be refunded, in the next round. @returns the sum in poisha */
    markRefunds: queryOneValue<number, [ownerId: string]>(
      `mark-refunds-of-${table}`,
      `with marked as (
         update ${table} set refund_due = true, asked_at = null
         where ${owner} = $1 and state = 'paid' and not refund_due and ${refund} > 0 returning ${refund} as poisha)
       select coalesce(sum(poisha), 0)::float8 as poisha from marked`,
    ),

    // The mark is set in the same statement, so that two instances never request the same refund at once. The pause of
    // five minutes doubles with each refusal.
    /** Takes the due refunds, and marks them as requested. */
    claimDueRefunds: queryRows<DueRefund, [gateway: string, limit: number]>(
      `take-due-refunds-of-${table}`,
      `update ${table} p set asked_at = now() from (
         select id from ${table}
         where refund_due and refunded_at is null and gateway = $1 and gateway_reference is not null
           and refund_refusals < ${MAX_REFUSALS}
           and coalesce(asked_at, '-infinity') < now() - interval '5 minutes' * (2 ^ refund_refusals)
         order by settled_at limit $2 for no key update skip locked) taken
       where p.id = taken.id
       returning p.id as transaction_id, p.gateway_reference as reference, (${refund})::float8 as amount_poisha`,
    ),

    /** Records that the gateway refunds the money. */
    saveRefund: execute<[id: string, reference: string]>(
      `keep-refund-of-${table}`,
      `update ${table} set refunded_at = now(), refund_reference = $2 where id = $1 and refunded_at is null`,
    ),

    /** Records that the gateway refused a refund. @returns how often it did */
    refuseRefund: queryOneValue<number, [id: string]>(
      `refuse-refund-of-${table}`,
      `update ${table} set refund_refusals = refund_refusals + 1 where id = $1 returning refund_refusals`,
    ),

    /** Records that an operator has sent the money. @returns false for a payment that waits for no operator */
    saveRefundByHand: queryExists<[id: string]>(
      `keep-refund-by-hand-of-${table}`,
      `update ${table} set refunded_at = now(), refund_reference = 'by hand'
       where id = $1 and refund_refusals >= ${MAX_REFUSALS} and refunded_at is null returning id`,
    ),
  };
}

interface PaymentTables {
  events: string;
  owner: string;
  refund?: string;
  heldUntil?: string;
}

/**
 * The statements that every table of payments has.
 * @param events the table with the gateway's answers
 * @param owner the column with the id of what is paid
 * @param refund the amount that a refund of the payment gives back
 * @param heldUntil the query for the end of the reservation of unpaid goods of the payment `p`
 */
function paymentStatements(
  table: string,
  { events, owner, refund = "amount_poisha", heldUntil = "select null::timestamptz as held_until" }: PaymentTables,
) {
  return {
    ...answerStatements(table, events, owner),
    ...refundStatements(table, owner, refund),

    /** Takes the payments that are due and, if undecided, at least so many seconds old, and marks them as asked about. */
    claimPending: pendingClaim(table, heldUntil),

    /** Asks no more about a payment, and ends an undecided one. Money that arrives later is settled all the same. */
    giveUp: execute<[id: string]>(
      `give-up-of-${table}`,
      `update ${table} set ask_at = null, settled_at = coalesce(settled_at, now()),
         state = case when state = 'pending' then 'cancelled' else state end
       where id = $1`,
    ),

    /** Saves the address at which the gateway takes the payment. */
    setRedirect: execute<[id: string, redirectUrl: string]>(
      `keep-redirect-of-${table}`,
      `update ${table} set redirect_url = $2 where id = $1`,
    ),
  };
}

export type PaymentStatements = ReturnType<typeof paymentStatements>;

export const orderPayments = paymentStatements("payments", {
  events: "payment_events",
  owner: "order_id",
  refund: "amount_poisha - kept_poisha",
  heldUntil: `select o.payment_due_until as held_until from orders o
    where o.id = p.order_id and o.state = 'pending_payment'`,
});
export const rechargePayments = paymentStatements("recharge_payments", {
  events: "recharge_payment_events",
  owner: "recharge_id",
});
export const servicePayments = paymentStatements("service_payments", {
  events: "service_payment_events",
  owner: "request_id",
});

interface Purchase {
  kind: "order" | "recharge" | "migration";
  lang: "en" | "bn";
}

/** The purchase that has this reference at a gateway, or null. */
export const findPurchase = queryRow<Purchase, [reference: string]>(
  "find-purchase",
  `select 'order' as kind, lang from orders where public_id = $1
   union all select 'recharge', lang from recharges where reference = $1
   union all select 'migration', lang from service_requests where reference = $1 and service = 'esim_migration'`,
);

/** A payment that a person must look at. */
interface PaymentToReview {
  transactionId: string;
  /** The public id of the order, or the reference of the recharge or the request. */
  about: string;
  /** The state of the order, the recharge or the request. */
  state: string;
  takenPoisha: number;
  /** The amount of the payment, or of its refund. */
  duePoisha: number;
  at: Date;
  why: "amount" | "risk" | "refund";
}

/**
 * Selects the payments of one table that an operator must check: those with a wrong amount that is not settled yet, and
 * those whose refund the gateway refused.
 * @param owner what is paid, as `o`
 */
const toReviewIn = (payments: string, events: string, owner: string, name: string, refund = "p.amount_poisha") => `
  select p.id, o.${name} as about, o.state, e.amount_poisha as taken, p.amount_poisha as due, e.at, 'amount' as why
  from ${events} e join ${payments} p on p.id = e.payment_id join ${owner}
  where e.outcome = 'paid' and e.amount_poisha <> p.amount_poisha
    and not exists (select from settled_amounts s where s.payment_id = p.id and s.settled_at >= e.at)
  union all
  select p.id, o.${name}, o.state, p.amount_poisha, ${refund}, p.asked_at, 'refund'
  from ${payments} p join ${owner}
  where p.refund_due and p.refunded_at is null and p.refund_refusals >= ${MAX_REFUSALS}`;

const TO_REVIEW = `
  ${toReviewIn("payments", "payment_events", "orders o on o.id = p.order_id", "public_id", "p.amount_poisha - p.kept_poisha")}
  union all
  ${toReviewIn("recharge_payments", "recharge_payment_events", "recharges o on o.id = p.recharge_id", "reference")}
  union all
  ${toReviewIn("service_payments", "service_payment_events", "service_requests o on o.id = p.request_id", "reference")}
  union all
  select p.id, o.public_id, o.state, p.amount_poisha, p.amount_poisha, p.settled_at, 'risk'
  from payments p join orders o on o.id = p.order_id
  where p.review_due and p.state = 'paid' and o.state not in ('cancelled', 'expired')
  union all
  select p.id, o.reference, o.state, p.amount_poisha, p.amount_poisha, p.settled_at, 'risk'
  from service_payments p join service_requests o on o.id = p.request_id
  where p.state = 'paid' and not p.refund_due and o.service = 'esim_migration' and o.state = 'in_review'`;

/** Payments for an operator to review, newest first: a wrong amount, a risk, or a refused refund. */
export const listPaymentsToReview = queryRows<PaymentToReview, [limit: number]>(
  "list-payments-to-review",
  `select id as transaction_id, about, state, taken as taken_poisha, due as due_poisha, at, why
   from (${TO_REVIEW}) to_review
   order by at desc, id limit $1`,
);

/** Saves how an operator settled a wrong amount. @returns false for a payment that has none to settle */
export const settleAmount = queryExists<[settled: { id: string; by: string; note: string }]>(
  "settle-amount",
  `insert into settled_amounts (payment_id, settled_by, note)
   select distinct id, $by, $note from (${TO_REVIEW}) to_review where id = $id and why = 'amount' returning payment_id`,
);
