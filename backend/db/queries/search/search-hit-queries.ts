import type { SearchCategory } from "@/backend/contract/content/search";
import { type Connection, queryRows, statement } from "@/backend/db/queries/statement";
import { SEARCH_CATEGORIES } from "@/utils/search/search";

export interface SearchHitRow {
  category: string;
  path: string;
  title: string;
  summary: string | null;
  picture: string | null;
  pricePoisha: number | null;
  wasPricePoisha: number | null;
  inStock: boolean | null;
  rank: number;
  /** Rank within its category, from 1. */
  place: number;
  /** Hits of the category. */
  count: number;
}

interface HitsQuery {
  /** The matching words, each with its group of the query and its weight there. */
  words: readonly { id: number; group: number; weight: number; documents: number }[];
  /** The share of each group in the whole query, by the group's number. */
  shares: readonly number[];
  titleKey: string;
  /** A document must cover at least this share of what the best document covers. */
  minCovered: number;
  maxPoisha: number | null;
  minPoisha: number | null;
  /** True to put the lowest price first, among the hits that fit nearly as well as the best one. */
  isCheap: boolean;
  /** Null for all categories. */
  category: string | null;
  limit: number;
  offset: number;
}

/** A word in at most this many documents is read completely; of a more common word, only the best of each category are. */
const MAX_READ_WHOLE = 500;

/**
 * Documents of a common word that are read in each category; fewer of one that is not the likest of its part. The first
 * hits of every category need few, since the best are looked up in the other common words; pages of one category need
 * many.
 */
const MAX_OF_COMMON = { likely: 10, unlikely: 5 };
const MAX_OF_PAGED = { likely: 250, unlikely: 100 };

/** With a price filter, most of the rows read do not fit; the cheapest may be any of them. */
const MAX_OF_PRICED = { likely: 250, unlikely: 250 };

/** Number of the best documents that are looked up in the common words of all parts. */
const MAX_PROBED = 60;

/** Number of common words of a part in which they are looked up. */
const MAX_PROBING = 3;

/** Number of documents of a category whose titles are compared, in addition to those shown. */
const MAX_COMPARED = 5;
const MAX_PAGED = 600;

/** The categories whose documents can have a price. */
const PRICED_CATEGORIES: readonly SearchCategory[] = ["products", "packs", "offers", "services"];

type PriceQuery = Pick<HitsQuery, "maxPoisha" | "minPoisha" | "isCheap" | "category" | "limit" | "offset"> & {
  lang: string;
};

const pricedText = (condition: string, order: string) => `(
       select * from search_documents where ${condition} and lang = $lang and category = k.category and price_poisha between
         coalesce($minPoisha::bigint, 0) and coalesce($maxPoisha::bigint, 9223372036854775807)
       order by ${order}, id limit k.most)`;

// An index has the order of prices, so that only the rows shown are read; the others are counted in the index.
/** What a query of only a price finds, products first: the nearest to the highest price, or else the cheapest. */
export const listHitsOfPrice = queryRows<SearchHitRow, [query: PriceQuery]>(
  "search-hits-of-price",
  `select k.category, path, title, summary, picture, price_poisha, was_price_poisha, in_stock, 1 as rank, place, k.count
   from (
     select category, count(*)::int as count, array_position($categories::text[], category) as position,
       case when category = coalesce($category::text, category) then $offset::int + $limit::int else 1 end as most
     from search_documents where lang = $lang and category = any($categories::text[]) and price_poisha between
       coalesce($minPoisha::bigint, 0) and coalesce($maxPoisha::bigint, 9223372036854775807)
     group by category) k
   cross join lateral (
     select *, (row_number() over (order by case when $isLowFirst::boolean then price_poisha else -price_poisha end, id))::int as place
     from (${pricedText("$isLowFirst::boolean", "price_poisha")} union all ${pricedText("not $isLowFirst::boolean", "price_poisha desc")}) priced) d
   where place = 1 or (place > $offset::int and k.category = coalesce($category::text, k.category))
   order by position, place`,
  ({ isCheap, ...query }) => ({
    ...query,
    isLowFirst: isCheap || query.maxPoisha === null,
    categories: PRICED_CATEGORIES,
  }),
);

/** The number under which a category is stored beside the words of a document: its position in the list, from 1. */
export const categoryNumber = (category: string): number => SEARCH_CATEGORIES.indexOf(category as SearchCategory) + 1;

