import type { SearchChange } from "@/backend/db/queries/search/search-index-queries";
import { type Connection, queryColumn, queryRows, statement } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

/** A row of the site's data as the search reads it, from any table. */
export interface SearchSourceRow {
  key: string;
  /** The part that its address needs in addition to the key; empty for most. */
  section: string;
  titles: Localized;
  summaries: Localized | null;
  /** Further words that find it, in either language; they are never shown. */
  words: string;
  /** Longer texts: JSON of any shape, in both languages or as one text. */
  texts: Localized<unknown> | string[] | null;
  picture: string | null;
  pricePoisha: number | null;
  wasPricePoisha: number | null;
  inStock: boolean | null;
  /** 0 to 1. */
  popularity: number;
  /** ISO day after which it is no longer found; null without an end. */
  endsOn: string | null;
}

export interface ContentSourceRow {
  path: string;
  lang: "en" | "bn";
  name: string;
  page: unknown;
}

const COLUMNS = (given: Partial<Record<keyof SearchSourceRow, string>>) => {
  const all: Record<keyof SearchSourceRow, string> = {
    key: "''",
    section: "''",
    titles: "null::jsonb",
    summaries: "null::jsonb",
    words: "''",
    texts: "null::jsonb",
    picture: "null::text",
    pricePoisha: "null::int",
    wasPricePoisha: "null::int",
    inStock: "null::boolean",
    popularity: "0",
    endsOn: "null::text",
    ...given,
  };
  return Object.entries(all)
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(", ");
};

/** `5gb 7day 129tk`: the words by which a pack is searched. */
const PACK_WORDS = `concat_ws(' ', case when data_mb >= 1024 then round(data_mb / 1024.0, 1)::float8 || 'gb' end,
  case when data_mb > 0 then data_mb || 'mb' end, case when minutes > 0 then minutes || 'min' end,
  case when sms > 0 then sms || 'sms' end,
  case when validity_hours >= 24 then validity_hours / 24 || 'day' else validity_hours || 'hour' end,
  price_poisha / 100 || 'tk', dial_code, kind, array_to_string(tags, ' '))`;

const IS_PAST_DAY = "published_on <= (now() at time zone 'Asia/Dhaka')::date";

/** The public rows of the kinds that have a date, and their key. A row becomes public when its date comes. */
const DATED = {
  notice: { key: "slug", rows: `notices where published and ${IS_PAST_DAY}` },
  release: { key: "slug", rows: `press_releases where published and ${IS_PAST_DAY}` },
  report: { key: "id", rows: `financial_reports where file is not null and ${IS_PAST_DAY}` },
  disclosure: { key: "id", rows: "disclosures where file is not null and published_at <= now()" },
};

const articles = (rows: string) =>
  `select ${COLUMNS({
    key: "slug",
    titles: "titles",
    summaries: "summaries",
    words: "extract(year from published_on)::text",
    texts: "bodies",
    popularity: "greatest(0, 400 - (current_date - published_on))",
  })} from ${rows} and ($1::text[] is null or slug = any($1))`;

