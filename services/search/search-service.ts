import type { SearchCategory, SearchHit as WireHit } from "@/backend/contract/content/search";
import type { Narrowed } from "@/backend/contract/content/search-narrowing";
import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { wordMatches } from "@/utils/search/highlight";
import type { SearchNarrowing } from "@/utils/search/search-narrowing";

/** A hit of a search. */
export type SearchHit = ReturnType<typeof readHit>;

/** The filters of a product search, with the number of products for each further choice. */
export type NarrowedProducts = ReturnType<typeof readNarrowed>;

/** The hits of one category. */
export type SearchGroup = ReturnType<typeof readGroups>[number];

export type SearchFound = Awaited<ReturnType<typeof searchSite>>;

export type PopularSearch = Awaited<ReturnType<typeof listPopularSearches>>[number];

/** A hit from any system that answers as SEARCH-07 says: title and path are always present. */
type AnyHit = Pick<WireHit, "title" | "path"> & Partial<WireHit>;

interface WireFound {
  items: Readonly<Record<string, readonly AnyHit[]>>;
  count: number;
  has_more?: boolean;
  categories?: readonly { id: SearchCategory; title: string; count: number }[];
  suggestion?: string | null;
  pinned?: string | undefined;
  understood?: { price_min?: number | undefined; price_max?: number | undefined; cheapest_first: boolean } | undefined;
  narrowed?: Narrowed | undefined;
}

const poishaOf = (taka: number | undefined) => (taka === undefined ? null : toPoisha(taka));

const readHit = (hit: AnyHit, query: string) => ({
  title: hit.title,
  /** Path on the site, without a language. */
  path: hit.path,
  summary: hit.summary ?? null,
  /** Path of a picture; null except for products. */
  picture: hit.picture ?? null,
  pricePoisha: poishaOf(hit.price),
  wasPoisha: poishaOf(hit.was_price),
  /** False for a sold-out product. */
  isInStock: hit.in_stock ?? true,
  /** The matching parts of the title, in UTF-16 units. */
  matches: hit.matches ?? wordMatches(hit.title, query),
  /** The matching parts of the summary; empty in suggestions. */
  summaryMatches: hit.summary_matches ?? [],
  /** Only if details are requested and exist. */
  brand: hit.brand ?? null,
  dialCode: hit.dial_code ?? null,
  /** Only for a customer centre. */
  area: hit.area ?? null,
  /** ISO day. */
  publishedOn: hit.published_on ?? null,
  /** Titles of the pages above it, the highest level first. */
  trail: hit.trail ?? [],
});

function readGroups({ items, categories }: WireFound, query: string) {
  const named = categories ?? Object.entries(items).map(([title, hits]) => ({ id: null, title, count: hits.length }));
  return named.map(({ id, title, count }) => ({
    /** Null when the answer contains only the groups, which is all that SEARCH-07 requires. */
    category: id,
    title,
    /** The number of all hits, including those beyond the limit. */
    count,
    hits: (items[title] ?? []).map((hit) => readHit(hit, query)),
  }));
}

const readNarrowed = ({ count, brands, in_stock: inStock, price }: Narrowed) => ({
  count,
  brands,
  inStock,
  /** In taka. */
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
export async function searchSite(api: Api, query: string, more: SearchOptions = {}, signal?: AbortSignal) {
  const { narrowing, ...rest } = more;
  const body = { key: query, ...rest, ...(narrowing && narrowingBody(narrowing)) };
  const { data } = await api.request("searchGp", { body, signal });
  return readAnswer(() => ({
    /** The categories with hits, the best first. */
    groups: readGroups(data, query),
    count: data.count,
    /** True when there may be more hits than were counted. */
    hasMore: data.has_more ?? false,
    /** A corrected query that has more hits. */
    suggestion: data.suggestion ?? null,
    /** The title of an editor's popular search that leads to these results. */
    pinned: data.pinned ?? null,
    /** What the words of the query ask for: price limits, and the lowest price first. */
    minPoisha: poishaOf(data.understood?.price_min),
    maxPoisha: poishaOf(data.understood?.price_max),
    isCheapestFirst: data.understood?.cheapest_first ?? false,
    /** Null unless only products are requested. */
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

/** GET /popular-searched-data: the most frequent searches (API-SITE-37). */
export async function listPopularSearches(api: Api) {
  const { data } = await api.request("listPopularSearches");
  // The browser follows the address unchanged, so only addresses of the site are shown.
  return readAnswer(() =>
    data.filter(({ url }) => /^\/(?!\/)/.test(url)).map(({ display_title: title, url: path }) => ({ title, path })),
  );
}
