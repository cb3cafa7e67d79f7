import {
  hasVoted,
  listTopicRows,
  listUsefulInfoRows,
  type UsefulInfoRow,
  upsertVote,
} from "@/backend/db/queries/content/useful-info-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { fitOf, type SearchedAnswer, searchedText, searchWords } from "@/backend/domain/support/useful-info-rules";
import { withWords } from "@/utils/search/find-words";

/** The most answers: a longer list would be no help. */
const MAX_ANSWERS = 12;

/** Answers with their normalised texts, which are cached since normalising takes longer than comparing. */
const foldedAnswers = new Map<string, SearchedAnswer>();
const MAX_KEPT = 2_000;

/**
 * The answers that match a question, the best first; the name of a topic finds the topic's answers (API-SITE-36). If no
 * answer matches, those whose title or search words sound like the question.
 * @returns up to twelve, and the number of matches; answers with at most half the score of the best are left out
 */
export async function searchUsefulInfo(
  { db }: DbContext,
  term: string,
): Promise<{ items: UsefulInfoRow[]; count: number }> {
  const ofTopic = await listTopicRows(db.pool, term.trim());
  if (ofTopic.length > 0) return { items: ofTopic.slice(0, MAX_ANSWERS), count: ofTopic.length };
  const words = searchWords(term);
  if (words.length === 0) return { items: [], count: 0 };
  const rows = await listUsefulInfoRows(db.pool);
  const rated = rows.map((row) => ({ row, fit: fitOf(foldedAnswer(row), words) }));
  const best = Math.max(0, ...rated.map(({ fit }) => fit));
  const fitting = rated.filter(({ fit }) => fit > 0 && fit * 2 > best).sort((one, other) => other.fit - one.fit);
  const found =
    fitting.length > 0
      ? fitting.map(({ row }) => row)
      : withWords(rows, words.map(([word]) => word).join(" "), (row) => foldedAnswer(row).head);
  return { items: found.slice(0, MAX_ANSWERS), count: found.length };
}

function foldedAnswer({ titles, words, topics, answers, steps }: UsefulInfoRow & { words: string }): SearchedAnswer {
  const head = `${titles.en} ${titles.bn} ${words}`;
  const body = [topics.en, topics.bn, answers.en, answers.bn, ...steps.en, ...steps.bn].join(" ");
  const text = `${head}\n${body}`;
  const known = foldedAnswers.get(text);
  if (known !== undefined) return known;
  const folded = { head: searchedText(head), body: searchedText(body) };
  if (foldedAnswers.size >= MAX_KEPT) foldedAnswers.clear();
  foldedAnswers.set(text, folded);
  return folded;
}

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
