import { readList } from "@/utils/text/json-fields";

/** The prefix of the names of a survey's fields; services/forms/survey-form.server.ts reads the same. */
export const SURVEY_PREFIX = "q_";

/** The fragment of the address that shows a question. @param step from 0 */
export const questionAnchor = (step: number): string => `question-${step + 1}`;

/** The question in a fragment, from 0; the first question for an invalid fragment. @param count number of questions */
export function questionOfAnchor(fragment: string, count: number): number {
  const number = Number(/^#?question-(\d{1,2})$/.exec(fragment)?.[1] ?? 1);
  return Math.min(Math.max(number, 1), Math.max(count, 1)) - 1;
}

/** Stored answers: pairs of a field's name and its value; none when the stored value has another form. */
export function storedEntries(text: string | null): [string, string][] {
  return readList(text).filter(isEntry);
}

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string");
