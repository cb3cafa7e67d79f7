import type { StoredPaymentRow } from "@/backend/db/queries/payments/shared-payment-queries";
import { execute, queryRow } from "@/backend/db/queries/statement";

export interface ServicePaymentRow extends StoredPaymentRow {
  reference: string;
  /** True after we gave the payment up: the gateway never decided it. */
  isGivenUp: boolean;
  /** The number that the request is about; it also gets the receipt. */
  msisdn: string;
  email: string | null;
  /** The time when the payment was opened first. */
  openedAt: Date;
}

// An answer of the gateway always has its reference, so a cancelled payment without one was given up by us.
const PAYMENT = `p.id, r.reference, p.gateway, p.amount_poisha, p.state,
  p.state = 'cancelled' and p.gateway_reference is null as is_given_up, p.redirect_url,
  coalesce(r.msisdn, '') as msisdn, r.answers -> 'number' ->> 'email' as email, p.created_at as opened_at`;

/** Writes a new payment of a request. */
export const insertServicePayment = execute<
  [payment: { id: string; requestId: string; gateway: string; amountPoisha: number }]
>(
  "insert-service-payment",
  `insert into service_payments (id, request_id, gateway, amount_poisha)
   values ($id, $requestId, $gateway, $amountPoisha)`,
);

/** A payment with the reference of its request, or null. */
export const findServicePayment = queryRow<ServicePaymentRow, [id: string]>(
  "find-service-payment",
  `select ${PAYMENT} from service_payments p join service_requests r on r.id = p.request_id where p.id = $1`,
);

/** Lets the migrations of a number begin one after the other, in every process. */
export const lockMigrationsOfNumber = execute<[msisdn: string]>(
  "lock-migrations-of-number",
  "select pg_advisory_xact_lock(hashtextextended('migration:' || $1, 0))",
);

/** The newest migration of a number that is paid and not handed over, or whose payment is undecided, by its payment. */
export const findMigrationUnderway = queryRow<{ id: string; isOld: boolean }, [msisdn: string, minutes: number]>(
  "find-migration-underway",
  `select p.id, p.created_at < now() - make_interval(mins => $2) as is_old
   from service_requests r join service_payments p on p.request_id = r.id
   where r.service = 'esim_migration' and r.msisdn = $1
     and r.state in ('awaiting_payment', 'submitted', 'in_review', 'ready')
     and (p.state = 'pending' or p.state = 'paid' and not p.refund_due and r.state <> 'awaiting_payment')
     and not exists (select 1 from esim_deliveries d where d.request_id = r.id)
   order by p.state = 'paid' desc, p.created_at desc limit 1`,
);

/** Replaces what was typed for a migration that is not paid yet. */
export const setMigrationAnswers = execute<[request: { id: string; answers: object }]>(
  "set-migration-answers",
  "update service_requests set answers = $answers::jsonb, updated_at = now() where id = $id",
);
