import type { Category, ProductFlag } from "@/backend/contract/shop/catalog";
import { queryRow, queryRows } from "@/backend/db/queries/statement";
import type { Localized, ProductTexts, StoredPicture, StoredView360 } from "@/backend/db/stored-types";

/** The products of a listing: what can be bought, what is reduced until a certain moment, or what can be reserved. */
export type ListingScope = "shelf" | "sale" | "preorder";

/** The filter of a listing; null or empty = not filtered. Prices are in poisha. */
export interface ListingFilter {
  scope: ListingScope;
  category: Category | null;
  brands: readonly string[];
  storages: readonly number[];
  rams: readonly number[];
  fiveG: boolean;
  /** Values of the category's attributes: OR within one key, AND between keys. No pair is listed twice. */
  attributes: readonly { key: string; value: string }[];
  priceMinPoisha: number | null;
  priceMaxPoisha: number | null;
  /** Colour families: a product fits with any one of them. */
  colours: readonly string[];
  /** The yes-or-no facts of a card: a product must have all of them. */
  flags: readonly ProductFlag[];
}

export interface StoredColour {
  name: string;
  labels: Localized;
  hex: string;
}

/** The terms of a pre-order. */
interface PreorderRow {
  releasedOn: string;
  /** True from that day on. */
  released: boolean;
  depositPoisha: number;
  slotsLeft: number;
  slotsTaken: number;
  gifts: Localized<string[]>;
}

/** A product with the variant shown for it. */
export interface CardRow {
  slug: string;
  category: Category;
  titles: Localized;
  summaries: Localized;
  brandSlug: string;
  brandName: string;
  /** Empty where the name is the same in Bengali. */
  brandNameBn: string;
  fiveG: boolean;
  isNew: boolean;
  sku: string;
  /** The variant that the product's bare address shows. */
  firstSku: string;
  colourName: string;
  /** Size of clothes and of goods with a length; null for other goods. */
  size: string | null;
  pricePoisha: number;
  wasPricePoisha: number | null;
  /** As PostgreSQL returns it: a Date in a column, a text inside JSON. */
  saleEndsAt: Date | string | null;
  stock: number;
  picture: StoredPicture;
  colours: StoredColour[];
  preorder: PreorderRow | null;
  /** The bundle that its card names: preferably one that is completely free, then one that includes something free. */
  bundle: { kind: "included" | "gift" | "paid"; slug: string; titles: Localized } | null;
  /** Published reviews, and the sum of their stars. */
  ratingCount: number;
  ratingSum: number;
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
  turn: StoredView360 | null;
}

export interface BundleRow {
  slug: string;
  titles: Localized;
  /** False when something in it is sold out. */
  inStock: boolean;
  addOns: { titles: Localized; pricePoisha: number; picture: StoredPicture | null }[];
}

export interface ProductRow extends CardRow {
  texts: Localized<ProductTexts>;
  releasedOn: string;
  printPricePoisha: number | null;
  variants: VariantRow[];
  bundles: BundleRow[];
  /** The attributes that it is filtered by, with its values. */
  attributes: { key: string; labels: Localized; values: Localized[] }[];
}

/** Products with at least one of the chosen values, and the keys of those that they have. */
export const matchedAttributes = `
  select a.product_slug, array_agg(distinct a.key) as keys
  from unnest($keys::text[], $values::text[]) as chosen (key, value)
  join product_attributes a on a.key = chosen.key and a.value = chosen.value
    and ($category::text is null or a.category = $category)
  group by a.product_slug`;

/** The number of different keys that are chosen: a product fits when it has a value of each key. */
export const chosenKeys = "(select count(distinct key)::int from unnest($keys::text[]) as chosen (key))";

/** The cheapest variant that fits is shown for its product; an available one comes before one that is not. */
const REPRESENTATIVE = "order by product_slug, (stock > 0) desc, price_poisha, position, sku";

/** The same order, for all variants `o` of one product. */
export const CHEAPEST = "order by (o.stock > 0) desc, o.price_poisha, o.position, o.sku limit 1";

