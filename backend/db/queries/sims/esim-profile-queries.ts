import { NEW_ESIM_LINE, ORDER_IS_DUE, REQUEST_IS_DUE } from "@/backend/db/queries/sims/esim-queries";
import { type Connection, execute, queryExists, queryRows } from "@/backend/db/queries/statement";

export type EsimPurpose = "new" | "replacement" | "migration";

/** A profile that is needed, reserved by one process for some seconds. */
export interface DueProfile {
  reference: string;
  msisdn: string;
  purpose: EsimPurpose;
  /** Number of attempts, including this one: above 1, an earlier request may have reached the eSIM system. */
  attempts: number;
  /** The order id, or the reference of the request, in the form that people see. */
  publicId: string;
}

interface DelayedEsim {
  publicId: string;
  msisdn: string;
  lang: "en" | "bn";
}

const insertForOrders = execute<[due: { esimSkus: readonly string[]; limit: number }]>(
  "want-esim-profiles-of-orders",
  `insert into esim_profile_orders (reference, order_id, msisdn, purpose)
   select gen_random_uuid()::text, o.id, l.options ->> 'sim', 'new'
   from orders o join order_lines l on ${NEW_ESIM_LINE}
   where ${ORDER_IS_DUE}
     and not exists (select from esim_profile_orders w where w.order_id = o.id and w.msisdn = l.options ->> 'sim')
   order by o.placed_at limit $limit on conflict do nothing`,
);
const insertForRequests = execute<[limit: number]>(
  "want-esim-profiles-of-requests",
  `insert into esim_profile_orders (reference, request_id, msisdn, purpose)
   select gen_random_uuid()::text, r.id, r.msisdn,
     case r.service when 'sim_replacement' then 'replacement' else 'migration' end
   from service_requests r
   where ${REQUEST_IS_DUE}
     and not exists (select from esim_profile_orders w where w.request_id = r.id)
   order by r.updated_at limit $1 on conflict do nothing`,
);

/** Records that profiles are needed for paid orders and approved requests; existing records stay. */
export async function addDueProfiles(
  connection: Connection,
  esimSkus: readonly string[],
  limit: number,
): Promise<void> {
  await insertForOrders(connection, { esimSkus, limit });
  await insertForRequests(connection, limit);
}

const OWNED = `esim_profile_orders w left join orders o on o.id = w.order_id
  left join service_requests r on r.id = w.request_id`;

/** Condition: cancelled or returned orders and requests no longer need a profile. */
const STILL_DUE = `w.iccid is null and (o.id is not null and ${ORDER_IS_DUE} or r.id is not null and ${REQUEST_IS_DUE})`;

/** Takes due profiles; no other process takes them for `seconds`, not even after a crash. */
export const claimDueProfiles = queryRows<DueProfile, [seconds: number, limit: number]>(
  "take-wanted-esim-profiles",
  `with due as (
     select w.reference, coalesce(o.public_id, r.reference) as public_id from ${OWNED}
     where w.next_at <= now() and ${STILL_DUE}
     order by w.next_at limit $2 for no key update of w skip locked)
   update esim_profile_orders p set attempts = p.attempts + 1, next_at = now() + make_interval(secs => $1)
   from due where p.reference = due.reference
   returning p.reference, p.msisdn, p.purpose, p.attempts, due.public_id`,
);

/** Stores a profile that was made. @returns false when its card number belongs to an existing eSIM */
export const saveProfile = queryExists<[profile: { reference: string; iccid: string; sealedCode: string }]>(
  "keep-esim-profile",
  `update esim_profile_orders set iccid = $iccid, sealed_code = $sealedCode, last_problem = null
   where reference = $reference and iccid is null and not exists (select from esim_profiles where iccid = $iccid)
   returning reference`,
);

/** Postpones the next attempt. @param problem in words, without any secret */
export const postponeProfile = execute<[reference: string, seconds: number, problem: string]>(
  "put-off-esim-profile",
  `update esim_profile_orders set next_at = now() + make_interval(secs => $2), last_problem = $3
   where reference = $1 and iccid is null`,
);

/** Orders and requests whose eSIM has been waiting for this long; each is returned only once. */
export const claimDelayedEsims = queryRows<DelayedEsim, [seconds: number]>(
  "note-delayed-esims",
  `with waiting as (
     select w.reference, o.id as order_id, r.id as request_id from ${OWNED}
     where w.created_at < now() - make_interval(secs => $1) and w.delay_told_at is null and ${STILL_DUE}
     for no key update of w skip locked),
   -- Of several profiles of one order, all are marked: it is one text.
   claimed as (
     update esim_profile_orders w set delay_told_at = now() from waiting
     where w.reference = waiting.reference or w.order_id = waiting.order_id or w.request_id = waiting.request_id
     returning w.order_id, w.request_id)
   select distinct coalesce(o.public_id, r.reference) as public_id, coalesce(o.msisdn, r.contact_msisdn) as msisdn,
     coalesce(o.lang, r.lang) as lang
   from claimed left join orders o on o.id = claimed.order_id left join service_requests r on r.id = claimed.request_id`,
);