const SOURCES = {
  product: `select ${COLUMNS({
    key: "p.slug",
    section: "case when p.preorder then 'preorder' else p.category end",
    titles: "p.titles",
    summaries: "p.summaries",
    words: "concat_ws(' ', b.name, p.category, k.words, case when p.five_g then '5g' end, v.words)",
    texts: `jsonb_build_object('en', jsonb_build_array(p.texts #> '{en,highlights}', p.texts #> '{en,specifications}'),
      'bn', jsonb_build_array(p.texts #> '{bn,highlights}', p.texts #> '{bn,specifications}'))`,
    picture: "v.picture",
    pricePoisha: "v.price",
    wasPricePoisha: "v.was",
    inStock: "p.preorder or v.in_stock",
    popularity: "p.popularity",
  })}
    from products p join brands b on b.slug = p.brand_slug
    join lateral (
      select string_agg(concat_ws(' ', sku, colour_labels ->> 'en', colour_labels ->> 'bn', storage_gb || 'gb', ram_gb || 'gb', size), ' ') as words,
        (array_agg(pictures #>> '{0,src}' order by position))[1] as picture,
        (array_agg(price_poisha order by stock > 0 desc, price_poisha))[1] as price,
        (array_agg(was_price_poisha order by stock > 0 desc, price_poisha))[1] as was,
        bool_or(stock > 0) as in_stock
      from product_variants where product_slug = p.slug) v on v.price is not null
    cross join lateral (
      select string_agg(replace(value, '-', ' '), ' ' order by value) as words
      from product_attributes where product_slug = p.slug and key = 'kind') k
    where p.published and ($1::text[] is null or p.slug = any($1))`,
  pack: `select ${COLUMNS({
    key: "id",
    titles: "titles",
    words: PACK_WORDS,
    texts: "terms",
    pricePoisha: "price_poisha",
    wasPricePoisha: "was_price_poisha",
    popularity: "popularity",
  })} from internet_packs where published and ($1::text[] is null or id = any($1))`,
  tariff: `select ${COLUMNS({
    key: "id",
    titles: "names",
    summaries: "suits",
    words: "concat_ws(' ', type, change_code)",
  })} from tariff_packages where published and ($1::text[] is null or id = any($1))`,
  offer: `select ${COLUMNS({
    key: "id",
    titles: "titles",
    summaries: "summaries",
    words: PACK_WORDS,
    texts: "terms",
    pricePoisha: "price_poisha",
    popularity: "popularity",
    endsOn: "valid_until::text",
  })} from offers where published and audience <> 'selected' and ($1::text[] is null or id = any($1))`,
  "star-offer": `select ${COLUMNS({
    key: "o.id",
    titles: `jsonb_build_object('en', (o.partners ->> 'en') || ': ' || (o.titles ->> 'en'),
      'bn', (o.partners ->> 'bn') || ': ' || (o.titles ->> 'bn'))`,
    summaries: "o.summaries",
    words: "concat_ws(' ', 'star', c.labels ->> 'en', c.labels ->> 'bn', array_to_string(o.tiers, ' '))",
    texts: "o.how_to",
    endsOn: "o.valid_until::text",
  })} from star_offers o join star_categories c on c.key = o.category
    where o.published and ($1::text[] is null or o.id = any($1))`,
  campaign: `select ${COLUMNS({
    key: "id",
    titles: "titles",
    summaries: "summaries",
    texts: "introductions",
    endsOn: "ends_on::text",
  })} from recharge_campaigns where published and ($1::text[] is null or id = any($1))`,
  service: `select ${COLUMNS({
    key: "s.id",
    titles: "s.names",
    summaries: "s.summaries",
    words: "concat_ws(' ', s.words, s.start_code, s.stop_code, c.labels ->> 'en', c.labels ->> 'bn')",
    texts: "s.terms",
    pricePoisha: "nullif(s.price_poisha, 0)",
  })} from value_added_services s join service_categories c on c.key = s.category
    where s.published and ($1::text[] is null or s.id = any($1))`,
  country: `select ${COLUMNS({
    key: "code",
    section: "names ->> 'en'",
    titles: "names",
    words: `concat_ws(' ', words, dial_code, array_to_string(operators, ' '), case when roaming_zone is not null then 'roaming রোমিং' end,
      case when isd_zone is not null then 'isd আইএসডি' end)`,
  })} from countries where published and ($1::text[] is null or code = any($1))`,
  store: `select ${COLUMNS({
    key: "s.code",
    titles: "s.names",
    summaries: "s.addresses",
    words: "concat_ws(' ', d.name, d.name_bn, t.name, t.name_bn)",
  })} from stores s join districts d on d.name = s.district join thanas t on t.district = s.district and t.name = s.thana
    where $1::text[] is null or s.code = any($1)`,
  answer: `select ${COLUMNS({
    key: "slug",
    titles: "titles",
    section: "titles ->> 'en'",
    summaries: "answers",
    words: "concat_ws(' ', words, topics ->> 'en', topics ->> 'bn')",
    texts: "steps",
  })} from useful_info where $1::text[] is null or slug = any($1)`,
  notice: articles(DATED.notice.rows),
  release: articles(DATED.release.rows),
  report: `select ${COLUMNS({
    key: "id",
    section: "file ->> 'url'",
    titles: "titles",
    words: "concat_ws(' ', type, year::text, 'q' || quarter, 'financial report আর্থিক প্রতিবেদন')",
  })} from ${DATED.report.rows} and ($1::text[] is null or id = any($1))`,
  disclosure: `select ${COLUMNS({
    key: "id",
    section: "file ->> 'url'",
    titles: "titles",
    texts: "texts",
    words: "replace(kind, '-', ' ')",
  })} from ${DATED.disclosure.rows} and ($1::text[] is null or id = any($1))`,
  page: `select ${COLUMNS({
    key: "path",
    titles: "titles",
    summaries: "summaries",
    words: "words",
  })} from search_pages where published and ($1::text[] is null or path = any($1))`,
} as const;

export type SearchSourceKind = keyof typeof SOURCES;

const statements = new Map(
  Object.entries(SOURCES).map(([kind, text]) => [kind, statement<SearchSourceRow>(`search-source-${kind}`, text)]),
);

export const searchSourceKinds = Object.keys(SOURCES) as SearchSourceKind[];

/** The rows of one kind that a search can find. @param keys null for all */
export async function listSearchSources(
  connection: Connection,
  kind: SearchSourceKind,
  keys: readonly string[] | null,
): Promise<SearchSourceRow[]> {
  return (await statements.get(kind)?.(connection, [keys])) ?? [];
}

/** Rows whose date has come, and that are not in the index yet. */
export const listNewlyPublished = queryRows<SearchChange>(
  "search-newly-published",
  Object.entries(DATED)
    .map(
      ([kind, { key, rows }]) =>
        `select '${kind}' as kind, ${key} as key from ${rows}
           and ${key} not in (select key from search_documents where kind = '${kind}')`,
    )
    .join(" union all "),
);

/** The published content pages of these paths in both languages. @param paths null for all */
export const listContentSources = queryRows<ContentSourceRow, [paths: readonly string[] | null]>(
  "search-source-content",
  `select path, lang, name, page from content_pages where state = 'published' and ($1::text[] is null or path = any($1))`,
);

/** Products that a search finds by the name of these brands. */
export const listProductsOfBrands = queryColumn<string, [brands: readonly string[]]>(
  "search-products-of-brands",
  "select slug from products where brand_slug = any($1)",
);

/** Stores that a search finds by the name of these districts. */
export const listStoresOfDistricts = queryColumn<string, [districts: readonly string[]]>(
  "search-stores-of-districts",
  "select code from stores where district = any($1)",
);
