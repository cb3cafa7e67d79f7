import type { SearchCategory, SearchHit as WireHit } from "@/backend/contract/content/search";
import type { Narrowed } from "@/backend/contract/content/search-narrowing";
import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { wordMatches } from "@/utils/search/highlight";
import type { SearchNarrowing } from "@/utils/search/search-narrowing";

/** A hit of a search. */
export interface SearchHit {
  title: string;
  /** Path on the site, without a language. */
  path: string;
  summary: string | null;
  /** Path of a picture; null except for products. */
  picture: string | null;
  pricePoisha: number | null;
  wasPoisha: number | null;
  /** False for a sold-out product. */
  isInStock: boolean;
  /** The matching parts of the title, in UTF-16 units. */
  matches: [start: number, end: number][];
  /** The matching parts of the summary; empty in suggestions. */
  summaryMatches: [start: number, end: number][];
  /** Only if details are requested and exist. */
  brand: string | null;
  dialCode: string | null;
  /** Only for a customer centre. */
  area: string | null;
  /** ISO day. */
  publishedOn: string | null;
  /** Titles of the pages above it, the highest level first. */
  trail: string[];
}

/** The filters of a product search, with the number of products for each further choice. */
export interface NarrowedProducts {
  count: number;
  brands: { value: string; label: string; count: number }[];
  inStock: number;
  /** In taka. */
  price: { min: number; max: number };
}

/** The hits of one category. */
export interface SearchGroup {
  /** Null when the answer contains only the groups, which is all that SEARCH-07 requires. */
  category: SearchCategory | null;
  title: string;
  /** The number of all hits, including those beyond the limit. */
  count: number;
  hits: SearchHit[];
}

export interface SearchFound {
  /** The categories with hits, the best first. */
  groups: SearchGroup[];
  count: number;
  /** True when there may be more hits than were counted. */
  hasMore: boolean;
  /** A corrected query that has more hits. */
  suggestion: string | null;
  /** The title of an editor's popular search that leads to these results. */
  pinned: string | null;
  /** Null unless only products are requested. */
  narrowed: NarrowedProducts | null;
}

export interface PopularSearch {
  title: string;
  path: string;
}

/** A hit from any system that answers as SEARCH-07 says: title and path are always present. */
type AnyHit = Pick<WireHit, "title" | "path"> & Partial<WireHit>;

interface WireFound {
  items: Readonly<Record<string, readonly AnyHit[]>>;
  count: number;
  has_more?: boolean;
  categories?: readonly { id: SearchCategory; title: string; count: number }[];
  suggestion?: string | null;
  pinned?: string | undefined;
  narrowed?: Narrowed | undefined;
}

const poishaOf = (taka: number | undefined) => (taka === undefined ? null : toPoisha(taka));

const readHit = (hit: AnyHit, query: string): SearchHit => ({
  title: hit.title,
  path: hit.path,
  summary: hit.summary ?? null,
  picture: hit.picture ?? null,
  pricePoisha: poishaOf(hit.price),
  wasPoisha: poishaOf(hit.was_price),
  isInStock: hit.in_stock ?? true,
  matches: hit.matches ?? wordMatches(hit.title, query),
  summaryMatches: hit.summary_matches ?? [],
  brand: hit.brand ?? null,
  dialCode: hit.dial_code ?? null,
  area: hit.area ?? null,
  publishedOn: hit.published_on ?? null,
  trail: hit.trail ?? [],
});

function readGroups({ items, categories }: WireFound, query: string): SearchGroup[] {
  const named = categories ?? Object.entries(items).map(([title, hits]) => ({ id: null, title, count: hits.length }));
  return named.map(({ id, title, count }) => ({
    category: id,
    title,
    count,
    hits: (items[title] ?? []).map((hit) => readHit(hit, query)),
  }));
}

const readNarrowed = ({ count, brands, in_stock: inStock, price }: Narrowed): NarrowedProducts => ({
  count,
  brands,
  inStock,
  price,
});

const narrowingBody = ({ brands, priceMin, priceMax, onlyInStock, sort }: SearchNarrowing) => ({
  ...(brands.length > 0 && { brands }),
  ...(priceMin !== null && { price_min: priceMin }),
  ...(priceMax !== null && { price_max: priceMax }),
  ...(onlyInStock && { in_stock: true as const }),
  ...(sort !== "relevance" && { sort }),
});

interface SearchOptions {
  /** Most hits a category. */
  limit?: number;
  category?: SearchCategory;
  page?: number;
  /** With brand, dial code, area, day and trail of each hit. */
  details?: boolean;
  /** Only for the category products. */
  narrowing?: SearchNarrowing;
}

/**
 * POST /api/v1/searchgp: the site's hits for a query, by category (API-SITE-13). A suggestion sends only `key`
 * (SEARCH-21).
 * @param query 2 to 100 characters
 * @throws ApiError, or the signal's reason
 */
export async function searchSite(
  api: Api,
  query: string,
  more: SearchOptions = {},
  signal?: AbortSignal,
): Promise<SearchFound> {
  const { narrowing, ...rest } = more;
  const body = { key: query, ...rest, ...(narrowing && narrowingBody(narrowing)) };
  const { data } = await api.request("searchGp", { body, signal });
  return readAnswer(() => ({
    groups: readGroups(data, query),
    count: data.count,
    hasMore: data.has_more ?? false,
    suggestion: data.suggestion ?? null,
    pinned: data.pinned ?? null,
    narrowed: data.narrowed === undefined ? null : readNarrowed(data.narrowed),
  }));
}

/**
 * POST /api/v1/searchgp, only for the count: the number of products in a query that match a filter.
 * @throws ApiError, also when the answer has no such count
 */
export async function countFoundProducts(api: Api, query: string, narrowing: SearchNarrowing): Promise<number> {
  const { narrowed } = await searchSite(api, query, { category: "products", limit: 1, narrowing });
  return readAnswer(() => {
    if (narrowed === null) throw new TypeError("The answer does not count the products");
    return narrowed.count;
  });
}

/** GET /popular-searched-data: the most frequent searches (API-SITE-37). @throws ApiError */
export async function listPopularSearches(api: Api): Promise<PopularSearch[]> {
  const { data } = await api.request("listPopularSearches");
  // The browser follows the address unchanged, so only addresses of the site are shown.
  return readAnswer(() =>
    data.filter(({ url }) => /^\/(?!\/)/.test(url)).map(({ display_title: title, url: path }) => ({ title, path })),
  );
}
