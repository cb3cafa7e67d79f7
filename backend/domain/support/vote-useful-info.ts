import { upsertVote } from "@/backend/db/queries/content/useful-info-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/**
 * Saves the vote if an answer helped, once per browser.
 * @throws DomainError `useful-info-not-found`
 */
export async function voteUsefulInfo(
  { db }: DbContext,
  vote: { slug: string; browser: string; useful: boolean },
): Promise<void> {
  if (!(await upsertVote(db.pool, vote))) throw new DomainError("useful-info-not-found", { field: "slug" });
}
