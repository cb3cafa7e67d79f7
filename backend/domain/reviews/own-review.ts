import type { CallPayload } from "@/backend/contract/all-calls";
import {
  findOwnReview,
  findReviewAuthor,
  type OwnReviewRow,
  setVote,
  upsertReview,
} from "@/backend/db/queries/catalog/review-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { DbContext, DomainContext, Owner } from "@/backend/domain/domain-context";
import { DomainError, orThrow } from "@/backend/domain/domain-error";
import { newUlid } from "@/backend/domain/random-ids";
import { languageOfText, MIN_TEXT, maskName, reviewConcerns, tidyText } from "@/backend/domain/reviews/review-rules";

/** A number's review of a product, and those that it voted as helpful. @throws DomainError `product-not-found` */
export async function getOwnReview(
  { db }: DbContext,
  { msisdn }: Owner,
  slug: string,
): Promise<{ review: OwnReviewRow | null; bought: boolean; voted: string[] }> {
  return orThrow(await findOwnReview(db.pool, { productSlug: slug, msisdn }), "product-not-found", "slug");
}

/** As its author typed it. Of the name, only the part that is shown is stored. */
type ReviewDraft = CallPayload<"saveReview", "body">;

/**
 * Writes or edits a number's review of a product. A clean text is shown at once; one with a link, a long number or
 * abuse is first read by an operator. The mark "verified purchase" depends only on the orders (docs/catalogue.md).
 * @throws DomainError `product-not-found`, `review-too-short`, `invalid-input` for a name without a letter
 */
export async function saveReview(
  { db, now }: Pick<DomainContext, "db" | "now">,
  { msisdn }: Owner,
  draft: ReviewDraft,
): Promise<OwnReviewRow> {
  const title = tidyText(draft.title).replaceAll("\n", " ");
  const body = tidyText(draft.text);
  if (body.length < MIN_TEXT) throw new DomainError("review-too-short", { field: "text" });
  const author = orThrow(maskName(draft.name), "invalid-input", "name");
  const concerns = reviewConcerns(title, body, draft.name);
  const saved = await upsertReview(db.pool, {
    id: newUlid(now().getTime()),
    productSlug: draft.slug,
    msisdn,
    author,
    lang: languageOfText(`${title} ${body}`),
    stars: draft.stars,
    title,
    body,
    topics: [...new Set(draft.topics)],
    state: concerns.length === 0 ? "published" : "waiting",
    concerns,
  });
  if (saved === null) throw new DomainError("product-not-found", { field: "slug" });
  return saved;
}

/**
 * Adds or removes a "helpful" vote, once. @returns the present votes of the review
 * @throws DomainError `review-not-found` (also for one that is not shown), `review-of-own`
 */
export async function voteReview(
  { db }: DbContext,
  { msisdn }: Owner,
  { reviewId, helpful }: { reviewId: string; helpful: boolean },
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const author = await findReviewAuthor(transaction, reviewId);
    if (author === undefined) throw new DomainError("review-not-found", { field: "review_id" });
    if (author === msisdn) throw new DomainError("review-of-own", { field: "review_id" });
    return setVote(transaction, reviewId, msisdn, helpful);
  });
}
