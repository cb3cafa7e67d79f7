import type { StarRedeemBy, StarTier } from "@/backend/contract/subscriber-services/star";
import { type PageRows, queryRows, queryValue } from "@/backend/db/queries/statement";
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

/** Current offers, with a boolean for each filter. */
const CANDIDATES = `
  select *, $category::text is null or category = $category as by_category,
    $area::text is null or area = $area as by_area, $tier::text is null or $tier = any(tiers) as by_tier,
    $weekday::int is null or weekdays = '{}' or $weekday = any(weekdays) as by_day,
    $district::text is null or exists (select from star_branches b where b.offer_id = id and b.district = $district)
      or not exists (select from star_branches b where b.offer_id = id) as by_place
  from star_offers where published and valid_until >= $today::date`;

/** Metres from a position to a branch along the surface of the earth. */
const METRES = `round(12742000 * asin(least(1, sqrt(power(sin(radians(b.latitude - $latitude) / 2), 2)
  + cos(radians($latitude)) * cos(radians(b.latitude)) * power(sin(radians(b.longitude - $longitude) / 2), 2)))))::int`;

/**
 * One page of the current offers.
 * @param order with a position, the nearest come first and offers without branches last; `first` is an offer before
 *   all
 */
export const listOffers = queryRows<
  StarOfferRow,
  [
    filter: StarOfferFilter,
    page: PageRows,
    order: { position: { latitude: number; longitude: number } | null; first: string | null },
  ]
>(
  "list-star-offers",
  `select o.id, o.partners, o.titles, o.category, c.labels as category_labels, o.area, a.labels as area_labels, o.tiers,
     o.summaries, o.how_to, o.redeem_by, o.redeem_text, o.redeem_to, o.weekdays, o.valid_until, o.picture,
     coalesce(n.branches, '[]') as branches
   from (${CANDIDATES}) o join star_categories c on c.key = o.category join star_areas a on a.key = o.area
   left join lateral (
     select min(metres) as metres, bool_or(district = $district) as here, jsonb_agg(jsonb_build_object('names', names,
       'district', district, 'districtBn', name_bn, 'latitude', latitude, 'longitude', longitude, 'metres', metres)
       order by metres, district is distinct from $district, code) as branches
     from (select b.*, d.name_bn,
             case when $latitude::float8 is not null and $longitude::float8 is not null then ${METRES} end as metres
           from star_branches b join districts d on d.name = b.district where b.offer_id = o.id) branch) n on true
   where by_category and by_area and by_tier and by_place and by_day
   order by o.id is not distinct from $first::text desc, n.metres nulls last, n.here desc nulls last,
     o.position, o.id
   limit $limit offset $offset`,
  (filter, page, { position, first }) => ({
    ...filter,
    ...page,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    first,
  }),
);

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
);

/** The tier of a number, or null for a number that never logged in. */
export const findStarTier = queryValue<StarTier, [msisdn: string]>(
  "find-star-tier",
  "select star_tier as tier from subscribers where msisdn = $1",
);

/** The tiers, lowest first. */
export const listTierRows = queryRows<StarTierRow>(
  "list-star-tiers",
  "select tier, from_poisha, gains, birthdays, benefits from star_tiers order by from_poisha",
);

/** The use of a number from one month to another; months without a report are left out. */
export const listMonthsOfUse = queryRows<MonthOfUse, [wanted: { msisdn: string; from: string; to: string }]>(
  "list-months-of-use",
  `select month, used_poisha from subscriber_usage
   where msisdn = $msisdn and month between $from and $to order by month`,
);
