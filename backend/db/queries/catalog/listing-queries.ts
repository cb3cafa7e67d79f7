import type { Category, SortOrder } from "@/backend/contract/shop/catalog";
import {
  BUNDLED_VARIANT,
  CARD_COLUMNS,
  CARD_TABLES,
  type CardRow,
  CHEAPEST,
  CHOSEN_COLOURS,
  chosenKeys,
  filterValues,
  type ListingFilter,
  type ListingScope,
  PRODUCT_FLAGS,
  unlessAsked,
  VARIANT_FLAGS,
} from "@/backend/db/queries/catalog/catalog-queries";
import { type Connection, type PageRows, perName, queryRows, statement } from "@/backend/db/queries/statement";

/**
 * Lists are read along an index in their own order, product by product, and reading stops when the page is full: the
 * cost of a page does not depend on the size of the catalogue (docs/decisions/08). Subqueries with a limit, and limits
 * written as numbers instead of parameters, keep the planner from reading and sorting a whole table.
 */

/** The part of an index that a list is read from. */
type Shelf = "all" | "category" | "brand";

const PRODUCT_SHELVES: Record<Shelf, string> = {
  all: "true",
  category: "p.category = $category",
  brand: "p.category = $category and p.brand_slug = ($brands::text[])[1]",
};
const VARIANT_SHELVES: Record<Shelf, string> = {
  all: "true",
  category: "v.listed_category = $category",
  brand: "v.listed_category = $category and v.listed_brand = ($brands::text[])[1]",
};

/**
 * The predicate of a scope, only over `products p`; a sale checks the variants too. With the predicate in its text, a
 * statement can use the index made for the scope.
 */
export const IN_SCOPE: Record<ListingScope, string> = {
  shelf: "p.published and not p.preorder",
  sale: "p.published and not p.preorder",
  preorder: "p.published and p.preorder",
};

/** The filter conditions on a product; an attribute fits when the product has a chosen value of each chosen key. */
const productFits = (scope: ListingScope) => `${IN_SCOPE[scope]} and (not $fiveG::boolean or p.five_g)
    and (cardinality($brands::text[]) = 0 or p.brand_slug = any($brands))
    and (cardinality($keys::text[]) = 0 or ${chosenKeys} = (select count(distinct a.key) from product_attributes a
      join unnest($keys::text[], $values::text[]) as chosen (key, value) using (key, value)
        where a.product_slug = p.slug))
    and ${PRODUCT_FLAGS.map(({ bit, holds }) => unlessAsked(bit, holds)).join(" and ")}`;

/** The form of a statement: its scope, the part of the index, and whether there are price limits. */
interface Shape {
  scope: ListingScope;
  shelf: Shelf;
  priced: boolean;
}

/** The filter conditions on a variant. */
const variantFits = ({ scope, priced }: Shape, v: string) => `
    (cardinality($storages::int[]) = 0 or ${v}.storage_gb = any($storages))
      and (cardinality($rams::int[]) = 0 or ${v}.ram_gb = any($rams))
    ${priced ? `and ${v}.price_poisha between coalesce($priceMinPoisha::int, 0) and coalesce($priceMaxPoisha::int, 2147483647)` : ""}
    and (cardinality($colours::text[]) = 0 or ${v}.colour_bits & ${CHOSEN_COLOURS} <> 0)
    and ${VARIANT_FLAGS.map(({ bit, holds }) => unlessAsked(bit, holds(v))).join(" and ")}
    ${scope === "sale" ? `and ${v}.sale_ends_at > now()` : ""}`;

/** The cheapest variant that fits is shown for its product; an available one comes before one that is not. */
const representative = (shape: Shape, product: string) => `
  (select o.sku from product_variants o where o.product_slug = ${product} and ${variantFits(shape, "o")} ${CHEAPEST})`;

const ORDERS: Record<SortOrder, string> = {
  popular: "p.popularity desc, p.slug",
  newest: "p.listed_at desc, p.released_on desc, p.slug",
  "price-low": "v.price_poisha, v.product_slug",
  "price-high": "v.price_poisha desc, v.product_slug",
};

/** Reads along the products, the most popular or the newest first. */
const alongProducts = (shape: Shape) => `
  select p.slug, r.sku from products p cross join lateral ${representative(shape, "p.slug")} r
  where ${PRODUCT_SHELVES[shape.shelf]} and ${productFits(shape.scope)}`;

