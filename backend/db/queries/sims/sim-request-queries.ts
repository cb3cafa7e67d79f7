import type { SimRequest, SimRequestService } from "@/backend/contract/sims/sim-requests";
import { execute, queryCount, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { PaymentOutcome } from "@/backend/db/stored-types";

export type RequestState = SimRequest["state"];

/** The accepted fields of each step. */
export type RequestAnswers = Record<string, Record<string, string>>;

/** A request with its private parts: only for the domain, which masks these parts. */
export interface RequestRow {
  id: string;
  reference: string;
  service: SimRequestService | "esim_migration";
  state: RequestState;
  answers: RequestAnswers;
  proved: Record<string, string>;
  msisdn: string | null;
  contactMsisdn: string | null;
  feePoisha: number;
  lang: "en" | "bn";
  submittedAt: Date | null;
  /** The time when a person at a customer centre saw the ID of the number's owner; null until then. */
  identityCheckedAt: Date | null;
}

interface NewRequest extends Omit<RequestRow, "proved" | "submittedAt" | "identityCheckedAt"> {
  keyHash: string;
}

/** A request with the data for showing its steps. */
export interface TrackedRow extends RequestRow {
  keyHash: string;
  /** Times in the form in which PostgreSQL writes them into JSON. */
  events: { state: RequestState; at: string }[];
  payment: "pending" | PaymentOutcome | null;
  /** What was paid for it and goes back, and whether the gateway has sent it; null if there is nothing. */
  refund: { poisha: number; sent: boolean } | null;
  /** The replacement's order that has not ended; null if there is none. */
  order: { publicId: string; isPaid: boolean } | null;
  esim: boolean;
  /** The operator's reason; null for a request that is not declined, and for one that ended with another request. */
  declinedBecause: string | null;
  /** True when its number, or the number for its texts, has another owner since. */
  ofFormerOwner: boolean;
}

const REQUEST = `r.id, r.reference, r.service, r.state, r.answers, r.proved, r.msisdn, r.contact_msisdn, r.fee_poisha,
  r.lang, r.submitted_at, r.identity_checked_at`;

/** A request by the digest of its key, or null. */
export const findRequest = queryRow<RequestRow, [keyHash: string]>(
  "find-sim-request",
  `select ${REQUEST} from service_requests r where r.key_hash = $1`,
);

/** The same request, locked for the rest of the transaction. */
export const lockRequestRow = queryRow<RequestRow, [keyHash: string]>(
  "lock-sim-request",
  `select ${REQUEST} from service_requests r where r.key_hash = $1 for no key update`,
);

/** A request by its inner id, locked; null when it no longer exists. */
export const lockRequestById = queryRow<RequestRow, [id: string]>(
  "lock-sim-request-by-id",
  `select ${REQUEST} from service_requests r where r.id = $1 for no key update`,
);

/**
 * Locks the open requests about a number, except one. Those whose eSIM was delivered have nothing left to decline.
 * @param exceptId null for all
 */
export const lockOpenRequestsOf = queryRows<RequestRow, [msisdn: string, exceptId: string | null]>(
  "lock-open-sim-requests-of-number",
  `select ${REQUEST} from service_requests r
   where r.msisdn = $1 and r.id is distinct from $2 and r.state in ('awaiting_payment', 'submitted', 'in_review', 'ready')
     and not exists (select from esim_deliveries d where d.request_id = r.id)
   order by r.id for no key update`,
);

/** Forgets in every draft that a number was proved: its code has to be typed again. */
export const forgetProofsOf = execute<[msisdn: string]>(
  "forget-proofs-of-number",
  `update service_requests set proved = '{}'
   where state = 'draft' and exists (select from jsonb_each_text(proved) as proof where proof.value = $1)`,
);

/** The request that a payment is for, locked: its payments change only under this lock. */
export const lockRequestOfPayment = queryRow<RequestRow, [paymentId: string]>(
  "lock-sim-request-of-payment",
  `select ${REQUEST} from service_requests r where r.id = (select request_id from service_payments where id = $1)
   for no key update`,
);

/** Saves a new request with its first event. */
export const insertRequest = execute<[request: NewRequest]>(
  "insert-sim-request",
  `with r as (
     insert into service_requests (id, reference, key_hash, service, state, answers, msisdn, contact_msisdn, fee_poisha,
       lang, submitted_at)
     values ($id, $reference, $keyHash, $service, $state, $answers::jsonb, $msisdn, $contactMsisdn, $feePoisha, $lang,
       case when $state <> 'draft' then now() end))
   insert into service_request_events (request_id, state) values ($id, $state)`,
);

/** Saves the current values of a draft. */
export const saveAnswers = execute<[draft: Pick<RequestRow, "id" | "answers" | "msisdn" | "contactMsisdn">]>(
  "save-sim-request",
  `update service_requests set answers = $answers::jsonb, msisdn = $msisdn, contact_msisdn = $contactMsisdn,
     updated_at = now()
   where id = $id and state = 'draft'`,
);

/** Records that a party has proved a number. */
export const saveProof = execute<[id: string, party: string, msisdn: string]>(
  "prove-sim-request",
  `update service_requests set proved = proved || jsonb_build_object($2::text, $3::text), updated_at = now()
   where id = $1 and state = 'draft'`,
);

/** Records that the ID of the number's owner was seen at a customer centre. */
export const recordIdentityChecked = execute<[id: string]>(
  "note-identity-checked",
  "update service_requests set identity_checked_at = now() where id = $1 and identity_checked_at is null",
);

/** Moves a request to a state other than draft and records the event, once for each state. */
export const moveRequest = execute<[id: string, state: RequestState]>(
  "move-sim-request",
  `with moved as (
     update service_requests set state = $2, updated_at = now(), submitted_at = coalesce(submitted_at, now())
     where id = $1 returning id)
   insert into service_request_events (request_id, state) select id, $2 from moved on conflict do nothing
   returning request_id as id`,
);

/** Saves why a request is declined. */
export const saveDeclineReason = execute<[id: string, because: string]>(
  "save-decline-reason",
  "update service_requests set declined_because = $2 where id = $1",
);

/** A sent request, by its reference, with its steps; null for any other. */
export const findTracked = queryRow<TrackedRow, [reference: string]>(
  "track-sim-request",
  `select ${REQUEST}, r.key_hash, r.of_former_owner, r.declined_because,
     (select jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at) order by e.at, e.state)
      from service_request_events e where e.request_id = r.id) as events,
     (select p.state from service_payments p where p.request_id = r.id order by p.created_at desc limit 1) as payment,
     (select jsonb_build_object('poisha', sum(p.amount_poisha), 'sent', bool_and(p.refunded_at is not null))
      from service_payments p where p.request_id = r.id and p.refund_due having count(*) > 0) as refund,
     (select jsonb_build_object('publicId', o.public_id, 'isPaid', o.payment_state = 'paid')
      from order_lines l join orders o on o.id = l.order_id
      where l.sim_request_id = r.id and not l.sim_request_released) as "order",
     exists (select from esim_deliveries d where d.request_id = r.id) as esim
   from service_requests r where r.reference = $1 and r.state <> 'draft'`,
);

/** Requests that wait for an operator, oldest first. */
export const listOpenRequests = queryRows<RequestRow, [limit: number]>(
  "list-open-sim-requests",
  `select ${REQUEST} from service_requests r where r.state in ('submitted', 'in_review', 'ready')
   order by r.submitted_at limit $1`,
);

/** Deletes drafts that were not changed for 14 days. @returns how many */
export const purgeDrafts = queryCount(
  "purge-sim-drafts",
  `delete from service_requests where id in (select id from service_requests where state = 'draft'
     and updated_at < now() - interval '14 days' order by updated_at limit 1000) returning id`,
);
