import { useApi } from "@/context/api-context";
import { useFilterCount } from "@/hooks/catalog/use-filter-count";
import { countFoundProducts } from "@/services/search/search-service";
import { productResultsPath, type SearchNarrowing } from "@/utils/search/search-narrowing";

/** The address whose products are counted. The sort order is left out: it does not change the number of products. */
const questionOf = (query: string, narrowing: SearchNarrowing) =>
  productResultsPath(query, { ...narrowing, sort: "relevance" });

/**
 * The number of products of a search that match filters which are not applied yet.
 * @param shown the filters of the page with their count, which is not requested again
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
