import {
  chosenKeys,
  filterValues,
  type ListingFilter,
  type ListingScope,
  matchedAttributes,
  perScope,
} from "@/backend/db/queries/catalog-queries";
import { IN_SCOPE } from "@/backend/db/queries/listing-queries";
import { type Connection, statement } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/schema/localized";

/** A row of the counts: what `facet` and `value` name, and how many products have it. */
export interface FacetRow {
  facet: "brand" | "storage" | "ram" | "five_g" | "attribute" | "price" | "count" | "category";
  value: string;
  label: string;
  count: number;
  least: number | null;
  most: number | null;
  /** Of an attribute alone. */
  key: string | null;
  keyLabels: Localized | null;
  valueLabels: Localized | null;
}

const BY_VARIANT = "by_storage and by_ram and by_price";
const NO_LABELS = "null::text, null::jsonb, null::jsonb";

/** Whether a list is of one category: then its variants are read along one index, in the order of their products. */
type Extent = "category" | "all";
const PRODUCTS: Record<Extent, string> = {
  category: "p.category = $1",
  all: "($1::text is null or p.category = $1)",
};
const VARIANTS: Record<Extent, string> = {
  category: "v.listed_category = $1",
  all: "($1::text is null or v.listed_category = $1)",
};

// Each facet counts products with the other facets applied, so that a second value of one facet can be added. Variants of
// a product with the same memory are one row (`choice`) from the start, so that nothing is counted twice and little is
// sorted. `missing` is how many of the chosen attributes a product has no chosen value of; one that lacks a single one
// still counts there.
const facets = (scope: ListingScope, extent: Extent) => `
  with choice as (
     select v.product_slug, v.storage_gb, v.ram_gb, min(v.price_poisha) as least, max(v.price_poisha) as most,
       cardinality($3::int[]) = 0 or v.storage_gb = any($3) as by_storage,
       cardinality($7::int[]) = 0 or v.ram_gb = any($7) as by_ram,
       bool_or(v.price_poisha between coalesce($5::int, 0) and coalesce($6::int, 2147483647)) as by_price
     from product_variants v where ${VARIANTS[extent]}${scope === "sale" ? " and v.sale_ends_at > now()" : ""}
     group by v.product_slug, v.storage_gb, v.ram_gb),
   candidate as materialized (
     select c.*, p.brand_slug, p.five_g, cardinality($2::text[]) = 0 or p.brand_slug = any($2) as by_brand,
       not $4::boolean or p.five_g as by_five_g, ${chosenKeys} - coalesce(cardinality(m.keys), 0) as missing
     from choice c join products p on p.slug = c.product_slug
     left join (${matchedAttributes}) m on m.product_slug = c.product_slug
     where ${PRODUCTS[extent]} and ${IN_SCOPE[scope]}),
   product as materialized (
     select distinct product_slug, brand_slug, five_g, by_brand, by_five_g, missing
     from candidate where ${BY_VARIANT} and missing < 2),
   counted as (
     select a.key, a.value, count(*)::int as count
     from product c join product_attributes a on a.product_slug = c.product_slug
     where $1::text is not null and c.by_brand and c.by_five_g and (c.missing = 0 or (a.key = any($8::text[]) and not exists (
       select from product_attributes h join unnest($8::text[], $9::text[]) as chosen (key, value) using (key, value)
       where h.product_slug = a.product_slug and h.key = a.key)))
     group by a.key, a.value)
   select 'count' as facet, '' as value, '' as label, count(*)::int as count, null::int as least, null::int as most,
     null::text as key, null::jsonb as "keyLabels", null::jsonb as "valueLabels"
   from product where by_brand and by_five_g and missing = 0
   union all
   select 'brand', b.slug, b.name, n.count, b.position, null, ${NO_LABELS}
   from (select brand_slug, count(*)::int as count from product where by_five_g and missing = 0 group by brand_slug) n
   join brands b on b.slug = n.brand_slug
   union all
   select 'storage', storage_gb::text, '', count(*)::int, storage_gb, null, ${NO_LABELS}
   from (select distinct product_slug, storage_gb from candidate
     where by_brand and by_ram and by_five_g and by_price and missing = 0 and storage_gb is not null) n group by storage_gb
   union all
   select 'ram', ram_gb::text, '', count(*)::int, ram_gb, null, ${NO_LABELS}
   from (select distinct product_slug, ram_gb from candidate
     where by_brand and by_storage and by_five_g and by_price and missing = 0 and ram_gb is not null) n group by ram_gb
   union all
   select 'five_g', '1', '5G', count(*)::int, null, null, ${NO_LABELS}
   from product where by_brand and missing = 0 and five_g
   union all
   select 'price', '', '', 0, min(least), max(most), ${NO_LABELS}
   from candidate where by_brand and by_storage and by_ram and by_five_g and missing = 0
   union all
   select 'attribute', v.value, '', coalesce(n.count, 0), a.position, v.position, a.key, a.labels, v.labels
   from attributes a join attribute_values v using (category, key) left join counted n on n.key = v.key and n.value = v.value
   where a.category = $1 and (n.count > 0
     or (v.key, v.value) in (select * from unnest($8::text[], $9::text[])))`;

// Which categories there are is asked where a list goes over all of them.
const categoryCounts = (scope: ListingScope) => `
   union all
   select 'category', p.category, '', count(*)::int, null, null, ${NO_LABELS}
   from products p where ${IN_SCOPE[scope]} and exists (select from product_variants v where v.product_slug = p.slug
     ${scope === "sale" ? "and v.sale_ends_at > now()" : ""}) group by p.category`;

const FACET_ORDER = "order by facet, least, key, most, value";

const facetStatements = perScope((scope) => ({
  inCategory: statement<FacetRow>(`list-facets-${scope}`, `${facets(scope, "category")} ${FACET_ORDER}`),
  overAll: statement<FacetRow>(
    `list-facets-${scope}-over-all`,
    `${facets(scope, "all")} ${categoryCounts(scope)} ${FACET_ORDER}`,
  ),
}));

/**
 * Facets with counts, and the number of products that fit (the row `count`). Attributes are told for a list of one
 * category: values that some product has, and those that are chosen. A list over all categories, and one of a scope of
 * its own, counts the categories too, whatever else it is narrowed to.
 */
export function listFacets(connection: Connection, filter: ListingFilter): Promise<FacetRow[]> {
  const { inCategory, overAll } = facetStatements[filter.scope];
  const asked = filter.category === null || filter.scope === "sale" ? overAll : inCategory;
  return asked(connection, filterValues(filter));
}
