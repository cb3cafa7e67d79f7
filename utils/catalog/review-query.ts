import type { ParsedUrlQuery } from "node:querystring";
import type { ReviewSort, ReviewTopic } from "@/backend/contract/shop/reviews";
import { withQuery } from "@/utils/paths/paths";
import { firstValue, wholeNumber } from "@/utils/paths/query-value";

/** The review parameters in the address of a product page. */
export type ReviewFilter = ReturnType<typeof readReviewQuery>;

export const reviewSorts = ["newest", "helpful", "highest", "lowest"] as const satisfies readonly ReviewSort[];
const reviewTopics = [
  ...(["battery", "camera", "display", "performance", "sound"] as const),
  ...(["build", "comfort", "setup", "delivery", "value"] as const),
] satisfies readonly ReviewTopic[];

/** The anchor of the reviews on the page. */
export const REVIEWS_ID = "reviews";

/** Reads the address of a product page. Invalid values are ignored, so every address shows reviews. */
export function readReviewQuery(query: ParsedUrlQuery) {
  return {
    sort: reviewSorts.find((sort) => sort === firstValue(query["review_sort"])) ?? "newest",
    stars: wholeNumber(query["stars"], 1, 5),
    topic: reviewTopics.find((topic) => topic === firstValue(query["topic"])) ?? null,
    page: wholeNumber(query["reviews"], 1, 1_000) ?? 1,
  };
}

/** The parameters of a filter without its defaults, under the names of the address. */
export function reviewParams(filter: ReviewFilter): Record<string, string> {
  return {
    ...(filter.sort !== "newest" && { review_sort: filter.sort }),
    ...(filter.stars !== null && { stars: String(filter.stars) }),
    ...(filter.topic !== null && { topic: filter.topic }),
    ...(filter.page > 1 && { reviews: String(filter.page) }),
  };
}

/**
 * The address of the reviews with parts of the filter changed; any change except of the page number goes to page 1.
 * @param sku the variant that the address names; null for none
 */
export function reviewHref(
  path: string,
  sku: string | null,
  filter: ReviewFilter,
  change: Partial<ReviewFilter>,
): string {
  const params = { ...(sku !== null && { variant: sku }), ...reviewParams({ ...filter, page: 1, ...change }) };
  return `${withQuery(path, params)}#${REVIEWS_ID}`;
}