const categoryRows = (categories: readonly SearchCategory[]) =>
  categories.map((category) => `(${categoryNumber(category)}::smallint)`).join(", ");

/** A hit is in the order of prices if each part fits it at least half as well as the best: a case is no cheap phone. */
const MIN_CHEAP_FIT = 0.5;
/** A part with a smaller share, as `new` in `cheap new phone`, does not matter for that. */
const MIN_CHEAP_SHARE = 0.2;

interface Shape {
  parts: number;
  isPriced: boolean;
  isCheap: boolean;
  isProbed: boolean;
}

const numbered = (parts: number, write: (part: number) => string, separator: string) =>
  Array.from({ length: parts }, (_, part) => write(part)).join(separator);

/**
 * The statement for a query with this number of parts. A word's row has all that decides the order except the title, so
 * documents are read only for the best of each category. Lists are hidden from the planner: see `findSearchWords`.
 */
const hitsText = ({ parts, isPriced, isCheap, isProbed }: Shape) => `
  with asked as materialized (
    select * from unnest((select $ids::int[]), (select $groups::smallint[]), (select $weights::real[]),
      (select $reads::int[]), (select $probes::boolean[]))
      as t (word_id, part, weight, most, is_probed)),
  read as ${isProbed ? "materialized" : ""} (
    select p.document_id, p.category, a.part, a.weight * p.score as score
    from asked a cross join lateral (
      select document_id, category, score from search_postings where word_id = a.word_id limit ${MAX_READ_WHOLE}) p
    where a.most = 0
    union all
    select p.document_id, c.category, a.part, a.weight * p.score
    from asked a cross join (values ${categoryRows(isPriced ? PRICED_CATEGORIES : SEARCH_CATEGORIES)}) as c (category)
    cross join lateral (
      select document_id, score from search_postings where word_id = a.word_id and category = c.category
      order by score desc, document_id limit a.most) p
    where a.most > 0),
  grouped as ${isProbed ? "materialized" : ""} (
    select document_id, category, ${numbered(parts, (part) => `max(score) filter (where part = ${part}) as score${part}`, ", ")}
    from read group by document_id, category),
  ${isProbed ? probedText(parts) : ""}
  fitting as materialized (
    select document_id, category, ${numbered(parts, (part) => `coalesce(score${part}, 0)`, " + ")} as score,
      ${numbered(parts, (part) => `case when score${part} is null then 0 else ($shares::real[])[${part + 1}] end`, " + ")} as covered,
      ${isCheap ? numbered(parts, fitsText, " and ") : "false"} as is_cheap
    from ${isProbed ? "scored" : "grouped"}
    ${isPriced ? PRICED : ""}),
  near as (
    select document_id, category, is_cheap, rank, count(*) over kind as count,
      row_number() over (partition by category order by rank desc, document_id) as near
    from (
      select document_id, category, is_cheap, score * power(covered, 1.6) ${isPriced ? "* case when category = 1 then 1.6 else 1 end" : ""} as rank
      from fitting where covered >= $minCovered::real * (select max(covered) from fitting)) ranked
    window kind as (partition by category)),
  titled as (
    select d.*, n.category as category_number, n.count, n.is_cheap,
      n.rank * case when d.title_key = $titleKey then 1.5 when starts_with(d.title_key, $titleKey) then 1.15
      else 1 end as rank
    from near n join search_documents d on d.id = n.document_id where n.near <= $compared::int),
  single as (select *, row_number() over (partition by path order by rank desc, id) > 1 as is_twin from titled),
  placed as (
    select *, count - count(*) filter (where is_twin) over kind as singles, max(rank) over kind as best,
      row_number() over (partition by category_number
        order by is_twin, case when is_cheap then price_poisha end, rank desc, id) as place
    from single window kind as (partition by category_number))
  select category, path, title, summary, picture, price_poisha, was_price_poisha, in_stock, rank, place::int as place,
    singles::int as count
  from placed
  where not is_twin and (place = 1 or (place > $offset::int and place <= $offset::int + $limit::int
    and ($category::int = 0 or category_number = $category::int)))
  order by best desc, category_number, place`;

