import { listTopicRows, searchUsefulInfoRows, type UsefulInfoRow } from "@/backend/db/queries/useful-info-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { searchWords } from "@/backend/domain/support/useful-info-rules";

/** More would be a list to search, not an answer. */
const MOST_ANSWERS = 12;

/**
 * The answers that fit a question, the best first; the name of a topic answers with the topic (SPEC 7, API-SITE-36).
 * @returns at most twelve, and how many fit
 */
export async function searchUsefulInfo(
  { db }: Pick<DomainContext, "db">,
  term: string,
): Promise<{ items: UsefulInfoRow[]; count: number }> {
  const ofTopic = await listTopicRows(db.pool, term.trim());
  if (ofTopic.length > 0) return { items: ofTopic.slice(0, MOST_ANSWERS), count: ofTopic.length };
  const words = searchWords(term);
  return words.length === 0 ? { items: [], count: 0 } : searchUsefulInfoRows(db.pool, words, MOST_ANSWERS);
}
