import type { ReviewTopic, OwnReview as WireOwnReview, Review as WireReview } from "@/backend/contract/shop/reviews";
import type { Api } from "@/services/api/api-client";
import { nullIfNotFound, readAnswer } from "@/services/api/api-error";
import { readPaging } from "@/services/api/read-paging";
import type { ReviewFilter } from "@/utils/catalog/review-query";

export type { ReviewTopic } from "@/backend/contract/shop/reviews";

/** A review of a product. */
export type Review = ReturnType<typeof readReview>;

export type OwnReview = ReturnType<typeof readOwn>;

/** A page of a product's reviews, with the distribution of all its ratings. */
export type ProductReviews = NonNullable<Awaited<ReturnType<typeof findProductReviews>>>;

/** The review of the reader's number, and the reviews that this number marked as helpful. */
export type ReviewAccess = Awaited<ReturnType<typeof getReviewAccess>>;

export interface ReviewDraft {
  stars: number;
  title: string;
  text: string;
  topics: ReviewTopic[];
  name: string;
}

function readReview(wire: WireReview) {
  return {
    id: wire.review_id,
    stars: wire.stars,
    title: wire.title,
    text: wire.text,
    language: wire.language,
    topics: wire.topics,
    author: wire.author,
    /** True when the same number has a delivered order of the product. */
    verified: wire.verified,
    helpful: wire.helpful,
    /** ISO moments. */
    writtenAt: wire.written_at,
    editedAt: wire.edited_at,
  };
}

const readOwn = (wire: WireOwnReview) => ({ ...readReview(wire), state: wire.state });

/**
 * GET /api/v1/product-reviews (docs/catalogue.md).
 * @returns null when there is no such product
 */
export async function findProductReviews(api: Api, slug: string, { sort, stars, topic, page }: ReviewFilter) {
  const query = { slug, sort, stars: stars ?? undefined, topic: topic ?? undefined, page };
  const answer = await nullIfNotFound(api.request("listProductReviews", { query }));
  if (answer === null) return null;
  const { data } = answer;
  return readAnswer(() => ({
    reviews: data.items.map(readReview),
    ...readPaging(data),
    /** Null when there are no reviews. */
    rating: data.rating,
    /** From five stars down to one. */
    stars: data.stars,
    topics: data.topics,
  }));
}

/**
 * GET /api/v1/own-review: the review and the votes of the reader's number for a product.
 * @throws ApiError; code `no-session` without a log-in
 */
export async function getReviewAccess(api: Api, slug: string) {
  const { data } = await api.request("getOwnReview", { query: { slug } });
  return readAnswer(() => ({
    review: data.review && readOwn(data.review),
    bought: data.bought,
    /** Ids of reviews. */
    voted: data.voted,
  }));
}

/**
 * POST /api/v1/save-review: writes or edits the reader's review of a product.
 * @returns the stored review; `waiting` when an operator must approve it first
 */
export async function saveReview(api: Api, slug: string, draft: ReviewDraft): Promise<OwnReview> {
  const { data } = await api.request("saveReview", { body: { slug, ...draft } });
  return readAnswer(() => readOwn(data));
}

/**
 * POST /api/v1/review-vote: marks a review as helpful, or undoes this.
 * @returns the current number of votes
 */
export async function voteReview(api: Api, reviewId: string, helpful: boolean): Promise<number> {
  const { data } = await api.request("voteReview", { body: { review_id: reviewId, helpful } });
  return readAnswer(() => data.helpful);
}