/** The best documents with the scores of the common words of all parts there; one index read for each document. */
const probedText = (parts: number) => `rough as materialized (
    select document_id from grouped order by ${numbered(parts, (part) => `coalesce(score${part}, 0)`, " + ")} desc limit ${MAX_PROBED}),
  probed as (
    select r.document_id, ${numbered(parts, (part) => `max(a.weight * p.score) filter (where a.part = ${part}) as score${part}`, ", ")}
    from rough r cross join lateral (
      select word_id, score from search_postings
      where document_id = r.document_id and word_id = any((select array_agg(word_id) from asked where is_probed)::int[]) offset 0) p
    join asked a on a.word_id = p.word_id and a.is_probed
    group by r.document_id),
  scored as (
    select document_id, category, ${numbered(parts, (part) => `greatest(g.score${part}, p.score${part}) as score${part}`, ", ")}
    from grouped g left join probed p using (document_id)),`;

const PRICED = `where exists (
      select from search_documents d where d.id = document_id and d.price_poisha is not null
      and ((select $maxPoisha::bigint) is null or d.price_poisha <= $maxPoisha)
      and ((select $minPoisha::bigint) is null or d.price_poisha >= $minPoisha))`;

const fitsText = (part: number) => `(($shares::real[])[${part + 1}] < ${MIN_CHEAP_SHARE}
        or coalesce(score${part} >= ${MIN_CHEAP_FIT} * max(score${part}) over (partition by category), false))`;

const statements = new Map<string, ReturnType<typeof statement<SearchHitRow>>>();

function statementOf(shape: Shape): ReturnType<typeof statement<SearchHitRow>> {
  const name = `search-hits-${shape.parts}${shape.isPriced ? "-priced" : ""}${shape.isCheap ? "-cheap" : ""}${shape.isProbed ? "-probed" : ""}`;
  const known = statements.get(name) ?? statement<SearchHitRow>(name, hitsText(shape));
  statements.set(name, known);
  return known;
}

/** How many documents of each word are read; 0 means all. */
function readingOf({ words, category, isCheap }: HitsQuery, isPriced: boolean): { most: number; isProbed: boolean }[] {
  const bestOf = new Map<number, number>();
  const probing = new Map<number, number>();
  const most = isPriced || isCheap ? MAX_OF_PRICED : category === null ? MAX_OF_COMMON : MAX_OF_PAGED;
  for (const { group, weight } of words) bestOf.set(group, Math.max(bestOf.get(group) ?? 0, weight));
  return words.map(({ group, weight, documents }) => {
    if (documents <= MAX_READ_WHOLE) return { most: 0, isProbed: false };
    const before = probing.get(group) ?? 0;
    probing.set(group, before + 1);
    const isLikely = weight >= (bestOf.get(group) ?? 0) * 0.75;
    return { most: isLikely ? most.likely : most.unlikely, isProbed: before < MAX_PROBING };
  });
}

/** A part with a smaller share matters little: a document without it is still a hit. */
const COUNTING_SHARE = 0.34;

/**
 * The hits of a query, by category, the best category first; the first of each category is always included.
 * @returns `hasMore` true if a common word was not read completely, so that there may be more hits than are counted
 */
export async function listSearchHits(
  connection: Connection,
  asked: HitsQuery,
): Promise<{ hits: SearchHitRow[]; hasMore: boolean }> {
  const { isCheap } = asked;
  const isPriced = asked.maxPoisha !== null || asked.minPoisha !== null;
  const reading = readingOf(asked, isPriced);
  const parts = asked.shares.length;
  const isProbed = parts > 1 && reading.some((word) => word.isProbed);
  const select = statementOf({ parts, isPriced, isCheap, isProbed });
  const hasMore = asked.words.some(
    ({ group }, at) => reading[at]?.most !== 0 && (asked.shares[group] ?? 0) >= COUNTING_SHARE,
  );
  const { words, category, ...values } = asked;
  const hits = await select(connection, {
    ...values,
    ids: words.map(({ id }) => id),
    groups: words.map(({ group }) => group),
    weights: words.map(({ weight }) => weight),
    reads: reading.map(({ most }) => most),
    probes: reading.map((word) => word.isProbed),
    compared: category === null && !isCheap ? asked.limit + MAX_COMPARED : MAX_PAGED,
    category: category === null ? 0 : categoryNumber(category),
  });
  return { hits, hasMore };
}
