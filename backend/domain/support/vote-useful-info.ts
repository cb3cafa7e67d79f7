import { hasVoted, upsertVote } from "@/backend/db/queries/content/useful-info-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/**
 * Saves the vote if an answer helped, once per browser, and once a day per network: a program can invent any number of
 * browsers. A vote too many gets the same answer and is not counted.
 * @param mayCount takes the network's vote on an answer; false when it has none left
 * @throws DomainError `useful-info-not-found`
 */
export async function voteUsefulInfo(
  { db, mayCount }: DbContext & { mayCount: (slug: string) => Promise<boolean> },
  vote: { slug: string; browser: string; useful: boolean },
): Promise<void> {
  if (!(await hasVoted(db.pool, vote)) && !(await mayCount(vote.slug))) return;
  if (!(await upsertVote(db.pool, vote))) throw new DomainError("useful-info-not-found", { field: "slug" });
}
