import type { ParsedUrlQuery } from "node:querystring";
import { readListingQuery } from "@/utils/catalog/listing-query";
import { searchPath } from "@/utils/search/search";

/** Orders of the products that a search found; the contract has the same. */
export const RESULT_SORTS = ["relevance", "price-low", "price-high"] as const;

/** The filters and the order of the products of a search. Prices are whole taka, as people type them. */
export interface SearchNarrowing {
  /** Slugs. */
  brands: readonly string[];
  priceMin: number | null;
  priceMax: number | null;
  onlyInStock: boolean;
  sort: (typeof RESULT_SORTS)[number];
}

/** Reads an address with the parameters of the shop's lists; invalid values are left out. */
export function readNarrowing(query: ParsedUrlQuery): SearchNarrowing {
  const { brand, priceMin, priceMax, only, sort } = readListingQuery(query);
  return {
    brands: brand,
    priceMin,
    priceMax,
    onlyInStock: only.includes("in-stock"),
    sort: RESULT_SORTS.find((order) => order === sort) ?? "relevance",
  };
}

export const UNFILTERED_SEARCH: SearchNarrowing = readNarrowing({});

/** The parameters of an address. Filters that are not chosen are left out. */
export function narrowingParams({ brands, priceMin, priceMax, onlyInStock, sort }: SearchNarrowing) {
  return {
    ...(brands.length > 0 && { brand: brands.join(",") }),
    ...(priceMin !== null && { price_min: String(priceMin) }),
    ...(priceMax !== null && { price_max: String(priceMax) }),
    ...(onlyInStock && { only: "in-stock" }),
    ...(sort !== "relevance" && { sort }),
  };
}

/** The address of the filtered products of a search, without a language. */
export function productResultsPath(query: string, narrowing: SearchNarrowing): string {
  return searchPath(query, { category: "products", ...narrowingParams(narrowing) });
}
