import type { PackKind, PackSort, PackTag, PackValidity } from "@/backend/contract/subscriber-services/packs";
import { type Connection, queryRow, queryRows, type SqlValue, statement } from "@/backend/db/queries/statement";
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
  mostPoisha: number | null;
  /** The minimum amounts of the pack, and its minimum length. */
  leastDataMb: number | null;
  leastMinutes: number | null;
  leastHours: number | null;
  /** Only packs that are not limited to one use, some hours or some subscribers. */
  anyUseOnly: boolean;
}

/** The part of the matching packs that is listed. */
export interface PackSlice {
  sort: PackSort;
  /** At most this many of each kind; null = all. */
  mostOfKind: number | null;
  limit: number;
  offset: number;
}

export interface PackRow {
  id: string;
  kind: PackKind;
  titles: Localized;
  pricePoisha: number;
  wasPricePoisha: number | null;
  dataMb: number;
  unlimitedData: boolean;
  minutes: number;
  sms: number;
  validityHours: number;
  tags: PackTag[];
  autoRenew: boolean;
  dialCode: string | null;
  terms: Localized<string[]>;
}

interface CountRow {
  facet: "count" | "kind" | "validity";
  key: string;
  count: number;
}

/** True for packs that are made for one use, some hours or one group of people. */
const IS_SPECIAL = "tags && array['social', 'night', 'student']";

/** Packs on sale, with a boolean for each filter: $1 kind, $2 length, $3 tag. The other parameters narrow all. */
const CANDIDATES = `
  select *, $1::text is null or kind = $1 as by_kind, $2::text is null or validity = $2 as by_validity,
    $3::text is null or $3 = any(tags) as by_tag
  from (select *, case when validity_hours <= 72 then 'day' when validity_hours <= 360 then 'week' else 'month' end
          as validity
        from internet_packs
        where published and ($4::text[] is null or dial_code = any($4)) and (not $5 or was_price_poisha is not null)
          and ($6::int is null or price_poisha <= $6) and ($7::int is null or data_mb >= $7 or unlimited_data)
          and ($8::int is null or minutes >= $8) and ($9::int is null or validity_hours >= $9)
          and (not $10 or not ${IS_SPECIAL})
       ) pack`;

/** Price of a megabyte; a minute counts as ten and an SMS as one, so that packs of every kind can be compared. */
const VALUE = "price_poisha::numeric / (data_mb + 10 * minutes + sms)";

const COLUMNS = `id, kind, titles, price_poisha as "pricePoisha", was_price_poisha as "wasPricePoisha",
  data_mb as "dataMb", unlimited_data as "unlimitedData", minutes, sms, validity_hours as "validityHours", tags,
  auto_renew as "autoRenew", dial_code as "dialCode", terms`;

const ORDERS: Record<PackSort, string> = {
  popular: "popularity desc, id",
  "price-low": "price_poisha, popularity desc, id",
  "price-high": "price_poisha desc, popularity desc, id",
  "most-data": "unlimited_data desc, data_mb desc, price_poisha, id",
  "best-value": `${VALUE}, popularity desc, id`,
};

const packStatements = {
  popular: packStatement("popular"),
  "price-low": packStatement("price-low"),
  "price-high": packStatement("price-high"),
  "most-data": packStatement("most-data"),
  "best-value": packStatement("best-value"),
} satisfies Record<PackSort, unknown>;

function packStatement(sort: PackSort) {
  return statement<PackRow>(
    `list-internet-packs-${sort}`,
    `select ${COLUMNS}
     from (select *, row_number() over (partition by kind order by ${ORDERS[sort]}) as place_in_kind
           from (${CANDIDATES}) candidate where by_kind and by_validity and by_tag) fitting
     where $11::int is null or place_in_kind <= $11
     order by ${ORDERS[sort]} limit $12 offset $13`,
  );
}

/** One page of packs in the requested order. */
export function listPacks(
  connection: Connection,
  filter: PackFilter,
  { sort, mostOfKind, limit, offset }: PackSlice,
): Promise<PackRow[]> {
  return packStatements[sort](connection, [...parametersOf(filter), mostOfKind, limit, offset]);
}

/** The number of packs that fit (the row `count`), and for each kind and length, with the other filters applied. */
export const countPacks = queryRows<CountRow, [filter: PackFilter]>(
  "count-internet-packs",
  `with candidate as materialized (${CANDIDATES})
   select 'count' as facet, '' as key, count(*)::int as count from candidate where by_kind and by_validity and by_tag
   union all
   select 'kind', kind, count(*)::int from candidate where by_validity and by_tag group by kind
   union all
   select 'validity', validity, count(*)::int from candidate where by_kind and by_tag group by validity`,
  parametersOf,
);

/** The parameters $1 to $10 of CANDIDATES. */
function parametersOf(filter: PackFilter): SqlValue[] {
  const { kind, validity, tag, codes, reducedOnly, mostPoisha, leastDataMb, leastMinutes, leastHours } = filter;
  const narrowed = [mostPoisha, leastDataMb, leastMinutes, leastHours, filter.anyUseOnly];
  return [kind, validity, tag, codes, reducedOnly, ...narrowed];
}

/** A pack on sale; null when there is none with this id. */
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

const selectTitles = statement<{ id: string; titles: Localized }>(
  "list-pack-titles",
  "select id, titles from internet_packs where id = any($1) union all select id, titles from offers where id = any($1)",
);

/** Titles of packs and offers by their ids, including those that are no longer sold. */
export async function listPackTitles(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await selectTitles(connection, [[...ids]]);
  return new Map(rows.map(({ id, titles }) => [id, titles]));
}
