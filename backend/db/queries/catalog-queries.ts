import type { Category, SortOrder } from "@/backend/contract/catalog";
import { type Connection, type SqlValue, statement } from "@/backend/db/queries/statement";
import type { Localized, ProductTexts, StoredPicture } from "@/backend/db/schema/localized";

/**
 * Which products a listing is about: what can be bought, what is reduced until a certain moment, or what is coming and
 * can be reserved.
 */
export type ListingScope = "shelf" | "sale" | "preorder";

/** What a listing is narrowed to; null or empty = not narrowed. Prices are poisha. */
export interface ListingFilter {
  scope: ListingScope;
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

/** What a coming product is reserved under. */
export interface PreorderRow {
  releasedOn: string;
  depositPoisha: number;
  slotsLeft: number;
  gifts: Localized<string[]>;
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
  /** As PostgreSQL gives it: a Date in a column, a text inside JSON. */
  saleEndsAt: Date | string | null;
  stock: number;
  picture: StoredPicture;
  colours: StoredColour[];
  preorder: PreorderRow | null;
  emiMonths: number;
  emiLeastPricePoisha: number;
}

interface FacetRow {
  facet: "brand" | "storage" | "five_g" | "price" | "count" | "category";
  value: string;
  label: string;
  count: number;
  least: number | null;
  most: number | null;
}

interface VariantRow {
  sku: string;
  colour: StoredColour;
  ramGb: number | null;
  storageGb: number | null;
  size: string | null;
  pricePoisha: number;
  wasPricePoisha: number | null;
  saleEndsAt: string | null;
  stock: number;
  pictures: StoredPicture[];
}

export interface BundleRow {
  slug: string;
  titles: Localized;
  /** False when something in it is sold out. */
  inStock: boolean;
  addOns: { titles: Localized; pricePoisha: number; picture: StoredPicture | null }[];
}

export interface EmiPlanRow {
  code: string;
  bankNames: Localized;
  months: number;
  feeBasisPoints: number;
  leastPricePoisha: number;
}

export interface ProductRow extends CardRow {
  texts: Localized<ProductTexts>;
  releasedOn: string;
  printPricePoisha: number | null;
  variants: VariantRow[];
  bundles: BundleRow[];
  emiPlans: EmiPlanRow[];
}

const SCOPES: Record<ListingScope, string> = {
  shelf: "p.published and not p.preorder",
  sale: "p.published and not p.preorder and v.sale_ends_at > now()",
  preorder: "p.published and p.preorder",
};

/** Variants of published products, with a yes or no of each filter: $1 category to $6 highest price. */
const candidates = (scope: ListingScope) => `
  select v.product_slug, v.sku, v.price_poisha, v.stock, v.position, v.storage_gb, p.brand_slug, p.five_g,
    cardinality($2::text[]) = 0 or p.brand_slug = any($2) as by_brand,
    cardinality($3::int[]) = 0 or v.storage_gb = any($3) as by_storage,
    not $4::boolean or p.five_g as by_five_g,
    ($5::int is null or v.price_poisha >= $5) and ($6::int is null or v.price_poisha <= $6) as by_price
  from products p join product_variants v on v.product_slug = p.slug
  where ${SCOPES[scope]} and ($1::text is null or p.category = $1)`;

/** The cheapest variant that fits stands for its product; one that can be had comes before one that cannot. */
const REPRESENTATIVE = "order by product_slug, (stock > 0) desc, price_poisha, position, sku";

const CARD_COLUMNS = `
  p.slug, p.category, p.titles, p.summaries, b.slug as "brandSlug", b.name as "brandName", p.five_g as "fiveG",
  p.listed_at > now() - make_interval(days => s.new_for_days) as "isNew",
  v.sku, v.price_poisha as "pricePoisha", v.was_price_poisha as "wasPricePoisha", v.sale_ends_at as "saleEndsAt", v.stock,
  v.pictures -> 0 as picture,
  (select jsonb_agg(jsonb_build_object('name', c.colour_name, 'labels', c.colour_labels, 'hex', c.colour_hex)
     order by c.position, c.colour_name)
   from (select distinct on (colour_name) colour_name, colour_labels, colour_hex, position
         from product_variants where product_slug = p.slug order by colour_name, position) c) as colours,
  case when p.preorder then (select jsonb_build_object('releasedOn', o.released_on, 'depositPoisha', o.deposit_poisha,
     'slotsLeft', o.slots - o.slots_taken, 'gifts', o.gifts)
   from preorder_offers o where o.product_slug = p.slug) end as preorder,
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

const SCOPE_NAMES = ["shelf", "sale", "preorder"] as const satisfies readonly ListingScope[];

// One statement a scope: with the predicate in its text, each can be planned on the index that was made for it.
const cardStatements = perScope((scope) => ({
  popular: cardStatement(scope, "popular"),
  newest: cardStatement(scope, "newest"),
  "price-low": cardStatement(scope, "price-low"),
  "price-high": cardStatement(scope, "price-high"),
}));

function perScope<Value>(make: (scope: ListingScope) => Value): Record<ListingScope, Value> {
  return Object.fromEntries(SCOPE_NAMES.map((scope) => [scope, make(scope)])) as Record<ListingScope, Value>;
}

function cardStatement(scope: ListingScope, sort: SortOrder) {
  return statement<CardRow>(
    `list-cards-${scope}-${sort}`,
    `with chosen as (
       select distinct on (product_slug) product_slug, sku from (${candidates(scope)}) candidate
       where by_brand and by_storage and by_five_g and by_price ${REPRESENTATIVE})
     select ${CARD_COLUMNS} from chosen ${CARD_TABLES}
     order by ${ORDERS[sort]} limit $7 offset $8`,
  );
}

// Each facet counts products with the other facets applied, so that a second value of one facet can be added.
const facets = (scope: ListingScope) => `
  with candidate as materialized (${candidates(scope)})
   select 'count' as facet, '' as value, '' as label, count(distinct product_slug)::int as count,
     null::int as least, null::int as most
   from candidate where by_brand and by_storage and by_five_g and by_price
   union all
   select 'brand', b.slug, b.name, count(distinct product_slug)::int, b.position, null
   from candidate join brands b on b.slug = brand_slug where by_storage and by_five_g and by_price group by b.slug
   union all
   select 'storage', storage_gb::text, '', count(distinct product_slug)::int, storage_gb, null
   from candidate where by_brand and by_five_g and by_price and storage_gb is not null group by storage_gb
   union all
   select 'five_g', '1', '5G', count(distinct product_slug)::int, null, null
   from candidate where by_brand and by_storage and by_price and five_g
   union all
   select 'price', '', '', 0, min(price_poisha), max(price_poisha)
   from candidate where by_brand and by_storage and by_five_g`;

// Which categories there are is asked where a list goes over all of them.
const categoryCounts = (scope: ListingScope) => `
   union all
   select 'category', p.category, '', count(distinct p.slug)::int, null, null
   from products p join product_variants v on v.product_slug = p.slug where ${SCOPES[scope]} group by p.category`;

const FACET_ORDER = "order by facet, least, value";

const facetStatements = perScope((scope) => ({
  inCategory: statement<FacetRow>(`list-facets-${scope}`, `${facets(scope)} ${FACET_ORDER}`),
  overAll: statement<FacetRow>(
    `list-facets-${scope}-over-all`,
    `${facets(scope)} ${categoryCounts(scope)} ${FACET_ORDER}`,
  ),
}));

function filterValues(filter: ListingFilter): SqlValue[] {
  return [filter.category, filter.brands, filter.storages, filter.fiveG, filter.priceMinPoisha, filter.priceMaxPoisha];
}

/** One page of cards in the order asked for. */
export function listCards(
  connection: Connection,
  filter: ListingFilter,
  page: { sort: SortOrder; limit: number; offset: number },
): Promise<CardRow[]> {
  return cardStatements[filter.scope][page.sort](connection, [...filterValues(filter), page.limit, page.offset]);
}

/**
 * Facets with counts, and the number of products that fit (the row `count`). A list over all categories, and one of a
 * scope of its own, counts the categories too, whatever else it is narrowed to.
 */
export function listFacets(connection: Connection, filter: ListingFilter): Promise<FacetRow[]> {
  const { inCategory, overAll } = facetStatements[filter.scope];
  const asked = filter.category === null || filter.scope === "sale" ? overAll : inCategory;
  return asked(connection, filterValues(filter));
}

const selectProduct = statement<ProductRow>(
  "find-product",
  `select ${CARD_COLUMNS}, p.texts, p.released_on::text as "releasedOn",
     p.print_price_poisha as "printPricePoisha",
     (select jsonb_agg(jsonb_build_object('sku', o.sku,
        'colour', jsonb_build_object('name', o.colour_name, 'labels', o.colour_labels, 'hex', o.colour_hex),
        'ramGb', o.ram_gb, 'storageGb', o.storage_gb, 'size', o.size, 'pricePoisha', o.price_poisha,
        'wasPricePoisha', o.was_price_poisha, 'saleEndsAt', o.sale_ends_at, 'stock', o.stock, 'pictures', o.pictures) order by o.position, o.sku)
      from product_variants o where o.product_slug = p.slug) as variants,
     coalesce((select jsonb_agg(jsonb_build_object('slug', u.slug, 'titles', u.titles, 'inStock', not exists (
          select from bundle_add_ons a join product_variants g on g.sku = a.sku
          where a.bundle_slug = u.slug and g.stock = 0), 'addOns',
        (select jsonb_agg(jsonb_build_object('titles', a.titles, 'pricePoisha', a.price_poisha, 'picture',
           (select g.pictures -> 0 from product_variants g where g.sku = a.sku)) order by a.position)
         from bundle_add_ons a where a.bundle_slug = u.slug)) order by u.position, u.slug)
      from bundles u where u.product_slug = p.slug), '[]') as bundles,
     coalesce((select jsonb_agg(jsonb_build_object('code', e.code, 'bankNames', e.bank_names, 'months', e.months,
        'feeBasisPoints', e.fee_basis_points, 'leastPricePoisha', e.least_price_poisha) order by e.position, e.code)
      from emi_plans e where e.least_price_poisha <= (select max(price_poisha) from product_variants where
        product_slug = p.slug)), '[]') as "emiPlans"
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
     from product_variants where product_slug in (select slug from products where published and not preorder
       and category = $2)
       and product_slug <> $1 and stock > 0 ${REPRESENTATIVE})
   select ${CARD_COLUMNS} from chosen ${CARD_TABLES}
   order by abs(v.price_poisha - $3::int) + case when p.brand_slug = $4 then 0 else 300000 end, p.popularity desc, p.slug
   limit $5`,
);

/** Products of the same category near in price, the same brand's first. */
export function listRelated(connection: Connection, product: CardRow, limit: number): Promise<CardRow[]> {
  return selectRelated(connection, [product.slug, product.category, product.pricePoisha, product.brandSlug, limit]);
}