/**
 * Reads along the variants by price: of each product, the one that is shown for it. Without `coalesce` the planner
 * expects almost no such variant, and sorts them all.
 */
const alongPrices = (shape: Shape) => `
  select v.product_slug as slug, v.sku from product_variants v
  cross join lateral (select from products p where p.slug = v.product_slug and ${productFits(shape.scope)} limit 1) fits
  where ${VARIANT_SHELVES[shape.shelf]} and ${BUNDLED_VARIANT} and ${variantFits(shape, "v")}
    and coalesce(v.sku = ${representative(shape, "v.product_slug")}, false)`;

/** Lists are planned for their first 96 products, four pages of 24; deeper pages are planned for any position. */
const NEAR = 96;

const PAGE = "limit $limit offset $offset";
const DEPTHS = {
  near: { found: `limit ${NEAR}`, chosen: PAGE },
  deep: { found: PAGE, chosen: `limit ${NEAR}` },
} as const;

function cardText(shape: Shape, sort: SortOrder, depth: keyof typeof DEPTHS): string {
  const walk = sort === "popular" || sort === "newest" ? alongProducts : alongPrices;
  const { found, chosen } = DEPTHS[depth];
  return `with found as (${walk(shape)} order by ${ORDERS[sort]} ${found}),
       chosen as (select * from found ${chosen})
     select ${CARD_COLUMNS} from chosen ${CARD_TABLES} order by ${ORDERS[sort]}`;
}

/**
 * A list with prices or a fact has no statement name, so that it is planned for its own values every time: the number
 * of goods that match them decides the plan.
 */
const cardStatements = perName(IN_SCOPE, (scope) =>
  perName(PRODUCT_SHELVES, (shelf) =>
    perName(ORDERS, (sort) =>
      perName(DEPTHS, (depth) => ({
        anyPrice: statement<CardRow>(
          `list-cards-${scope}-${shelf}-${sort}-${depth}`,
          cardText({ scope, shelf, priced: false }, sort, depth),
        ),
        priced: statement<CardRow>(undefined, cardText({ scope, shelf, priced: true }, sort, depth)),
      })),
    ),
  ),
);

function shelfOf({ category, brands }: ListingFilter): Shelf {
  if (category === null) return "all";
  return brands.length === 1 ? "brand" : "category";
}

/** One page of cards in the requested order, 96 at most. */
export function listCards(
  connection: Connection,
  filter: ListingFilter,
  { sort, ...page }: PageRows & { sort: SortOrder },
): Promise<CardRow[]> {
  const depth = page.offset + page.limit <= NEAR ? "near" : "deep";
  const { anyPrice, priced } = cardStatements[filter.scope][shelfOf(filter)][sort][depth];
  const isAnyPrice = filter.priceMinPoisha === null && filter.priceMaxPoisha === null && filter.flags.length === 0;
  return (isAnyPrice ? anyPrice : priced)(connection, { ...filterValues(filter), ...page });
}

/** How many products are compared on each side of a price: more than are shown, because some may be equally near. */
const NEAREST = 6;

/** The nearest products on one side of a price, of one brand or of all. */
const nearest = (side: "above" | "below", brand: "any" | "same") => `
  (select v.product_slug, v.sku from product_variants v
   cross join lateral (select from products p where p.slug = v.product_slug and p.published and not p.preorder limit 1) shown
   where v.listed_category = $category ${brand === "same" ? "and v.listed_brand = $brandSlug" : ""}
     and v.price_poisha ${side === "above" ? ">=" : "<"} $pricePoisha::int and v.stock > 0 and v.product_slug <> $slug
     and coalesce(v.sku = (select o.sku from product_variants o where o.product_slug = v.product_slug ${CHEAPEST}), false)
   order by v.price_poisha ${side === "above" ? "" : "desc"} limit ${NEAREST})`;

/** Products of the same category near in price, the same brand's first. */
export const listRelated = queryRows<
  CardRow,
  [product: { slug: string; category: Category; pricePoisha: number; brandSlug: string }, page: { limit: number }]
>(
  "list-related",
  `with near as (${nearest("above", "same")} union ${nearest("below", "same")}
     union ${nearest("above", "any")} union ${nearest("below", "any")}),
     chosen as (select * from near limit ${NEAR})
   select ${CARD_COLUMNS} from chosen ${CARD_TABLES}
   order by abs(v.price_poisha - $pricePoisha::int) + case when p.brand_slug = $brandSlug then 0 else 300000 end,
     p.popularity desc, p.slug
   limit $limit`,
);
