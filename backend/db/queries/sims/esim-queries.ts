import type { OrderState } from "@/backend/contract/shop/orders";
import { execute, queryExists, queryRow, queryRows } from "@/backend/db/queries/statement";

/** An eSIM as the eSIM system returned it; its activation code is sealed. */
export interface SealedProfile {
  iccid: string;
  msisdn: string;
  sealedCode: string;
}

/** An order whose eSIMs are paid and ready, but not delivered yet. */
export interface EsimOrder {
  id: string;
  publicId: string;
  msisdn: string;
  lang: "en" | "bn";
  state: OrderState;
  profiles: SealedProfile[];
  /** True when the order has no goods that must be delivered. */
  onlyEsims: boolean;
  /** True when the order was placed without a delivery; earlier orders of only eSIMs had one. */
  digital: boolean;
}

/** A request whose eSIM is ready but not delivered yet. */
export interface EsimRequest {
  id: string;
  reference: string;
  contactMsisdn: string;
  lang: "en" | "bn";
  profiles: SealedProfile[];
}

interface NewDelivery {
  publicId: string;
  orderId: string | null;
  requestId: string | null;
  msisdn: string;
  keyHash: string;
  sealedKey: string;
  lang: "en" | "bn";
  profiles: readonly SealedProfile[];
}

export interface DeliveryRow extends Omit<NewDelivery, "profiles"> {
  /** True when the number of its texts has another owner since. */
  ofFormerOwner: boolean;
}

/** A line with an eSIM for a new number; `l` is the line. */
export const NEW_ESIM_LINE = `l.order_id = o.id and l.category = 'sim' and l.sku = any($esimSkus)
  and l.options ? 'sim' and not l.options ? 'simReplacement'`;

/** True for a line `l` whose SIM is in use: a new eSIM that was delivered, or a completed replacement. */
export const SIM_IN_USE = `(exists (select from esim_deliveries d join esim_profiles p on p.delivery_id = d.public_id
    where d.order_id = l.order_id and p.msisdn = l.options ->> 'sim')
  or l.options ? 'simReplacement'
    and exists (select from service_requests r where r.id = l.sim_request_id and r.state = 'completed'))`;

/** True for an order `o` whose eSIMs may be delivered now. */
export const ORDER_IS_DUE = `o.payment_state = 'paid'
  and o.state in ('placed', 'confirmed', 'packed', 'shipped', 'delivered')
  and not exists (select from esim_deliveries d where d.order_id = o.id)
  -- A payer whom the gateway doubts is looked at by a person before anything leaves.
  and not exists (select from payments p where p.order_id = o.id and p.review_due)`;

/** True for a request `r` whose eSIM may be delivered now: a completed replacement, or an approved migration. */
export const REQUEST_IS_DUE = `(r.service = 'sim_replacement' and r.state = 'completed' and r.answers -> 'card' ->> 'form' = 'esim'
    or r.service = 'esim_migration' and r.state in ('ready', 'completed'))
  and r.msisdn is not null and r.contact_msisdn is not null and not r.of_former_owner
  and not exists (select from esim_deliveries d where d.request_id = r.id)`;

/** True when all profiles that were ordered for it are there, and there is at least one. */
const isReady = (owner: string) => `exists (select from esim_profile_orders w where w.${owner})
  and not exists (select from esim_profile_orders w where w.${owner} and w.iccid is null)`;
const profilesOf = (owner: string) => `(select json_agg(json_build_object(
    'iccid', w.iccid, 'msisdn', w.msisdn, 'sealedCode', w.sealed_code) order by w.msisdn)
  from esim_profile_orders w where w.${owner}) as profiles`;

/** Locks the order with ready eSIMs that has waited longest; null when there is none. */
export const lockEsimOrder = queryRow<EsimOrder, [kit: { esimSkus: readonly string[] }]>(
  "lock-esim-order",
  `select o.id, o.public_id, o.msisdn, o.lang, o.state, ${profilesOf("order_id = o.id")},
     not exists (select from order_lines l where l.order_id = o.id and not l.sku = any($esimSkus)) as only_esims,
     o.delivery_type = 'digital' as digital
   from orders o
   where ${ORDER_IS_DUE} and exists (select from order_lines l where ${NEW_ESIM_LINE})
     and ${isReady("order_id = o.id")}
   order by o.placed_at limit 1 for no key update of o skip locked`,
);

/** Locks the request with a ready eSIM that has waited longest; null when there is none. */
export const lockEsimRequest = queryRow<EsimRequest>(
  "lock-esim-request",
  `select r.id, r.reference, r.contact_msisdn, r.lang, ${profilesOf("request_id = r.id")}
   from service_requests r where ${REQUEST_IS_DUE} and ${isReady("request_id = r.id")}
   order by r.updated_at limit 1 for no key update of r skip locked`,
);

/** Saves a delivery with its eSIMs. @returns false when it already exists; then nothing is saved */
export const insertDelivery = queryExists<[delivery: NewDelivery]>(
  "insert-esim-delivery",
  `with d as (
     insert into esim_deliveries (public_id, order_id, request_id, msisdn, key_hash, sealed_key, lang)
     values ($publicId, $orderId, $requestId, $msisdn, $keyHash, $sealedKey, $lang) on conflict do nothing
       returning public_id)
   insert into esim_profiles (iccid, delivery_id, msisdn, sealed_code)
   select t.iccid, d.public_id, t.msisdn, t."sealedCode"
   from d, jsonb_to_recordset($profiles::jsonb) as t (iccid text, msisdn text, "sealedCode" text) returning iccid`,
);

/** A delivery by the id of its order or request, or null. The eSIM of a declined request is shown and texted no more. */
export const findDelivery = queryRow<DeliveryRow, [publicId: string]>(
  "find-esim-delivery",
  `select d.public_id, d.msisdn, d.key_hash, d.sealed_key, d.lang, d.order_id, d.request_id,
     coalesce(o.of_former_owner, r.of_former_owner, false) as of_former_owner
   from esim_deliveries d left join orders o on o.id = d.order_id left join service_requests r on r.id = d.request_id
   where d.public_id = $1 and r.state is distinct from 'declined'`,
);

/** The eSIMs of a delivery, sorted by number, without those whose number has a new owner. */
export const listProfiles = queryRows<SealedProfile, [publicId: string]>(
  "list-esim-profiles",
  "select iccid, msisdn, sealed_code from esim_profiles where delivery_id = $1 and not of_former_owner order by msisdn",
);

/** Records that the eSIMs were opened with the key. */
export const recordOpened = execute<[publicId: string]>(
  "note-esim-opened",
  "update esim_deliveries set opened_at = now() where public_id = $1 and opened_at is null",
);
