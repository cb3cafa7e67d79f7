import type { ParsedUrlQuery } from "node:querystring";
import type { GetServerSideProps } from "next";
import type { SearchCategory } from "@/backend/contract/content/search";
import type { Api } from "@/services/api/api-client";
import { type PageRequest, withPageProps } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import {
  listPopularSearches,
  type PopularSearch,
  type SearchFound,
  searchSite,
} from "@/services/search/search-service";
import type { PageProps } from "@/utils/layout/page-layout";
import { localePath } from "@/utils/paths/paths";
import { HITS_A_PAGE, isSearchable, isTooLong, SEARCH_CATEGORIES, searchPath, searchText } from "@/utils/search/search";
import { readNarrowing, type SearchNarrowing, UNFILTERED_SEARCH } from "@/utils/search/search-narrowing";
import { languageOf } from "@/utils/text/translations";

/** Number of hits for each category while all categories are shown. */
const HITS_A_CATEGORY = 6;
const MAX_PAGES = 500;

export interface SearchPageData {
  /** The search text; empty on the page without a query. */
  query: string;
  /** True when the address has a longer query than is allowed. */
  isCut: boolean;
  /** Null when there is no query, and when the results could not be loaded. */
  found: SearchFound | null;
  /** The one category that is shown; null for all. */
  category: SearchCategory | null;
  page: number;
  pages: number;
  /** The filters of the products. */
  narrowing: SearchNarrowing;
  /** Popular searches, shown when there are no results. */
  popular: PopularSearch[];
}

type Shown = Pick<SearchPageData, "found" | "category" | "page" | "pages" | "narrowing">;

interface SearchRequest {
  category: SearchCategory;
  page: number;
  narrowing: SearchNarrowing;
}

const NOTHING: Shown = { found: null, category: null, page: 1, pages: 1, narrowing: UNFILTERED_SEARCH };
const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join("/") : (value ?? ""));

/** The query in an address: the rest of its path, or `q` from a form. */
function typedIn(query: ParsedUrlQuery): string {
  const path = textOf(query["query"]);
  return path === "" ? textOf(query["q"]) : path;
}

const pagesOf = (count: number) => Math.min(MAX_PAGES, Math.max(1, Math.ceil(count / HITS_A_PAGE)));

/** The first hits of each category. */
async function findAll(api: Api, query: string): Promise<Shown> {
  return { ...NOTHING, found: await searchSite(api, query, { limit: HITS_A_CATEGORY, details: true }) };
}

/**
 * One page of one category, with the counts of all categories. After the last page, the last page is returned; if the
 * category has no hits, all categories are.
 */
async function findIn(api: Api, query: string, request: SearchRequest): Promise<Shown> {
  const { category, page, narrowing } = request;
  const options = { category, page, limit: HITS_A_PAGE, details: true };
  const found = await searchSite(api, query, category === "products" ? { ...options, narrowing } : options);
  const own = found.groups.find((group) => group.category === category);
  if (own === undefined) return findAll(api, query);
  const pages = pagesOf(found.narrowed?.count ?? own.count);
  if (page > pages) return findIn(api, query, { ...request, page: pages });
  return { found, category, page, pages, narrowing };
}

function find(api: Api, query: string, params: ParsedUrlQuery): Promise<Shown> {
  const category = SEARCH_CATEGORIES.find((known) => known === textOf(params["category"]));
  const page = Number(textOf(params["page"]));
  if (category === undefined) return findAll(api, query);
  const known = Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGES) : 1;
  return findIn(api, query, { category, page: known, narrowing: readNarrowing(params) });
}

/** The page with full results (ROUTE-21). If they cannot be loaded, the page is sent without results, and says so. */
async function loadSearchPage({ api, context, query: params }: PageRequest): Promise<SearchPageData> {
  const typed = typedIn(params);
  const query = searchText(typed);
  const shown = isSearchable(query)
    ? await sideSection(context.res, "search results", () => find(api, query, params))
    : NOTHING;
  const hasNoHits = (shown?.found?.count ?? 0) === 0;
  const popular = hasNoHits ? await sideSection(context.res, "popular searches", () => listPopularSearches(api)) : null;
  return { query, isCut: isTooLong(typed), ...(shown ?? NOTHING), popular: popular ?? [] };
}

const pageProps = withPageProps(["search"], loadSearchPage);

/** Full results. A form's `q` is redirected to the address of its results, so that each search has one address. */
export const getSearchPageProps: GetServerSideProps<PageProps & SearchPageData> = async (context) => {
  const { query, locale } = context;
  const typed = textOf(query["query"]) === "" ? searchText(textOf(query["q"])) : "";
  const address = searchPath(typed);
  if (!isSearchable(typed) || address.includes("?")) return pageProps(context);
  return { redirect: { destination: localePath(address, languageOf(locale)), permanent: false } };
};
