import type { Category, SortOrder } from "@/backend/contract/catalog";
import { type Connection, type SqlValue, statement } from "@/backend/db/queries/statement";
import type { Localized, ProductTexts, StoredPicture } from "@/backend/db/schema/localized";

/** What a listing is narrowed to; null or empty = not narrowed. Prices are poisha. */
export interface ListingFilter {
  category: Category | null;
  brands: readonly string[];
  storages: readonly number[];
  fiveG: boolean;
  priceMinPoisha: number | null;
  priceMaxPoisha: number | null;
}

export interface StoredColour {
  name: string;
  labels: Localized;
  hex: string;
}

/** A product and the variant that stands for it. */
export interface CardRow {
  slug: string;
  category: Category;
  titles: Localized;
  summaries: Localized;
  brandSlug: string;
  brandName: string;
  fiveG: boolean;
  isNew: boolean;
  sku: string;
  pricePoisha: number;
  wasPricePoisha: number | null;
  stock: number;
  picture: StoredPicture;
  colours: StoredColour[];
  emiMonths: number;
  emiLeastPricePoisha: number;
}

interface FacetRow {
  facet: "brand" | "storage" | "five_g" | "price" | "count";
  value: string;
  label: string;
  count: number;
  least: number | null;
  most: number | null;
}

interface VariantRow {
  sku: string;
  colour: StoredColour;
  ramGb: number;
  storageGb: number;
  pricePoisha: number;
  wasPricePoisha: number | null;
  stock: number;
  pictures: StoredPicture[];
}

export interface ProductRow extends CardRow {
  texts: Localized<ProductTexts>;
  releasedOn: string;
  variants: VariantRow[];
}

/** Variants of published products, with a yes or no of each filter: $1 category to $6 highest price. */
const CANDIDATES = `
  select v.product_slug, v.sku, v.price_poisha, v.stock, v.position, v.storage_gb, p.brand_slug, p.five_g,
    cardinality($2::text[]) = 0 or p.brand_slug = any($2) as by_brand,
    cardinality($3::int[]) = 0 or v.storage_gb = any($3) as by_storage,
    not $4::boolean or p.five_g as by_five_g,
    ($5::int is null or v.price_poisha >= $5) and ($6::int is null or v.price_poisha <= $6) as by_price
  from products p join product_variants v on v.product_slug = p.slug
  where p.published and ($1::text is null or p.category = $1)`;

/** The cheapest variant that fits stands for its product; one that can be had comes before one that cannot. */
const REPRESENTATIVE = "order by product_slug, (stock > 0) desc, price_poisha, position, sku";

const CARD_COLUMNS = `
  p.slug, p.category, p.titles, p.summaries, b.slug as "brandSlug", b.name as "brandName", p.five_g as "fiveG",
  p.listed_at > now() - make_interval(days => s.new_for_days) as "isNew",
  v.sku, v.price_poisha as "pricePoisha", v.was_price_poisha as "wasPricePoisha", v.stock, v.pictures -> 0 as picture,
  (select jsonb_agg(jsonb_build_object('name', c.colour_name, 'labels', c.colour_labels, 'hex', c.colour_hex)
     order by c.position, c.colour_name)
   from (select distinct on (colour_name) colour_name, colour_labels, colour_hex, position
         from product_variants where product_slug = p.slug order by colour_name, position) c) as colours,
  s.emi_months as "emiMonths", s.emi_least_price_poisha as "emiLeastPricePoisha"`;

const CARD_TABLES = `
  join product_variants v on v.sku = chosen.sku
  join products p on p.slug = v.product_slug
  join brands b on b.slug = p.brand_slug
  cross join shop_settings s`;

const ORDERS: Record<SortOrder, string> = {
  popular: "p.popularity desc, p.slug",
  newest: "p.listed_at desc, p.released_on desc, p.slug",
  "price-low": "v.price_poisha, p.slug",
  "price-high": "v.price_poisha desc, p.slug",
};

const cardStatements = {
  popular: cardStatement("popular"),
  newest: cardStatement("newest"),
  "price-low": cardStatement("price-low"),
  "price-high": cardStatement("price-high"),
} satisfies Record<SortOrder, unknown>;

