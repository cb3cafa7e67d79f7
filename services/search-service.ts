import { toPoisha } from "@/backend/contract/money";
import type { SearchCategory, SearchHit as WireHit } from "@/backend/contract/search";
import type { Api } from "@/services/api-client";
import { readAnswer } from "@/services/api-error";
import { wordMatches } from "@/utils/highlight";

/** Something that a search found. */
export interface SearchHit {
  title: string;
  /** Of the site, without a language. */
  path: string;
  summary: string | null;
  /** Path of a picture; null for all but products. */
  picture: string | null;
  pricePoisha: number | null;
  wasPoisha: number | null;
  /** False for a product that is sold out. */
  isInStock: boolean;
  /** Parts of the title that match, in UTF-16 units. */
  matches: [start: number, end: number][];
}

/** The hits of one category. */
export interface SearchGroup {
  /** Null where the answer names its groups and nothing more, as SPEC 3 asks. */
  category: SearchCategory | null;
  title: string;
  /** All of them, those beyond the limit included. */
  count: number;
  hits: SearchHit[];
}

export interface SearchFound {
  /** The categories with hits, the best first. */
  groups: SearchGroup[];
  count: number;
  /** A corrected query that finds more. */
  suggestion: string | null;
}

export interface PopularSearch {
  title: string;
  path: string;
}

/** A hit of any system that answers as SPEC 3 says: title and path are always there. */
type AnyHit = Pick<WireHit, "title" | "path"> & Partial<WireHit>;

interface WireFound {
  items: Readonly<Record<string, readonly AnyHit[]>>;
  count: number;
  categories?: readonly { id: SearchCategory; title: string; count: number }[];
  suggestion?: string | null;
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

/**
 * POST /api/v1/searchgp: what the site has for a query, by category (SPEC 7, API-SITE-13). A suggestion sends `key`
 * alone (SEARCH-21).
 * @param query 2 to 100 characters
 * @throws ApiError, or the signal's reason
 */
export async function searchSite(
  api: Api,
  query: string,
  more: { limit?: number; category?: SearchCategory; page?: number } = {},
  signal?: AbortSignal,
): Promise<SearchFound> {
  const { data } = await api.request<{ data: WireFound }>("searchGp", { body: { key: query, ...more }, signal });
  return readAnswer(() => ({
    groups: readGroups(data, query),
    count: data.count,
    suggestion: data.suggestion ?? null,
  }));
}

/** GET /popular-searched-data: what is searched for most (SPEC 7, API-SITE-38). @throws ApiError */
export async function listPopularSearches(api: Api): Promise<PopularSearch[]> {
  const { data } = await api.request<{ data: readonly { display_title: string; url: string }[] }>(
    "listPopularSearches",
  );
  // An address is followed as it is, so only those of the site are shown.
  return readAnswer(() =>
    data.filter(({ url }) => /^\/(?!\/)/.test(url)).map(({ display_title: title, url: path }) => ({ title, path })),
  );
}
