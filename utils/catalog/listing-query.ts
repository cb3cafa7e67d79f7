import type { ParsedUrlQuery } from "node:querystring";
import type { Category, ProductFlag, SortOrder } from "@/backend/contract/shop/catalog";
import { MAX_COMPARED } from "@/utils/catalog/comparison";
import { readSlugs } from "@/utils/catalog/slug-list";
import { withQuery } from "@/utils/paths/paths";
import { pageNumber, wholeNumber } from "@/utils/paths/query-value";

/** The filters that a listing's address can have. Prices are whole taka, as people type them. */
export interface ListingFilter {
  brand: string[];
  storage: string[];
  ram: string[];
  fiveG: boolean;
  /** Values of the category's own filters as `key:value`. */
  attributes: string[];
  /** Families of colours. */
  colour: string[];
  /** The product flags of a card. */
  only: ProductFlag[];
  priceMin: number | null;
  priceMax: number | null;
  sort: SortOrder;
  page: number;
  /** Only for lists with several categories. */
  category?: Category;
  /** Products chosen for comparison, by slug: they are in the address for visitors without script. */
  compare?: string[];
}

export const sortChoices = ["popular", "newest", "price-low", "price-high"] as const satisfies readonly SortOrder[];

/** The contract's flags. They are not imported, because a page's first script would then contain the whole contract. */
const PRODUCT_FLAG = /^(in-stock|reduced|emi|new|rated|bundle)$/;

/** The maximum length of one parameter's value in the call, separators included (backend/contract/shop/catalog.ts). */
const MAX_VALUES_LENGTH = 200;

/** The maximum number of attribute values in one call. */
const MAX_ATTRIBUTES = 20;

/** Reads both `brand=a&brand=b`, which a form without script sends, and `brand=a,b`, which links use. */
function valuesOf(
  query: ParsedUrlQuery,
  name: string,
  allowed: RegExp,
  max = 10,
  maxLength = MAX_VALUES_LENGTH,
): string[] {
  const raw = query[name];
  const parts = (Array.isArray(raw) ? raw : [raw ?? ""]).flatMap((part) => part.split(","));
  const values = [...new Set(parts.filter((part) => allowed.test(part)))].sort().slice(0, max);
  while (values.join(",").length > maxLength) values.pop();
  return values;
}

/** The categories of the shop menu whose goods are listed; SIMs have a page of their own. */
export const listedCategories = [
  "phones",
  "tab",
  "wearables",
  "accessories",
  "modems-routers",
  "iot-products",
  "apparel-accessories",
] as const satisfies readonly Category[];

export type ListedCategory = (typeof listedCategories)[number];

/** The category with this name, if its goods are listed. */
export function listedCategoryOf(name: unknown): ListedCategory | undefined {
  return listedCategories.find((category) => category === name);
}

/**
 * Reads a listing's address. Invalid values are left out, so every address shows a page.
 * @param over `categories` for a list with several categories, which can be filtered by category
 */
export function readListingQuery(
  query: ParsedUrlQuery,
  over: "one-category" | "categories" = "one-category",
): ListingFilter {
  const category = over === "categories" ? listedCategoryOf(query["category"]) : undefined;
  const sort = sortChoices.find((choice) => choice === query["sort"]) ?? "popular";
  const compare = readSlugs(query["compare"]).slice(0, MAX_COMPARED);
  return {
    brand: valuesOf(query, "brand", /^[a-z0-9-]{1,40}$/),
    storage: valuesOf(query, "storage", /^\d{1,4}$/),
    ram: valuesOf(query, "ram", /^\d{1,4}$/),
    fiveG: query["five_g"] === "1",
    attributes: valuesOf(query, "attr", /^[a-z0-9_]{1,40}:[a-z0-9-]{1,40}$/, MAX_ATTRIBUTES, Number.POSITIVE_INFINITY),
    colour: valuesOf(query, "colour", /^[a-z-]{1,20}$/),
    only: valuesOf(query, "only", PRODUCT_FLAG) as ProductFlag[],
    priceMin: wholeNumber(query["price_min"], 1, 10_000_000),
    priceMax: wholeNumber(query["price_max"], 1, 10_000_000),
    sort,
    page: pageNumber(query),
    ...(category && { category }),
    ...(compare.length > 0 && { compare }),
  };
}

/** The parameters of a filter without its defaults, as the catalogue's call takes them. */
export function listingParams(filter: ListingFilter): Record<string, string> {
  const params: Record<string, string> = {};
  if (filter.category !== undefined) params["category"] = filter.category;
  if (filter.brand.length > 0) params["brand"] = filter.brand.join(",");
  if (filter.storage.length > 0) params["storage"] = filter.storage.join(",");
  if (filter.ram.length > 0) params["ram"] = filter.ram.join(",");
  if (filter.fiveG) params["five_g"] = "1";
  if (filter.attributes.length > 0) params["attr"] = filter.attributes.join(",");
  if (filter.colour.length > 0) params["colour"] = filter.colour.join(",");
  if (filter.only.length > 0) params["only"] = filter.only.join(",");
  if (filter.priceMin !== null) params["price_min"] = String(filter.priceMin);
  if (filter.priceMax !== null) params["price_max"] = String(filter.priceMax);
  if (filter.sort !== "popular") params["sort"] = filter.sort;
  if (filter.page > 1) params["page"] = String(filter.page);
  return params;
}

/** The parameters of a listing's address: those of the call, and the products chosen for comparison. */
export function addressParams(filter: ListingFilter): Record<string, string> {
  const { compare = [] } = filter;
  return { ...listingParams(filter), ...(compare.length > 0 && { compare: compare.join(",") }) };
}

/** The address of a listing with parts of the filter changed; any change except of the page number goes to page 1. */
export function listingHref(path: string, filter: ListingFilter, change: Partial<ListingFilter> = {}): string {
  return withQuery(path, addressParams({ ...filter, page: 1, ...change }));
}

/** The listing without any filter; the products chosen for comparison stay. */
export function clearedHref(path: string, { compare }: ListingFilter): string {
  return listingHref(path, { ...unfilteredListing, ...(compare && { compare }) });
}

/** The canonical address of this page of a listing, for search engines: without the products chosen for comparison. */
export function canonicalListing(path: string, filter: ListingFilter): string {
  return withQuery(path, listingParams(filter));
}

/** A listing without filters. */
export const unfilteredListing: ListingFilter = readListingQuery({});

/** The listing of the products at a reduced price. */
export const onSale = { sale: "1" } as const;

/** The listing of the phones that can be ordered before they are out. */
export const comingPhones = { category: "phones", preorder: "1" } as const;
