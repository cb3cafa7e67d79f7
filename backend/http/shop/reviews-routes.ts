import { type OwnReview, type Review, reviewCalls, reviewsPerPage } from "@/backend/contract/shop/reviews";
import type { OwnReviewRow, ReviewRow } from "@/backend/db/queries/catalog/review-queries";
import { ratingOf } from "@/backend/domain/catalog/catalog-rules";
import { listReviews } from "@/backend/domain/reviews/list-reviews";
import { getOwnReview, saveReview, voteReview } from "@/backend/domain/reviews/own-review";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import { answer, type Route, sessionRoute } from "@/backend/http/requests/route";
import { momentOrNull } from "@/backend/http/shop/product-card-view";

/** Reviews of products. A product's reviews are the same for everyone; the writer is always the session's number. */
export const reviewsRoutes: readonly Route[] = [
  cachedRoute(reviewCalls.listProductReviews, async (context, { query }) => {
    const { sort = "newest", slug, stars = null, topic = null } = query;
    const list = { slug, filter: { stars, topic }, sort, ...pageQueryOf(query, reviewsPerPage) };
    const found = await listReviews(context, list);
    return answer({
      items: found.items.map(reviewView),
      ...pageFieldsOf(found),
      rating: ratingOf(found.ratingCount, found.ratingSum),
      stars: found.stars,
      topics: found.topics,
    });
  }),

  sessionRoute(reviewCalls.getOwnReview, async (context, session, { query }) => {
    const { review, bought, voted } = await getOwnReview(context, session, query.slug);
    return answer({ review: review && ownReviewView(review), bought, voted });
  }),

  sessionRoute(reviewCalls.saveReview, async (context, session, { body }) => {
    return answer(ownReviewView(await saveReview(context, session, body)));
  }),

  sessionRoute(reviewCalls.voteReview, async (context, session, { body }) => {
    const { review_id: reviewId, helpful } = body;
    const votes = await voteReview(context, session, { reviewId, helpful });
    return answer({ review_id: reviewId, helpful: votes, voted: helpful });
  }),
];

function reviewView(row: ReviewRow): Review {
  return {
    review_id: row.id,
    stars: row.stars,
    title: row.title,
    text: row.body,
    language: row.lang,
    topics: row.topics,
    author: row.author,
    verified: row.verified,
    helpful: row.helpful,
    written_at: new Date(row.writtenAt).toISOString(),
    edited_at: momentOrNull(row.editedAt),
  };
}

const ownReviewView = (row: OwnReviewRow): OwnReview => ({ ...reviewView(row), state: row.state });
