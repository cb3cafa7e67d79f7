import type { PackKind, PackSort, PackTag, PackValidity } from "@/backend/contract/subscriber-services/packs";
import { type Connection, type PageRows, perName, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

/** The filter of a list of packs; null = not filtered. */
export interface PackFilter {
  kind: PackKind | null;
  validity: PackValidity | null;
  tag: PackTag | null;
  /** Dial codes. */
  codes: readonly string[] | null;
  /** Only packs whose price was lowered. */
  reducedOnly: boolean;
  /** The maximum price. */
  maxPoisha: number | null;
  /** The minimum amounts of the pack, and its minimum length. */
  minDataMb: number | null;
  minMinutes: number | null;
  minHours: number | null;
  /** Only packs that are not limited to one use, some hours or some subscribers. */
  anyUseOnly: boolean;
}

/** The part of the matching packs that is listed. */
interface PackSlice extends PageRows {
  /** At most this many of each kind; null = all. */
  maxOfKind: number | null;
}

/** What a pack and an offer have in common. */
export interface PackTerms {
  id: string;
  kind: PackKind;
  titles: Localized;
  pricePoisha: number;
  dataMb: number;
  minutes: number;
  sms: number;
  validityHours: number;
  /** It can renew itself. */
  autoRenew: boolean;
  dialCode: string | null;
  terms: Localized<string[]>;
}

export interface PackRow extends PackTerms {
  wasPricePoisha: number | null;
  unlimitedData: boolean;
  tags: PackTag[];
}

interface CountRow {
  facet: "count" | "kind" | "validity";
  key: string;
  count: number;
}

/** True for packs that are made for one use, some hours or one group of people. */
const IS_SPECIAL = "tags && array['social', 'night', 'student']";

/** Packs on sale, with a boolean for kind, length and tag. The other filters narrow all. */
const CANDIDATES = `
  select *, $kind::text is null or kind = $kind as by_kind,
    $validity::text is null or validity = $validity as by_validity,
    $tag::text is null or $tag = any(tags) as by_tag
  from (select *, case when validity_hours <= 72 then 'day' when validity_hours <= 360 then 'week' else 'month' end
          as validity
        from internet_packs
        where published and ($codes::text[] is null or dial_code = any($codes))
          and (not $reducedOnly or was_price_poisha is not null)
          and ($maxPoisha::int is null or price_poisha <= $maxPoisha)
          and ($minDataMb::int is null or data_mb >= $minDataMb or unlimited_data)
          and ($minMinutes::int is null or minutes >= $minMinutes)
          and ($minHours::int is null or validity_hours >= $minHours)
          and (not $anyUseOnly or not ${IS_SPECIAL})
       ) pack`;

/** Price of a megabyte; a minute counts as ten and an SMS as one, so that packs of every kind can be compared. */
const VALUE = "price_poisha::numeric / (data_mb + 10 * minutes + sms)";

const COLUMNS = `id, kind, titles, price_poisha, was_price_poisha, data_mb, unlimited_data, minutes, sms,
  validity_hours, tags, auto_renew, dial_code, terms`;

const ORDERS: Record<PackSort, string> = {
  popular: "popularity desc, id",
  "price-low": "price_poisha, popularity desc, id",
  "price-high": "price_poisha desc, popularity desc, id",
  "most-data": "unlimited_data desc, data_mb desc, price_poisha, id",
  "best-value": `${VALUE}, popularity desc, id`,
};

/** One page of packs, in each order. */
export const listPacks = perName(ORDERS, (sort) =>
  queryRows<PackRow, [filter: PackFilter, slice: PackSlice]>(
    `list-internet-packs-${sort}`,
    `select ${COLUMNS}
     from (select *, row_number() over (partition by kind order by ${ORDERS[sort]}) as place_in_kind
           from (${CANDIDATES}) candidate where by_kind and by_validity and by_tag) fitting
     where $maxOfKind::int is null or place_in_kind <= $maxOfKind
     order by ${ORDERS[sort]} limit $limit offset $offset`,
  ),
);

/** The number of packs that fit (the row `count`), and for each kind and length, with the other filters applied. */
export const countPacks = queryRows<CountRow, [filter: PackFilter]>(
  "count-internet-packs",
  `with candidate as materialized (${CANDIDATES})
   select 'count' as facet, '' as key, count(*)::int as count from candidate where by_kind and by_validity and by_tag
   union all
   select 'kind', kind, count(*)::int from candidate where by_validity and by_tag group by kind
   union all
   select 'validity', validity, count(*)::int from candidate where by_kind and by_tag group by validity`,
);

/** A pack on sale with its current terms; null when there is none with this id. */
export const findPack = queryRow<PackRow, [id: string]>(
  "get-internet-pack",
  `select ${COLUMNS} from internet_packs where id = $1 and published`,
);

// Compares length and volume by their ratio: from 7 to 15 days is as far as from 15 to 30.
/** Packs of the same kind and use that are closest to a pack in length and volume. */
export const listComparablePacks = queryRows<PackRow, [id: string, limit: number]>(
  "list-comparable-packs",
  `select ${COLUMNS} from internet_packs, lateral (
     select kind as own_kind, validity_hours as own_hours, data_mb as own_mb, minutes as own_minutes, ${IS_SPECIAL} as own_special
     from internet_packs where id = $1) own
   where published and id <> $1 and kind = own_kind and (${IS_SPECIAL}) = own_special
   order by 2 * abs(ln(validity_hours::float8 / own_hours)) + abs(ln((data_mb + 10.0 * minutes + 1) / (own_mb + 10 * own_minutes + 1))),
     popularity desc, id
   limit $2`,
);

/** Packs for any use at any hour, of every kind; with `student`, those for students too. */
export const listPacksForPlans = queryRows<PackRow, [student: boolean]>(
  "list-packs-for-plans",
  `select ${COLUMNS} from internet_packs
   where published and (not (${IS_SPECIAL}) or ($1 and 'student' = any(tags) and not tags && array['social', 'night']))
   order by popularity desc, id`,
);

const selectTitles = queryRows<{ id: string; titles: Localized }, [ids: readonly string[]]>(
  "list-pack-titles",
  "select id, titles from internet_packs where id = any($1) union all select id, titles from offers where id = any($1)",
);

/** Titles of packs and offers by their ids, including those that are no longer sold. */
export async function listPackTitles(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await selectTitles(connection, ids);
  return new Map(rows.map(({ id, titles }) => [id, titles]));
}
