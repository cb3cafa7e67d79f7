import type { Category, SortOrder } from "@/backend/contract/catalog";

/** What a listing's address can carry. Prices are whole taka, as people type them. */
export interface ListingFilter {
  brand: string[];
  storage: string[];
  fiveG: boolean;
  priceMin: number | null;
  priceMax: number | null;
  sort: SortOrder;
  page: number;
  /** Only of lists that go over several categories. */
  category?: Category;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

export const sortChoices = ["popular", "newest", "price-low", "price-high"] as const satisfies readonly SortOrder[];

/** The most that one parameter may hold in the call, separators included (contract/catalog.ts). */
const LONGEST_LIST = 200;

/** Both `brand=a&brand=b`, which a form without script sends, and `brand=a,b`, which links carry. */
function valuesOf(query: Query, name: string, allowed: RegExp): string[] {
  const raw = query[name];
  const parts = (Array.isArray(raw) ? raw : [raw ?? ""]).flatMap((part) => part.split(","));
  const values = [...new Set(parts.filter((part) => allowed.test(part)))].sort().slice(0, 10);
  while (values.join(",").length > LONGEST_LIST) values.pop();
  return values;
}

function numberOf(query: Query, name: string, least: number, most: number): number | null {
  const raw = query[name];
  const text = (Array.isArray(raw) ? raw[0] : raw) ?? "";
  if (!/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
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

/** The category of that name, if its goods are listed. */
export function listedCategoryOf(name: unknown): ListedCategory | undefined {
  return listedCategories.find((category) => category === name);
}

/**
 * Reads a listing's address. Whatever cannot be used is left out, so every address shows a page.
 * @param over `categories` for a list that goes over several of them, and can be narrowed to one
 */
export function readListingQuery(query: Query, over: "one-category" | "categories" = "one-category"): ListingFilter {
  const category = over === "categories" ? listedCategoryOf(query["category"]) : undefined;
  const sort = sortChoices.find((choice) => choice === query["sort"]) ?? "popular";
  return {
    brand: valuesOf(query, "brand", /^[a-z0-9-]{1,40}$/),
    storage: valuesOf(query, "storage", /^\d{1,4}$/),
    fiveG: query["five_g"] === "1",
    priceMin: numberOf(query, "price_min", 1, 10_000_000),
    priceMax: numberOf(query, "price_max", 1, 10_000_000),
    sort,
    page: numberOf(query, "page", 1, 10_000) ?? 1,
    ...(category && { category }),
  };
}

/** The parameters of a filter without its defaults: what an address and the catalogue call carry. */
export function listingParams(filter: ListingFilter): Record<string, string> {
  const params: Record<string, string> = {};
  if (filter.category !== undefined) params["category"] = filter.category;
  if (filter.brand.length > 0) params["brand"] = filter.brand.join(",");
  if (filter.storage.length > 0) params["storage"] = filter.storage.join(",");
  if (filter.fiveG) params["five_g"] = "1";
  if (filter.priceMin !== null) params["price_min"] = String(filter.priceMin);
  if (filter.priceMax !== null) params["price_max"] = String(filter.priceMax);
  if (filter.sort !== "popular") params["sort"] = filter.sort;
  if (filter.page > 1) params["page"] = String(filter.page);
  return params;
}

/** The address of a listing with some of the filter changed; any change but the page's own returns to page 1. */
export function listingHref(path: string, filter: ListingFilter, change: Partial<ListingFilter> = {}): string {
  const params = listingParams({ ...filter, page: 1, ...change });
  // Commas stay readable: they are legal in a query.
  const search = new URLSearchParams(params).toString().replaceAll("%2C", ",");
  return search === "" ? path : `${path}?${search}`;
}
