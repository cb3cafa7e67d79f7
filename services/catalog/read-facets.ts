import type { Facets } from "@/backend/contract/shop/catalog";

/** An option of a filter with its number of products; a colour also has its `#rrggbb`. */
export type FacetView = Facets["brand"][number] & Partial<Pick<Facets["colour"][number], "hex">>;

/** Converts the API's filter counts of a listing; empty when it has none (API-SHOP-03). */
export function readFacets(facets: Facets | null) {
  return {
    brands: facets?.brand ?? [],
    storages: facets?.storage ?? [],
    rams: facets?.ram ?? [],
    /** Filters of the category; empty when the listing has several categories. */
    attributes: facets?.attributes ?? [],
    /** Families of colours. */
    colours: facets?.colour ?? [],
    /** Number of products with each flag under the other filters. */
    flags: (facets?.only ?? []).map(({ value, count }) => ({ flag: value, count })),
    /** Number of products with 5G under the other filters. */
    fiveGCount: facets?.five_g.find(({ value }) => value === "1")?.count ?? 0,
    /** Number of products in each category; only when the listing has several. */
    categories: (facets?.category ?? []).map(({ value, count }) => ({ category: value, count })),
    /** In whole taka, as in the price fields. */
    priceRange: facets?.price ?? { min: 0, max: 0 },
  };
}
