import type { Category, Facets, ProductFlag } from "@/backend/contract/shop/catalog";

/** An option of a filter with its number of products. */
export interface FacetView {
  value: string;
  label: string;
  count: number;
  /** How a colour looks, as `#rrggbb`. */
  hex?: string;
}

/** A filter of one category, e.g. GPS of wearables. */
export interface AttributeView {
  key: string;
  label: string;
  values: FacetView[];
}

/** The filters of a listing. */
export interface ListingFacets {
  brands: FacetView[];
  storages: FacetView[];
  rams: FacetView[];
  /** Filters of the category; none where the list has several. */
  attributes: AttributeView[];
  /** Families of colours. */
  colours: FacetView[];
  /** Products of each flag under the other filters. */
  flags: { flag: ProductFlag; count: number }[];
  /** Products with 5G under the other filters. */
  fiveGCount: number;
  /** Products of each category; only where the list has several. */
  categories: { category: Category; count: number }[];
  /** Whole taka, as in the price fields. */
  priceRange: { min: number; max: number };
}

/** The filter counts of a listing from the wire; empty where it has none (API-SHOP-03). */
export function readFacets(facets: Facets | null): ListingFacets {
  return {
    brands: facets?.brand ?? [],
    storages: facets?.storage ?? [],
    rams: facets?.ram ?? [],
    attributes: facets?.attributes ?? [],
    colours: facets?.colour ?? [],
    flags: (facets?.only ?? []).map(({ value, count }) => ({ flag: value, count })),
    fiveGCount: facets?.five_g.find(({ value }) => value === "1")?.count ?? 0,
    categories: (facets?.category ?? []).map(({ value, count }) => ({ category: value, count })),
    priceRange: facets?.price ?? { min: 0, max: 0 },
  };
}
