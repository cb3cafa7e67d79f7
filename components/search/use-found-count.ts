import { useApi } from "@/context/api-context";
import { useFilterCount } from "@/hooks/catalog/use-filter-count";
import { countFoundProducts } from "@/services/search/search-service";
import { productResultsPath, type SearchNarrowing } from "@/utils/search/search-narrowing";

/** What is counted; the order changes nothing in how many products there are. */
const questionOf = (query: string, narrowing: SearchNarrowing) =>
  productResultsPath(query, { ...narrowing, sort: "relevance" });

/**
 * How many products of a search a narrowing leaves, before it is applied.
 * @param shown the narrowing of the page and its count, which is not asked for again
 * @returns null until the answer is there, and after a failure
 */
export function useFoundCount(
  query: string,
  narrowing: SearchNarrowing,
  shown: { narrowing: SearchNarrowing; count: number },
): number | null {
  const api = useApi();
  return useFilterCount({
    question: questionOf(query, narrowing),
    ask: () => countFoundProducts(api, query, narrowing),
    shown: { question: questionOf(query, shown.narrowing), count: shown.count },
  });
}
