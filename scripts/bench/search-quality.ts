import { type SearchContext, searchSite } from "@/backend/domain/search/search-site";
import { isExpected, type SearchQuery } from "@/scripts/bench/search-queries";

export interface QueryResult extends SearchQuery {
  /** Position of the answer, from 1; 0 when it is not among the first twenty. */
  place: number;
  found: string[];
  ms: number;
}

export interface Score {
  queries: number;
  first: number;
  five: number;
  mrr: number;
}

const MAX_HITS = 20;

/** Runs every query and finds the position of the first expected answer in the hits, which are sorted best first. */
export async function judge(context: SearchContext, queries: readonly SearchQuery[]): Promise<QueryResult[]> {
  const results: QueryResult[] = [];
  for (const judged of queries) {
    const begin = performance.now();
    const asked = { key: judged.query, limit: MAX_HITS, category: null, page: 1 };
    const { categories } = await searchSite({ ...context, lang: judged.language }, asked);
    const ms = performance.now() - begin;
    const found = categories
      .flatMap(({ hits }) => hits)
      .sort((one, other) => other.rank - one.rank)
      .map(({ path }) => path)
      .slice(0, MAX_HITS);
    const place = found.findIndex((path) => isExpected(judged, path)) + 1;
    results.push({ ...judged, place, found: found.slice(0, 5), ms });
  }
  return results;
}

/** Shares of queries with the answer at position 1 and in the first five, and the mean of 1 / position (MRR). */
export function scoreOf(results: readonly QueryResult[]): Score {
  const share = (isGood: (place: number) => boolean) =>
    results.filter(({ place }) => place > 0 && isGood(place)).length / Math.max(1, results.length);
  return {
    queries: results.length,
    first: share((place) => place === 1),
    five: share((place) => place <= 5),
    mrr: results.reduce((sum, { place }) => sum + (place === 0 ? 0 : 1 / place), 0) / Math.max(1, results.length),
  };
}
