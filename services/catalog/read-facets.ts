import type { Category, Facets, Mark } from "@/backend/contract/shop/catalog";

/** A choice of a filter with the number of products behind it. */
export interface FacetView {
  value: string;
  label: string;
  count: number;
  /** How a colour looks, as `#rrggbb`. */
  hex?: string;
}

/** A filter of one category's own, e.g. GPS of what is worn. */
export interface AttributeView {
  key: string;
  label: string;
  values: FacetView[];
}

/** What a listing can be narrowed to. */
export interface ListingFacets {
  brands: FacetView[];
  storages: FacetView[];
  rams: FacetView[];
  /** Filters of the category's own; none where the list goes over several. */
  attributes: AttributeView[];
  /** Families of colours. */
  colours: FacetView[];
  /** Products of each mark under the other filters. */
  marks: { mark: Mark; count: number }[];
  /** Products with 5G under the other filters. */
  fiveGCount: number;
  /** Products of each category; only where the list goes over several. */
  categories: { category: Category; count: number }[];
  /** Whole taka, as the price boxes show them. */
  priceRange: { min: number; max: number };
}

/** The counts of a listing as the wire has them; nothing to choose where it tells none (API-SHOP-03). */
export function readFacets(facets: Facets | null): ListingFacets {
  return {
    brands: facets?.brand ?? [],
    storages: facets?.storage ?? [],
    rams: facets?.ram ?? [],
    attributes: facets?.attributes ?? [],
    colours: facets?.colour ?? [],
    marks: (facets?.only ?? []).map(({ value, count }) => ({ mark: value, count })),
    fiveGCount: facets?.five_g.find(({ value }) => value === "1")?.count ?? 0,
    categories: (facets?.category ?? []).map(({ value, count }) => ({ category: value, count })),
    priceRange: facets?.price ?? { min: 0, max: 0 },
  };
}
