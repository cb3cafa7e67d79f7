import type { OfferAudience, OfferSort, OfferTag } from "@/backend/contract/subscriber-services/offers";
import type { PackKind, PackValidity } from "@/backend/contract/subscriber-services/packs";
import type { StarTier } from "@/backend/contract/subscriber-services/star";
import { type PageRows, perName, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { PackTerms } from "@/backend/db/queries/subscriber-services/pack-queries";
import type { Localized } from "@/backend/db/stored-types";

/** The filter of a list of offers; null = not filtered. */
export interface OfferFilter {
  /** ISO day in Asia/Dhaka: offers that ended before it are left out. */
  today: string;
  kind: PackKind | null;
  validity: PackValidity | null;
  audience: OfferAudience | null;
  tag: OfferTag | null;
  maxPoisha: number | null;
}

export interface OfferRow extends PackTerms {
  summaries: Localized;
  /** Price of the pack that it is compared with; null if that pack is not on sale. */
  standardPoisha: number | null;
  savingPoisha: number;
  tags: OfferTag[];
  audience: OfferAudience;
  tiers: StarTier[];
  oncePerNumber: boolean;
  /** ISO day. */
  validUntil: string;
}

interface CountRow {
  facet: "count" | "kind" | "validity" | "audience";
  key: string;
  count: number;
}

/** Offers that run on a day. */
const RUNNING = `
  select o.*, s.price_poisha as standard_poisha,
    greatest(0, coalesce(s.price_poisha, o.price_poisha) - o.price_poisha) as saving_poisha,
    case when o.validity_hours <= 72 then 'day' when o.validity_hours <= 360 then 'week' else 'month' end as validity
  from offers o left join internet_packs s on s.id = o.standard_pack_id and s.published
  where o.published and o.valid_until >= $today::date`;

/** The public ones of these, with a boolean for each filter; the tag and the price narrow all. */
const CANDIDATES = `
  select *, $kind::text is null or kind = $kind as by_kind,
    $validity::text is null or validity = $validity as by_validity,
    $audience::text is null or audience = $audience as by_audience
  from (${RUNNING}) running
  where audience <> 'selected' and ($tag::text is null or $tag = any(tags))
    and ($maxPoisha::int is null or price_poisha <= $maxPoisha)`;
const COLUMNS = `id, kind, titles, summaries, price_poisha, standard_poisha, saving_poisha, data_mb, minutes, sms,
  validity_hours, tags, audience, tiers, once_per_number, auto_renew, valid_until, dial_code, terms`;

/** True when an offer was made for the number: for its tier, for its last digit, or for this number by name. */
const IS_FOR_NUMBER = `(audience = 'everyone'
  or (audience = 'star'
    and coalesce((select star_tier from subscribers where msisdn = $msisdn), 'Non Star') = any(tiers))
  or (audience = 'selected' and (position(right($msisdn, 1) in last_digits) > 0
    or exists (select 1 from offer_numbers n where n.offer_id = id and n.msisdn = $msisdn))))`;
const IS_TAKEN = `once_per_number and exists (
  select 1 from activations a where a.msisdn = $msisdn and a.offer_id = running.id and a.once
    and a.state <> 'refused')`;

const ORDERS: Record<OfferSort, string> = {
  popular: "popularity desc, id",
  saving: "saving_poisha desc, price_poisha, id",
  "price-low": "price_poisha, popularity desc, id",
  "price-high": "price_poisha desc, popularity desc, id",
  ending: "valid_until, popularity desc, id",
};

/** One page of the public offers, in each order. */
export const listOfferRows = perName(ORDERS, (sort) =>
  queryRows<OfferRow, [filter: OfferFilter, page: PageRows]>(
    `list-offers-${sort}`,
    `select ${COLUMNS} from (${CANDIDATES}) candidate where by_kind and by_validity and by_audience
     order by ${ORDERS[sort]} limit $limit offset $offset`,
  ),
);

/** The number of offers that fit (the row `count`), and for each filter's value, with the other filters applied. */
export const countOfferRows = queryRows<CountRow, [filter: OfferFilter]>(
  "count-offers",
  `with candidate as materialized (${CANDIDATES})
   select 'count' as facet, '' as key, count(*)::int as count from candidate
   where by_kind and by_validity and by_audience
   union all
   select 'kind', kind, count(*)::int from candidate where by_validity and by_audience group by kind
   union all
   select 'validity', validity, count(*)::int from candidate where by_kind and by_audience group by validity
   union all
   select 'audience', audience, count(*)::int from candidate where by_kind and by_validity group by audience`,
);

/** A current offer, for any audience. `today` is an ISO day in Asia/Dhaka, as in the queries below. */
export const findOfferRow = queryRow<OfferRow, [offer: { today: string; id: string }]>(
  "find-offer",
  `select ${COLUMNS} from (${RUNNING}) running where id = $id`,
);

/** The offers that were made for a number and that it can still take, the largest saving first. */
export const listOffersOfNumber = queryRows<OfferRow, [number: { today: string; msisdn: string }]>(
  "list-offers-of-number",
  `select ${COLUMNS} from (${RUNNING}) running
   where audience <> 'everyone' and ${IS_FOR_NUMBER} and not (${IS_TAKEN}) order by ${ORDERS.saving}`,
);

/** A current offer, and whether it was made for the number. */
export const findOfferForNumber = queryRow<
  OfferRow & { isForNumber: boolean },
  [offer: { today: string; msisdn: string; id: string }]
>(
  "find-offer-for-number",
  `select ${COLUMNS}, ${IS_FOR_NUMBER} as is_for_number from (${RUNNING}) running where id = $id`,
);
