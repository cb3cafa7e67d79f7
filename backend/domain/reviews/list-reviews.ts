import type { ReviewSort } from "@/backend/contract/shop/reviews";
import { findReviewPage, type ReviewFilter } from "@/backend/db/queries/catalog/review-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";

/**
 * A page of a product's published reviews and the distribution of all of them (docs/catalogue.md). A page after the
 * last is empty but has the counts.
 * @throws DomainError `product-not-found`
 */
export async function listReviews(
  { db }: DbContext,
  query: PageQuery & { slug: string; filter: ReviewFilter; sort: ReviewSort },
) {
  const { slug, filter, sort } = query;
  const found = await findReviewPage(db.pool, slug, filter, { sort, ...rowsOf(query) });
  if (found === null) throw new DomainError("product-not-found", { field: "slug" });
  return { ...found, ...pageOf(found.items, found.count, query) };
}
