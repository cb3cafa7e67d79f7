import { foldText, searchTokens, stemsOf } from "@/utils/search/search-text";

/**
 * Whether every word of a question is somewhere in a text, as it is, without its ending, or as a part of a longer one.
 * Case, the digits' script and the usual differences of spelling make no difference.
 * @param question as a person types it; an empty one fits nothing
 */
export function fitsWords(text: string, question: string): boolean {
  const typed = question.trim();
  const words = searchTokens(typed).map(({ word }) => [word, ...stemsOf(word)]);
  // Signs alone, such as %, are looked for as they are.
  if (words.length === 0) return typed !== "" && text.includes(typed);
  const searched = foldText(text);
  const joined = searched.replaceAll(" ", "");
  return words.every((forms) => forms.some((form) => searched.includes(form) || joined.includes(form)));
}
