import type { ReviewSort } from "@/backend/contract/shop/reviews";
import { findReviewPage, type ReviewFilter, type ReviewPageRow } from "@/backend/db/queries/catalog/review-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/**
 * A page of a product's published reviews and the distribution of all of them (docs/catalogue.md). A page after the
 * last is empty but has the counts.
 * @throws DomainError `product-not-found`
 */
export async function listReviews(
  { db }: DbContext,
  query: { slug: string; filter: ReviewFilter; sort: ReviewSort; page: number; perPage: number },
): Promise<ReviewPageRow> {
  const { slug, filter, sort, page, perPage } = query;
  const found = await findReviewPage(db.pool, slug, filter, { sort, limit: perPage, offset: (page - 1) * perPage });
  if (found === null) throw new DomainError("product-not-found", { field: "slug" });
  return found;
}
