import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import type { ListingOf } from "@/services/catalog-service";
import { countProducts } from "@/services/product-list-service";
import { type ListingFilter, listingParams } from "@/utils/listing-query";
import { logFailure } from "@/utils/log-failure";

/** Typing a price asks once it pauses. */
const PAUSE_MS = 250;

/** What is counted; the order and the page change nothing in how many products there are. */
const questionOf = (of: ListingOf, filter: ListingFilter) =>
  JSON.stringify({ ...listingParams({ ...filter, sort: "popular", page: 1 }), ...of });

/**
 * How many products a filter has, from the server, before it is applied.
 * @param of what the listing goes over
 * @param shown the filter of the page and its count, which is not asked for again
 * @returns null until the answer is there, and after a failure
 */
export function useListingCount(
  of: ListingOf,
  filter: ListingFilter,
  shown: { filter: ListingFilter; count: number },
): number | null {
  const api = useApi();
  const [count, setCount] = useState<number | null>(shown.count);
  const question = questionOf(of, filter);
  const known = question === questionOf(of, shown.filter) ? shown.count : null;

  useEffect(() => {
    if (known !== null) return setCount(known);
    let current = true;
    // The number of the filter before would be a wrong promise.
    setCount(null);
    const timer = setTimeout(async () => {
      try {
        const found = await countProducts(api, JSON.parse(question) as Record<string, string>);
        if (current) setCount(found);
      } catch (error) {
        logFailure("The products of the filter could not be counted", error);
        if (current) setCount(null);
      }
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [api, question, known]);

  return count;
}
