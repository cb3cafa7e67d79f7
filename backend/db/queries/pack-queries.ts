import type { PackKind, PackSort, PackTag, PackValidity } from "@/backend/contract/packs";
import { type Connection, type SqlValue, statement } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/schema/localized";

/** What a list of packs is narrowed to; null = not narrowed. */
export interface PackFilter {
  kind: PackKind | null;
  validity: PackValidity | null;
  tag: PackTag | null;
  /** Dial codes. */
  codes: readonly string[] | null;
  /** Only packs whose price was lowered. */
  reducedOnly: boolean;
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

/** Packs on sale, with a yes or no of each filter: $1 kind, $2 length, $3 tag. $4 codes and $5 lowered prices narrow all. */
const CANDIDATES = `
  select *, $1::text is null or kind = $1 as by_kind, $2::text is null or validity = $2 as by_validity,
    $3::text is null or $3 = any(tags) as by_tag
  from (select *, case when validity_hours <= 72 then 'day' when validity_hours <= 360 then 'week' else 'month' end
          as validity
        from internet_packs
        where published and ($4::text[] is null or dial_code = any($4)) and (not $5 or was_price_poisha is not null)
       ) pack`;

/** Price of a megabyte, where a minute counts for ten and an SMS for one: so packs of every kind can be compared. */
const VALUE = "price_poisha::numeric / (data_mb + 10 * minutes + sms)";

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
    `select id, kind, titles, price_poisha as "pricePoisha", was_price_poisha as "wasPricePoisha",
       data_mb as "dataMb", unlimited_data as "unlimitedData", minutes, sms, validity_hours as "validityHours", tags,
       auto_renew as "autoRenew", dial_code as "dialCode", terms
     from (${CANDIDATES}) candidate where by_kind and by_validity and by_tag
     order by ${ORDERS[sort]} limit $6 offset $7`,
  );
}

const selectCounts = statement<CountRow>(
  "count-internet-packs",
  `with candidate as materialized (${CANDIDATES})
   select 'count' as facet, '' as key, count(*)::int as count from candidate where by_kind and by_validity and by_tag
   union all
   select 'kind', kind, count(*)::int from candidate where by_validity and by_tag group by kind
   union all
   select 'validity', validity, count(*)::int from candidate where by_kind and by_tag group by validity`,
);

/** One page of packs in the order asked for. */
export function listPacks(
  connection: Connection,
  filter: PackFilter,
  page: { sort: PackSort; limit: number; offset: number },
): Promise<PackRow[]> {
  return packStatements[page.sort](connection, [...parametersOf(filter), page.limit, page.offset]);
}

/** The packs that fit (the row `count`), and those of each kind and length with the other filters applied. */
export function countPacks(connection: Connection, filter: PackFilter): Promise<CountRow[]> {
  return selectCounts(connection, parametersOf(filter));
}

/** The parameters $1 to $5 of CANDIDATES. */
function parametersOf({ kind, validity, tag, codes, reducedOnly }: PackFilter): SqlValue[] {
  return [kind, validity, tag, codes, reducedOnly];
}

const selectTitles = statement<{ id: string; titles: Localized }>(
  "list-pack-titles",
  "select id, titles from internet_packs where id = any($1)",
);

/** Titles of packs by their ids, of those that are no longer sold too. */
export async function listPackTitles(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await selectTitles(connection, [[...ids]]);
  return new Map(rows.map(({ id, titles }) => [id, titles]));
}
