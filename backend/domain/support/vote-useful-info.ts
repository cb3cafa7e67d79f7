import { keepVote } from "@/backend/db/queries/content/useful-info-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/**
 * Keeps whether an answer helped, once a browser.
 * @throws DomainError `useful-info-not-found`
 */
export async function voteUsefulInfo(
  { db }: Pick<DomainContext, "db">,
  vote: { slug: string; browser: string; useful: boolean },
): Promise<void> {
  if (!(await keepVote(db.pool, vote))) throw new DomainError("useful-info-not-found", { field: "slug" });
}