function cardStatement(sort: SortOrder) {
  return statement<CardRow>(
    `list-cards-${sort}`,
    `with chosen as (
       select distinct on (product_slug) product_slug, sku from (${CANDIDATES}) candidate
       where by_brand and by_storage and by_five_g and by_price ${REPRESENTATIVE})
     select ${CARD_COLUMNS} from chosen ${CARD_TABLES}
     order by ${ORDERS[sort]} limit $7 offset $8`,
  );
}

// Each facet counts products with the other facets applied, so that a second value of one facet can be added.
const selectFacets = statement<FacetRow>(
  "list-facets",
  `with candidate as materialized (${CANDIDATES})
   select 'count' as facet, '' as value, '' as label, count(distinct product_slug)::int as count,
     null::int as least, null::int as most
   from candidate where by_brand and by_storage and by_five_g and by_price
   union all
   select 'brand', b.slug, b.name, count(distinct product_slug)::int, b.position, null
   from candidate join brands b on b.slug = brand_slug where by_storage and by_five_g and by_price group by b.slug
   union all
   select 'storage', storage_gb::text, '', count(distinct product_slug)::int, storage_gb, null
   from candidate where by_brand and by_five_g and by_price group by storage_gb
   union all
   select 'five_g', '1', '5G', count(distinct product_slug)::int, null, null
   from candidate where by_brand and by_storage and by_price and five_g
   union all
   select 'price', '', '', 0, min(price_poisha), max(price_poisha)
   from candidate where by_brand and by_storage and by_five_g
   order by facet, least, value`,
);

function filterValues(filter: ListingFilter): SqlValue[] {
  return [filter.category, filter.brands, filter.storages, filter.fiveG, filter.priceMinPoisha, filter.priceMaxPoisha];
}

/** One page of cards in the order asked for. */
export function listCards(
  connection: Connection,
  filter: ListingFilter,
  page: { sort: SortOrder; limit: number; offset: number },
): Promise<CardRow[]> {
  return cardStatements[page.sort](connection, [...filterValues(filter), page.limit, page.offset]);
}

/** Facets with counts, and the number of products that fit (the row `count`). */
export function listFacets(connection: Connection, filter: ListingFilter): Promise<FacetRow[]> {
  return selectFacets(connection, filterValues(filter));
}

const selectProduct = statement<ProductRow>(
  "find-product",
  `select ${CARD_COLUMNS}, p.texts, p.released_on::text as "releasedOn",
     (select jsonb_agg(jsonb_build_object('sku', o.sku,
        'colour', jsonb_build_object('name', o.colour_name, 'labels', o.colour_labels, 'hex', o.colour_hex),
        'ramGb', o.ram_gb, 'storageGb', o.storage_gb, 'pricePoisha', o.price_poisha,
        'wasPricePoisha', o.was_price_poisha, 'stock', o.stock, 'pictures', o.pictures) order by o.position, o.sku)
      from product_variants o where o.product_slug = p.slug) as variants
   from (select sku from product_variants where product_slug = $1
         order by (stock > 0) desc, price_poisha, position, sku limit 1) chosen
   ${CARD_TABLES}
   where p.published and ($2::text is null or p.category = $2)`,
);

/** A published product with its variants, or null. */
export async function findProduct(
  connection: Connection,
  slug: string,
  category: Category | null,
): Promise<ProductRow | null> {
  return (await selectProduct(connection, [slug, category]))[0] ?? null;
}

const selectRelated = statement<CardRow>(
  "list-related",
  `with chosen as (
     select distinct on (product_slug) product_slug, sku
     from product_variants where product_slug in (select slug from products where published and category = $2)
       and product_slug <> $1 and stock > 0 ${REPRESENTATIVE})
   select ${CARD_COLUMNS} from chosen ${CARD_TABLES}
   order by abs(v.price_poisha - $3::int) + case when p.brand_slug = $4 then 0 else 300000 end, p.popularity desc, p.slug
   limit $5`,
);

/** Products of the same category near in price, the same brand's first. */
export function listRelated(connection: Connection, product: CardRow, limit: number): Promise<CardRow[]> {
  return selectRelated(connection, [product.slug, product.category, product.pricePoisha, product.brandSlug, limit]);
}