/** True for a bundle `u` when everything in it is in stock. */
const BUNDLE_IN_STOCK = `not exists (select from bundle_add_ons a join product_variants g on g.sku = a.sku
  where a.bundle_slug = u.slug and g.stock = 0)`;

export const CARD_COLUMNS = `
  p.slug, p.category, p.titles, p.summaries, b.slug as brand_slug, b.name as brand_name, b.name_bn as brand_name_bn, p.five_g,
  p.listed_at > now() - make_interval(days => s.new_for_days) as is_new, v.sku,
  (select o.sku from product_variants o where o.product_slug = p.slug ${CHEAPEST}) as first_sku, v.colour_name, v.size,
  v.price_poisha, v.was_price_poisha, v.sale_ends_at, v.stock, v.pictures -> 0 as picture,
  (select jsonb_agg(jsonb_build_object('name', c.colour_name, 'labels', c.colour_labels, 'hex', c.colour_hex)
     order by c.position, c.colour_name)
   from (select distinct on (colour_name) colour_name, colour_labels, colour_hex, position
         from product_variants where product_slug = p.slug order by colour_name, position) c) as colours,
  case when p.preorder then (select jsonb_build_object('releasedOn', o.released_on,
     'released', o.released_on <= (now() at time zone 'Asia/Dhaka')::date, 'depositPoisha', o.deposit_poisha,
     'slotsLeft', o.slots - o.slots_taken,
     'slotsTaken', o.slots_taken, 'gifts', o.gifts)
   from preorder_offers o where o.product_slug = p.slug) end as preorder,
  (select jsonb_build_object('kind', k.kind, 'slug', k.slug, 'titles', k.titles)
   from (select u.slug, u.titles, u.position, case when bool_and(a.price_poisha = 0) then 'included'
       when bool_or(a.price_poisha = 0) then 'gift' else 'paid' end as kind
     from bundles u join bundle_add_ons a on a.bundle_slug = u.slug
     where u.product_slug = p.slug and ${BUNDLE_IN_STOCK} group by u.slug) k
   order by array_position(array['included', 'gift', 'paid'], k.kind), k.position, k.slug limit 1) as bundle,
  p.rating_count, p.rating_sum`;

/** Looked up for each chosen variant. With joins, the planner of a small shop would read all products to merge them. */
export const CARD_TABLES = `
  cross join lateral (select * from product_variants where sku = chosen.sku limit 1) v
  cross join lateral (select * from products where slug = v.product_slug limit 1) p
  cross join lateral (select * from brands where slug = p.brand_slug limit 1) b
  cross join shop_settings s`;

/** The lowest minimum price of all plans; null without plans, and then no price reaches it. */
export const MIN_EMI_PRICE = "(select min(least_price_poisha) from emi_plans)";

/** The products with a bundle that is in stock. */
const BUNDLED = `(select u.product_slug from bundles u where ${BUNDLE_IN_STOCK})`;

/** The yes-or-no facts of a variant, with their bits in `$flags`. */
export const VARIANT_FLAGS = [
  { flag: "in-stock", bit: 1, holds: (v: string) => `${v}.stock > 0` },
  { flag: "reduced", bit: 2, holds: (v: string) => `${v}.was_price_poisha is not null` },
  { flag: "emi", bit: 4, holds: (v: string) => `${v}.price_poisha >= ${MIN_EMI_PRICE}` },
] as const satisfies readonly { flag: ProductFlag; bit: number; holds: (v: string) => string }[];

/** The yes-or-no facts of a product; `holds` is a condition on `products p`. */
export const PRODUCT_FLAGS = [
  {
    flag: "new",
    bit: 8,
    holds: "p.listed_at > now() - make_interval(days => (select new_for_days from shop_settings))",
  },
  { flag: "rated", bit: 16, holds: "p.well_rated" },
  { flag: "bundle", bit: 32, holds: `p.slug in ${BUNDLED}` },
] as const satisfies readonly { flag: ProductFlag; bit: number; holds: string }[];

