import type { Category, Facets, ProductFlag } from "@/backend/contract/shop/catalog";

/** An option of a filter with its number of products. */
export interface FacetView {
  value: string;
  label: string;
  count: number;
  /** The colour as `#rrggbb`. */
  hex?: string;
}

/** A filter that only one category has, e.g. GPS for wearables. */
export interface AttributeView {
  key: string;
  label: string;
  values: FacetView[];
}

/** The filters of a listing. */
interface ListingFacets {
  brands: FacetView[];
  storages: FacetView[];
  rams: FacetView[];
  /** Filters of the category; empty when the listing has several categories. */
  attributes: AttributeView[];
  /** Families of colours. */
  colours: FacetView[];
  /** Number of products with each flag under the other filters. */
  flags: { flag: ProductFlag; count: number }[];
  /** Number of products with 5G under the other filters. */
  fiveGCount: number;
  /** Number of products in each category; only when the listing has several. */
  categories: { category: Category; count: number }[];
  /** In whole taka, as in the price fields. */
  priceRange: { min: number; max: number };
}

/** Converts the API's filter counts of a listing; empty when it has none (API-SHOP-03). */
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
