import type { StarRedeemBy, StarTier } from "@/backend/contract/subscriber-services/star";
import {
  type Connection,
  type PageRows,
  queryRows,
  queryValue,
  type SqlValue,
  statement,
} from "@/backend/db/queries/statement";
import type { Localized, StoredPicture } from "@/backend/db/stored-types";

/** The filter of a list of offers; null = not filtered. */
export interface StarOfferFilter {
  category: string | null;
  area: string | null;
  tier: StarTier | null;
  /** Only offers that are valid in this district: with a branch there, or without any branches. */
  district: string | null;
  /** Only offers that are valid on this day of the week, 0 for Sunday. */
  weekday: number | null;
  /** ISO day in Asia/Dhaka: offers that ended before it are left out. */
  today: string;
}

/** A branch of a partner. */
export interface StarBranchRow {
  names: Localized;
  district: string;
  districtBn: string;
  latitude: number;
  longitude: number;
  /** Distance from the given position; null without a position. */
  metres: number | null;
}

export interface StarOfferRow {
  id: string;
  partners: Localized;
  titles: Localized;
  category: string;
  categoryLabels: Localized;
  area: string;
  areaLabels: Localized;
  tiers: StarTier[];
  summaries: Localized;
  howTo: Localized;
  redeemBy: StarRedeemBy;
  redeemText: string | null;
  redeemTo: string | null;
  weekdays: number[];
  /** The nearest first. */
  branches: StarBranchRow[];
  /** ISO day. */
  validUntil: string;
  picture: StoredPicture | null;
}

interface CountRow {
  facet: "count" | "category" | "area" | "district";
  key: string;
  labels: Localized | null;
  count: number;
}

/** The conditions and benefits of a tier. */
export interface StarTierRow {
  tier: StarTier;
  fromPoisha: number;
  gains: Localized;
  birthdays: Localized | null;
  benefits: Localized<string[]>;
}

/** The use of a number in a month, `YYYY-MM`. */
export interface MonthOfUse {
  month: string;
  usedPoisha: number;
}

/** Current offers, with a boolean for each filter: $1 today, $2 category, $3 area, $4 tier, $5 district, $6 weekday. */
const CANDIDATES = `
  select *, $2::text is null or category = $2 as by_category, $3::text is null or area = $3 as by_area,
    $4::text is null or $4 = any(tiers) as by_tier, $6::int is null or weekdays = '{}' or $6 = any(weekdays) as by_day,
    $5::text is null or exists (select from star_branches b where b.offer_id = id and b.district = $5)
      or not exists (select from star_branches b where b.offer_id = id) as by_place
  from star_offers where published and valid_until >= $1::date`;

/** Metres from $9 and $10 to a branch along the surface of the earth. */
const METRES = `round(12742000 * asin(least(1, sqrt(power(sin(radians(b.latitude - $9) / 2), 2)
  + cos(radians($9)) * cos(radians(b.latitude)) * power(sin(radians(b.longitude - $10) / 2), 2)))))::int`;

const selectOffers = statement<StarOfferRow>(
  "list-star-offers",
  `select o.id, o.partners, o.titles, o.category, c.labels as "categoryLabels", o.area, a.labels as "areaLabels",
     o.tiers, o.summaries, o.how_to as "howTo", o.redeem_by as "redeemBy", o.redeem_text as "redeemText",
     o.redeem_to as "redeemTo", o.weekdays, o.valid_until::text as "validUntil", o.picture,
     coalesce(n.branches, '[]') as branches
   from (${CANDIDATES}) o join star_categories c on c.key = o.category join star_areas a on a.key = o.area
   left join lateral (
     select min(metres) as metres, bool_or(district = $5) as here, jsonb_agg(jsonb_build_object('names', names,
       'district', district, 'districtBn', name_bn, 'latitude', latitude, 'longitude', longitude, 'metres', metres)
       order by metres, district is distinct from $5, code) as branches
     from (select b.*, d.name_bn, case when $9::float8 is not null and $10::float8 is not null then ${METRES} end as metres
           from star_branches b join districts d on d.name = b.district where b.offer_id = o.id) branch) n on true
   where by_category and by_area and by_tier and by_place and by_day
   order by o.id is not distinct from $11::text desc, n.metres nulls last, n.here desc nulls last, o.position, o.id limit $7 offset $8`,
);

const filterValues = (filter: StarOfferFilter): SqlValue[] => {
  const { today, category, area, tier, district, weekday } = filter;
  return [today, category, area, tier, district, weekday];
};

/**
 * One page of the current offers.
 * @param order with a position, the nearest come first and offers without branches last; `first` is an offer before
 *   all
 */
export function listOffers(
  connection: Connection,
  filter: StarOfferFilter,
  page: PageRows,
  order: { position: { latitude: number; longitude: number } | null; first: string | null },
): Promise<StarOfferRow[]> {
  const { position, first } = order;
  const from = [position?.latitude ?? null, position?.longitude ?? null];
  return selectOffers(connection, [...filterValues(filter), page.limit, page.offset, ...from, first]);
}

/** The number of offers that fit (the row `count`), and for each category, area and district with the other filters. */
export const countOffers = queryRows<CountRow, [filter: StarOfferFilter]>(
  "count-star-offers",
  `with candidate as materialized (${CANDIDATES})
   select facet, key, labels, count from (
     select 'count' as facet, '' as key, null::jsonb as labels, count(*)::int as count, 0 as position
     from candidate where by_category and by_area and by_tier and by_place and by_day
     union all
     select 'category', c.key, c.labels, count(*)::int, c.position
     from candidate join star_categories c on c.key = category
     where by_area and by_tier and by_place and by_day group by c.key
     union all
     select 'area', a.key, a.labels, count(*)::int, a.position
     from candidate join star_areas a on a.key = area
     where by_category and by_tier and by_place and by_day group by a.key
     union all
     select 'district', d.name, jsonb_build_object('en', d.name, 'bn', d.name_bn), count(distinct id)::int, 0
     from candidate join star_branches b on b.offer_id = id join districts d on d.name = b.district
     where by_category and by_area and by_tier and by_day group by d.name) counted
   order by facet, position, key`,
  filterValues,
);

/** The tier of a number, or null for a number that never logged in. */
export const findStarTier = queryValue<StarTier, [msisdn: string]>(
  "find-star-tier",
  "select star_tier as tier from subscribers where msisdn = $1",
);

/** The tiers, lowest first. */
export const listTierRows = queryRows<StarTierRow>(
  "list-star-tiers",
  `select tier, from_poisha::float8 as "fromPoisha", gains, birthdays, benefits from star_tiers order by from_poisha`,
);

/** The use of a number from one month to another; months without a report are left out. */
export const listMonthsOfUse = queryRows<MonthOfUse, [wanted: { msisdn: string; from: string; to: string }]>(
  "list-months-of-use",
  `select month, used_poisha::float8 as "usedPoisha" from subscriber_usage
   where msisdn = $1 and month between $2 and $3 order by month`,
  ({ msisdn, from, to }) => [msisdn, from, to],
);
