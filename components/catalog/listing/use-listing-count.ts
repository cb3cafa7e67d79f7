import { useApi } from "@/context/api-context";
import { useFilterCount } from "@/hooks/catalog/use-filter-count";
import type { ListingOf } from "@/services/catalog/catalog-service";
import { countProducts } from "@/services/catalog/product-list-service";
import { type ListingFilter, listingParams } from "@/utils/catalog/listing-query";

/** The parameters of the count. The sort order and the page are left out: they do not change the number of products. */
const countedParams = (of: ListingOf, filter: ListingFilter): Record<string, string> => ({
  ...listingParams({ ...filter, sort: "popular", page: 1 }),
  ...of,
});

/**
 * The number of products of a listing that match a filter, before the filter is applied.
 * @param of the set of products in the listing
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
