import {
  CHOSEN_COLOURS,
  COLOUR_SHIFT,
  chosenKeys,
  filterValues,
  type ListingFilter,
  type ListingScope,
  MIN_EMI_PRICE,
  matchedAttributes,
  PRODUCT_FLAGS,
  VARIANT_FLAGS,
} from "@/backend/db/queries/catalog/catalog-queries";
import { IN_SCOPE } from "@/backend/db/queries/catalog/listing-queries";
import { type Connection, perName, queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

/** A row of the counts: the facet and its value, and how many products have it. */
export interface FacetRow {
  facet: "brand" | "storage" | "ram" | "five_g" | "attribute" | "price" | "count" | "category" | "colour" | "flag";
  value: string;
  label: string;
  count: number;
  least: number | null;
  most: number | null;
  /** The key of an attribute, or the hex value of a colour; null for other facets. */
  key: string | null;
  /** The names of an attribute; null for other facets. */
  keyLabels: Localized | null;
  /** The names of an attribute's value or of a colour; null for other facets. */
  valueLabels: Localized | null;
}

const NO_LABELS = "null::text, null::jsonb, null::jsonb";

/** The extent of a list. The variants of one category are read along one index, in the order of their products. */
type Extent = "category" | "all";
const PRODUCTS: Record<Extent, string> = {
  category: "p.category = $category",
  all: "($category::text is null or p.category = $category)",
};
const VARIANTS: Record<Extent, string> = {
  category: "v.listed_category = $category",
  all: "($category::text is null or v.listed_category = $category)",
};

const inBits = (flags: readonly { bit: number; holds: string }[]) =>
  flags.map(({ bit, holds }) => `case when ${holds} then ${bit} else 0 end`).join(" | ");
const PRODUCT_BITS = inBits(PRODUCT_FLAGS);
const VARIANT_BITS = `(v.facet_bits | case when v.price_poisha >= ${MIN_EMI_PRICE} then 4 else 0 end)`;
const FLAG_VALUES = [...VARIANT_FLAGS, ...PRODUCT_FLAGS].map(({ flag, bit }) => `('${flag}', ${bit})`).join(", ");
const ofVariants = VARIANT_FLAGS.reduce((bits, { bit }) => bits | bit, 0);
const ofProducts = PRODUCT_FLAGS.reduce((bits, { bit }) => bits | bit, 0);

const BY_PRICE =
  "v.price_poisha between coalesce($priceMinPoisha::int, 0) and coalesce($priceMaxPoisha::int, 2147483647)";
const BY_COLOUR = `(cardinality($colours::text[]) = 0 or v.facet_bits >> ${COLOUR_SHIFT} & ${CHOSEN_COLOURS} <> 0)`;
const BY_FLAGS = `$flags::int & ${ofVariants} & ~${VARIANT_BITS} = 0`;

/** Whether prices, colours or facts are chosen. Most lists have none of them, and then no variant is checked. */
type Choice = "plain" | "chosen";

const OF_VARIANTS: Record<Choice, string> = {
  plain: `min(v.price_poisha) as least, max(v.price_poisha) as most,
       bit_or(v.facet_bits) | case when max(v.price_poisha) >= ${MIN_EMI_PRICE} then 4 else 0 end as bits`,
  chosen: `min(v.price_poisha) filter (where ${BY_COLOUR} and ${BY_FLAGS}) as least,
       max(v.price_poisha) filter (where ${BY_COLOUR} and ${BY_FLAGS}) as most,
       bit_or(${VARIANT_BITS}) filter (where ${BY_PRICE} and ${BY_COLOUR} and ${BY_FLAGS}) as bits,
       bit_or(${VARIANT_BITS}) filter (where ${BY_PRICE} and ${BY_FLAGS}) as open`,
};

/** When a colour is chosen, the other colours are counted as if none were chosen. */
const OPEN_COLOURS = `
       select bit_or(open) as bits, 1 as count from candidate
       where by_brand and by_storage and by_ram and by_facts and missing = 0 group by product_slug`;

// Each facet counts products with the other facets applied, so that a second value of one facet can be added. Variants
// of a product with the same memory are one row (`choice`) from the start, so that nothing is counted twice and little
// is sorted. `bits` are the facts and colours of its variants that fit price, colour and facts, null where none does;
// `open` those of the variants that fit all but the colour. `missing` is how many of the chosen attributes a product
// has no value of; a product that lacks only one still counts for it. For a yes-or-no fact, a count with it applied
// is the same as one without.
const countedProducts = (scope: ListingScope, extent: Extent, choice: Choice) => `
  with choice as (
     select v.product_slug, v.storage_gb, v.ram_gb,
       cardinality($storages::int[]) = 0 or v.storage_gb = any($storages) as by_storage,
       cardinality($rams::int[]) = 0 or v.ram_gb = any($rams) as by_ram,
       ${OF_VARIANTS[choice]}
     from product_variants v where ${VARIANTS[extent]}${scope === "sale" ? " and v.sale_ends_at > now()" : ""}
     group by v.product_slug, v.storage_gb, v.ram_gb),
   listed as (
     select p.slug, p.brand_slug, p.five_g, ${PRODUCT_BITS} as bits
     from products p where ${PRODUCTS[extent]} and ${IN_SCOPE[scope]}),
   candidate as materialized (
     select c.*, p.brand_slug, p.five_g, p.bits as product_bits,
       cardinality($brands::text[]) = 0 or p.brand_slug = any($brands) as by_brand,
       (not $fiveG::boolean or p.five_g)${choice === "chosen" ? ` and $flags::int & ${ofProducts} & ~p.bits = 0` : ""} as by_facts,
       ${chosenKeys} - coalesce(cardinality(m.keys), 0) as missing
     from choice c join listed p on p.slug = c.product_slug
     left join (${matchedAttributes}) m on m.product_slug = c.product_slug),
   product as materialized (
     select product_slug, brand_slug, five_g, by_brand, by_facts, missing, bit_or(bits) | product_bits as bits
     from candidate where by_storage and by_ram and bits is not null and missing < 2
     group by product_slug, brand_slug, five_g, by_brand, by_facts, missing, product_bits),
   counted as (
     select a.key, a.value, count(*)::int as count
     from product c join product_attributes a on a.product_slug = c.product_slug
     where $category::text is not null and c.by_brand and c.by_facts
       and (c.missing = 0 or (a.key = any($keys::text[]) and not exists (
       select from product_attributes h
       join unnest($keys::text[], $values::text[]) as chosen (key, value) using (key, value)
       where h.product_slug = a.product_slug and h.key = a.key)))
     group by a.key, a.value),
   found as (
     select bits, count(*)::int as count from product where by_brand and by_facts and missing = 0 group by bits),
   coloured as (
     select bits >> ${COLOUR_SHIFT} as colours, sum(count) as count from (${choice === "plain" ? "select bits, count from found" : OPEN_COLOURS}) n group by 1)`;

const facets = (scope: ListingScope, extent: Extent, choice: Choice) => `${countedProducts(scope, extent, choice)}
   select 'count' as facet, '' as value, '' as label, coalesce(sum(count), 0)::int as count, null::int as least, null::int as most,
     null::text as key, null::jsonb as key_labels, null::jsonb as value_labels
   from found
   union all
   select 'flag', n.flag, '', sum(m.count)::int, n.bit, null, ${NO_LABELS}
   from found m join (values ${FLAG_VALUES}) n (flag, bit) on m.bits & n.bit <> 0 group by n.flag, n.bit
   union all
   select 'colour', f.slug, '', coalesce(sum(c.count), 0)::int, f.position, null, f.hex, null::jsonb, f.labels
   from colour_families f left join coloured c on c.colours & f.bit <> 0
   group by f.slug having sum(c.count) > 0 or f.slug = any($colours::text[])
   union all
   select 'brand', b.slug, b.name, coalesce(n.count, 0), b.position, null, null::text, null::jsonb,
     jsonb_build_object('en', b.name, 'bn', coalesce(nullif(b.name_bn, ''), b.name))
   from brands b
   left join (select brand_slug, count(*)::int as count from product where by_facts and missing = 0 group by brand_slug) n
     on n.brand_slug = b.slug
   where n.count > 0 or b.slug = any($brands::text[])
   union all
   select 'storage', storage_gb::text, '', count(*)::int, storage_gb, null, ${NO_LABELS}
   from (select distinct product_slug, storage_gb from candidate
     where by_brand and by_ram and by_facts and bits is not null and missing = 0 and storage_gb is not null) n group by storage_gb
   union all
   select 'ram', ram_gb::text, '', count(*)::int, ram_gb, null, ${NO_LABELS}
   from (select distinct product_slug, ram_gb from candidate
     where by_brand and by_storage and by_facts and bits is not null and missing = 0 and ram_gb is not null) n group by ram_gb
   union all
   select 'five_g', '1', '5G', count(*)::int, null, null, ${NO_LABELS}
   from product where by_brand and by_facts and missing = 0 and five_g
   union all
   select 'price', '', '', 0, min(least), max(most), ${NO_LABELS}
   from candidate where by_brand and by_storage and by_ram and by_facts and missing = 0
   union all
   select 'attribute', v.value, '', coalesce(n.count, 0), a.position, v.position, a.key, a.labels, v.labels
   from attributes a join attribute_values v using (category, key) left join counted n on n.key = v.key and n.value = v.value
   where a.category = $category and (n.count > 0
     or (v.key, v.value) in (select * from unnest($keys::text[], $values::text[])))`;

// The categories are counted only where a list includes all of them.
const categoryCounts = (scope: ListingScope) => `
   union all
   select 'category', p.category, '', count(*)::int, null, null, ${NO_LABELS}
   from products p where ${IN_SCOPE[scope]} and exists (select from product_variants v where v.product_slug = p.slug
     ${scope === "sale" ? "and v.sale_ends_at > now()" : ""}) group by p.category`;

const FACET_ORDER = "order by facet, least, key, most, value";

const facetQueries = perName(IN_SCOPE, (scope) =>
  perName(OF_VARIANTS, (choice) => ({
    inCategory: queryRows<FacetRow, [filter: ListingFilter]>(
      `list-facets-${scope}-${choice}`,
      `${facets(scope, "category", choice)} ${FACET_ORDER}`,
      filterValues,
    ),
    overAll: queryRows<FacetRow, [filter: ListingFilter]>(
      `list-facets-${scope}-${choice}-over-all`,
      `${facets(scope, "all", choice)} ${categoryCounts(scope)} ${FACET_ORDER}`,
      filterValues,
    ),
  })),
);

/**
 * Facets with counts, and the number of products that fit (the row `count`). A list of one category has attributes:
 * values that some product has, and those that are chosen. A list over all categories, and one of a scope of its own,
 * counts the categories too, whatever its other filters.
 */
export function listFacets(connection: Connection, filter: ListingFilter): Promise<FacetRow[]> {
  const { colours, flags, priceMinPoisha, priceMaxPoisha } = filter;
  const isPlain = colours.length + flags.length === 0 && (priceMinPoisha ?? priceMaxPoisha) === null;
  const { inCategory, overAll } = facetQueries[filter.scope][isPlain ? "plain" : "chosen"];
  const asked = filter.category === null || filter.scope === "sale" ? overAll : inCategory;
  return asked(connection, filter);
}
