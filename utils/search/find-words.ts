import { foldText, searchTokens, stemsOf } from "@/utils/search/search-text";

/**
 * True if a text contains every word of a question: as it is, without its ending, or as a part of a longer word.
 * Differences in case, in the script of digits and in usual spellings are ignored.
 * @param question as a person types it; an empty question matches no text
 */
export function containsWords(text: string, question: string): boolean {
  const typed = question.trim();
  const words = searchTokens(typed).map(({ word }) => [word, ...stemsOf(word)]);
  // A question of signs only, such as %, is searched for unchanged.
  if (words.length === 0) return typed !== "" && text.includes(typed);
  const searched = foldText(text);
  const joined = searched.replaceAll(" ", "");
  return words.every((forms) => forms.some((form) => searched.includes(form) || joined.includes(form)));
}
