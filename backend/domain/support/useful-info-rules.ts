import { isEmptyWord, searchTerms } from "@/utils/search/search-terms";
import { foldText, stemsOf } from "@/utils/search/search-text";

/** Words of a question that are looked for. */
const MAX_WORDS = 8;

/**
 * The search words of a question, in either script: without the words that every question has, folded and without
 * their endings, so that `সিমের` finds `সিম` and ব্যালেন্স finds ব্যালান্স.
 * @returns up to eight words, each with the forms to search for; all words if every question has each of them
 */
export function searchWords(term: string): (readonly string[])[] {
  const words = searchTerms(term).map(({ word }) => word);
  const significant = words.filter((word) => !isEmptyWord(word));
  const forms = (significant.length > 0 ? significant : words).map(stemsOf);
  return [...new Map(forms.map((each) => [each[0], each])).values()].slice(0, MAX_WORDS);
}

/** The normalised texts of an answer. A searched word matches the beginning of a word in them. */
export interface SearchedAnswer {
  /** The title and the search words of the answer. */
  head: string;
  /** The topic, the answer and its steps. */
  body: string;
}

/** A text as it is compared: a space before each word and each hyphenated word as one. */
export const searchedText = (text: string) => ` ${foldText(text.replaceAll("-", ""))}`;

/** The score of an answer: 3 for a word in its head, 1 in its body; 0 when less than half of the words are found. */
export function fitOf({ head, body }: SearchedAnswer, words: readonly (readonly string[])[]): number {
  const isIn = (text: string, forms: readonly string[]) => forms.some((form) => text.includes(` ${form}`));
  const inHead = words.filter((forms) => isIn(head, forms)).length;
  const found = words.filter((forms) => isIn(head, forms) || isIn(body, forms)).length;
  return found * 2 >= words.length ? found + 2 * inHead : 0;
}
