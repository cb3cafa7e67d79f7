import { execute } from "@/backend/db/queries/statement";

/** A number, and the records by which its new owner got it: they stay visible to the new owner; null for none. */
interface KeptRecords {
  readonly msisdn: string;
  readonly requestId: string | null;
  /** Inner id. */
  readonly orderId: string | null;
}

/** Hides from a number's new owner what the former one did with it. It stays for customer service. */
export const hideRecordsOf = execute<[kept: KeptRecords]>(
  "hide-records-of-former-owner",
  `with recharged as (
     update recharges set payer_msisdn = null, of_former_owner = true where payer_msisdn = $msisdn),
   requested as (
     update service_requests set of_former_owner = true
     where (msisdn = $msisdn or contact_msisdn = $msisdn) and id is distinct from $requestId and not of_former_owner),
   written as (
     update web_forms set of_former_owner = true where fields ->> 'msisdn' = $msisdn and not of_former_owner),
   entered as (
     update recharge_campaign_entries set of_former_owner = true where msisdn = $msisdn and not of_former_owner),
   made as (
     update esim_profiles set of_former_owner = true where msisdn = $msisdn and not of_former_owner
       and not exists (select from esim_deliveries d where d.public_id = delivery_id and d.order_id = $orderId)),
   used as (delete from subscriber_usage where msisdn = $msisdn),
   redeemed as (delete from promotion_numbers where msisdn = $msisdn)
   update orders set of_former_owner = true
    where msisdn = $msisdn and id is distinct from $orderId and not of_former_owner`,
);

/** True for a message of the outbox that is about a record of the number's former owner. Credits of recharges are sent: they belong to the number. */
export const IS_OF_FORMER_OWNER = `(
  exists (select from orders o where o.of_former_owner and o.public_id in (params ->> 'orderId', params ->> 'esimId'))
  or exists (select from service_requests r
    where r.of_former_owner and r.reference in (params ->> 'reference', params ->> 'esimId'))
  or exists (select from web_forms f where f.of_former_owner and f.reference = params ->> 'reference')
  or purpose in ('recharge-refund', 'second-payment-refund')
    and exists (select from recharges c where c.of_former_owner and c.reference = params ->> 'reference'))`;
