import type { StarTier } from "@/backend/contract/star";
import { type Connection, type SqlValue, statement } from "@/backend/db/queries/statement";
import type { Localized, StoredPicture } from "@/backend/db/schema/localized";

/** What a list of offers is narrowed to; null = not narrowed. */
export interface StarOfferFilter {
  category: string | null;
  area: string | null;
  tier: StarTier | null;
  /** ISO day in Asia/Dhaka: offers that ended before it are left out. */
  today: string;
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
  /** ISO day. */
  validUntil: string;
  picture: StoredPicture | null;
}

interface CountRow {
  facet: "count" | "category" | "area";
  key: string;
  labels: Localized | null;
  count: number;
}

/** Offers that run, with a yes or no of each filter: $1 today, $2 category, $3 area, $4 tier. */
const CANDIDATES = `
  select *, $2::text is null or category = $2 as by_category, $3::text is null or area = $3 as by_area,
    $4::text is null or $4 = any(tiers) as by_tier
  from star_offers where published and valid_until >= $1::date`;

const selectOffers = statement<StarOfferRow>(
  "list-star-offers",
  `select o.id, o.partners, o.titles, o.category, c.labels as "categoryLabels", o.area, a.labels as "areaLabels",
     o.tiers, o.summaries, o.how_to as "howTo", o.valid_until::text as "validUntil", o.picture
   from (${CANDIDATES}) o join star_categories c on c.key = o.category join star_areas a on a.key = o.area
   where by_category and by_area and by_tier order by o.position, o.id limit $5 offset $6`,
);

const selectCounts = statement<CountRow>(
  "count-star-offers",
  `with candidate as materialized (${CANDIDATES})
   select facet, key, labels, count from (
     select 'count' as facet, '' as key, null::jsonb as labels, count(*)::int as count, 0 as position
     from candidate where by_category and by_area and by_tier
     union all
     select 'category', c.key, c.labels, count(*)::int, c.position
     from candidate join star_categories c on c.key = category where by_area and by_tier group by c.key
     union all
     select 'area', a.key, a.labels, count(*)::int, a.position
     from candidate join star_areas a on a.key = area where by_category and by_tier group by a.key) counted
   order by facet, position, key`,
);

const filterValues = ({ today, category, area, tier }: StarOfferFilter): SqlValue[] => [today, category, area, tier];

/** One page of the offers that run. */
export function listOffers(
  connection: Connection,
  filter: StarOfferFilter,
  page: { limit: number; offset: number },
): Promise<StarOfferRow[]> {
  return selectOffers(connection, [...filterValues(filter), page.limit, page.offset]);
}

/** The offers that fit (the row `count`), and those of each category and area with the other filters applied. */
export function countOffers(connection: Connection, filter: StarOfferFilter): Promise<CountRow[]> {
  return selectCounts(connection, filterValues(filter));
}

const selectTier = statement<{ tier: StarTier }>(
  "find-star-tier",
  "select star_tier as tier from subscribers where msisdn = $1",
);

/** The tier of a number, or null when it never logged in. */
export async function findStarTier(connection: Connection, msisdn: string): Promise<StarTier | null> {
  return (await selectTier(connection, [msisdn]))[0]?.tier ?? null;
}
