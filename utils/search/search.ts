import type { SearchCategory } from "@/backend/contract/content/search";
import { paths, withQuery } from "@/utils/paths/paths";
import { cutText } from "@/utils/text/cut-text";

/** In characters (SEARCH-17). The contract has the same limit. */
export const MIN_SEARCH_LENGTH = 2;
/** In characters. The contract has the same limit. */
export const MAX_SEARCH_LENGTH = 100;

/** Hits of one page of a category. */
export const HITS_A_PAGE = 20;

/** The kinds of things a search finds; the contract has the same. Their order is stored: a new one goes to the end. */
export const SEARCH_CATEGORIES: readonly SearchCategory[] = [
  "products",
  "packs",
  "offers",
  "services",
  "pages",
  "questions",
  "stores",
  "news",
  "documents",
];

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Halves of a surrogate pair, which an address cannot contain. */
const HALVES = /\p{Cs}/gu;

const oneLine = (typed: string) => typed.normalize("NFC").replace(HALVES, "").replace(CONTROLS, " ").trim();

/** The query as it is sent and shown: one line, and not longer than a search may be. */
export function searchText(typed: string): string {
  return cutText(oneLine(typed), MAX_SEARCH_LENGTH).trim();
}

/** True for a text of which searchText keeps only the beginning. */
export const isTooLong = (typed: string) => oneLine(typed).length > MAX_SEARCH_LENGTH;

/** True for a text that is long enough for a search (SEARCH-17). */
export const isSearchable = (text: string) => text.length >= MIN_SEARCH_LENGTH;

/**
 * The page of full results of a query, without a language prefix (ROUTE-21): `/searchgp/phone`.
 * @param query as searchText gives it
 * @param params category and page, where they are not the first
 */
export function searchPath(query: string, params: Readonly<Record<string, string>> = {}): string {
  // A path of dots only would be resolved as a relative path, and an empty path is the page without a query.
  if (/^\.{0,2}$/.test(query)) return withQuery(paths.search, { ...(query !== "" && { q: query }), ...params });
  return withQuery(`${paths.search}/${encodeURIComponent(query)}`, params);
}

/** The query of a search page's address; null for any other page. @param path with or without a language and query */
export function searchedIn(path: string): string | null {
  const { pathname, searchParams } = new URL(path, "http://site");
  const [, rest] = /^(?:\/bn)?\/searchgp(?:\/(.*))?$/.exec(pathname) ?? [null, null];
  if (rest === null) return null;
  try {
    return searchText(rest === undefined ? (searchParams.get("q") ?? "") : decodeURIComponent(rest));
  } catch {
    return null;
  }
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A query for use in a sentence. A right-to-left query does not change the order of the sentence. */
export function inSentence(query: string): string {
  return RIGHT_TO_LEFT.test(query) ? `\u2068${query}\u2069` : query;
}