/** The colours come after the six facts in `product_variants.facet_bits`: a seventh fact needs a migration of that column. */
export const COLOUR_SHIFT = 6;
const BITS = new Map<ProductFlag, number>([...VARIANT_FLAGS, ...PRODUCT_FLAGS].map(({ flag, bit }) => [flag, bit]));

/** True unless the fact is requested and missing; written so that the planner expects no fewer rows. */
export const unlessAsked = (bit: number, holds: string) => `($flags::int & ${bit} <> ${bit} or ${holds})`;

/** The same for a read along variants: few products have a bundle, so the variants of all others are dropped first. */
export const BUNDLED_VARIANT = unlessAsked(32, `v.product_slug in ${BUNDLED}`);

/** The bits of the families that are chosen. */
export const CHOSEN_COLOURS =
  "(select coalesce(bit_or(f.bit), 0) from colour_families f where f.slug = any($colours::text[]))";

/** The values of the filter's parameters. */
export function filterValues({ attributes, flags, ...filter }: ListingFilter) {
  return {
    ...filter,
    keys: attributes.map(({ key }) => key),
    values: attributes.map(({ value }) => value),
    flags: flags.reduce((bits, flag) => bits | (BITS.get(flag) ?? 0), 0),
  };
}

/** Published products by their slugs, in that order, also unreleased ones; unknown ones are left out. */
export const listNamed = queryRows<CardRow, [slugs: readonly string[]]>(
  "list-named",
  `with chosen as (
     select distinct on (product_slug) product_slug, sku
     from product_variants where product_slug = any($1::text[]) ${REPRESENTATIVE})
   select ${CARD_COLUMNS} from chosen ${CARD_TABLES}
   where p.published order by array_position($1::text[], p.slug)`,
);

/** A published product with its variants, or null. */
export const findProduct = queryRow<ProductRow, [slug: string, category: Category | null]>(
  "find-product",
  `select ${CARD_COLUMNS}, p.texts, p.released_on, p.print_price_poisha,
     (select jsonb_agg(jsonb_build_object('sku', o.sku,
        'colour', jsonb_build_object('name', o.colour_name, 'labels', o.colour_labels, 'hex', o.colour_hex),
        'ramGb', o.ram_gb, 'storageGb', o.storage_gb, 'size', o.size, 'pricePoisha', o.price_poisha,
        'wasPricePoisha', o.was_price_poisha, 'saleEndsAt', o.sale_ends_at, 'stock', o.stock, 'pictures', o.pictures,
        'turn', o.turn) order by o.position, o.sku)
      from product_variants o where o.product_slug = p.slug) as variants,
     coalesce((select jsonb_agg(jsonb_build_object('slug', u.slug, 'titles', u.titles, 'inStock', ${BUNDLE_IN_STOCK}, 'addOns',
        (select jsonb_agg(jsonb_build_object('titles', a.titles, 'pricePoisha', a.price_poisha, 'picture',
           (select g.pictures -> 0 from product_variants g where g.sku = a.sku)) order by a.position)
         from bundle_add_ons a where a.bundle_slug = u.slug)) order by u.position, u.slug)
      from bundles u where u.product_slug = p.slug), '[]') as bundles,
     coalesce((select jsonb_agg(jsonb_build_object('key', a.key, 'labels', a.labels, 'values',
        (select jsonb_agg(w.labels order by w.position, w.value) from product_attributes h
         join attribute_values w on w.category = h.category and w.key = h.key and w.value = h.value
         where h.product_slug = p.slug and h.key = a.key)) order by a.position, a.key)
      from attributes a where a.category = p.category and exists (select from product_attributes h
        where h.product_slug = p.slug and h.key = a.key)), '[]') as attributes
   from (select sku from product_variants where product_slug = $1
         order by (stock > 0) desc, price_poisha, position, sku limit 1) chosen
   ${CARD_TABLES}
   where p.published and ($2::text is null or p.category = $2)`,
);
