import { useApi } from "@/context/api-context";
import { useFilterCount } from "@/hooks/catalog/use-filter-count";
import type { ListingOf } from "@/services/catalog/catalog-service";
import { countProducts } from "@/services/catalog/product-list-service";
import { type ListingFilter, listingParams } from "@/utils/catalog/listing-query";

/** What is counted; the order and the page change nothing in how many products there are. */
const countedParams = (of: ListingOf, filter: ListingFilter): Record<string, string> => ({
  ...listingParams({ ...filter, sort: "popular", page: 1 }),
  ...of,
});

/**
 * How many products of a listing a filter has, before it is applied.
 * @param of the products of the listing
 * @param shown the filter of the page and its count, which is not requested again
 * @returns null until there is an answer, and after a failure
 */
export function useListingCount(
  of: ListingOf,
  filter: ListingFilter,
  shown: { filter: ListingFilter; count: number },
): number | null {
  const api = useApi();
  const params = countedParams(of, filter);
  return useFilterCount({
    question: JSON.stringify(params),
    ask: () => countProducts(api, params),
    shown: { question: JSON.stringify(countedParams(of, shown.filter)), count: shown.count },
  });
}
