import { isEmptyWord, searchTerms } from "@/utils/search/search-terms";
import { foldText, stemsOf } from "@/utils/search/search-text";

/** Words of a question that are looked for. */
const MOST_WORDS = 8;

/**
 * What a question is searched by, in either script: its words without those that every question has, folded and without
 * their endings, so that `সিমের` finds `সিম` and ব্যালেন্স finds ব্যালান্স.
 * @param term as a person typed it
 * @returns at most eight words, each with the forms that it is found by; all words when each is one of those
 */
export function searchWords(term: string): string[][] {
  const words = searchTerms(term).map(({ word }) => word);
  const telling = words.filter((word) => !isEmptyWord(word));
  const forms = (telling.length > 0 ? telling : words).map(stemsOf);
  return [...new Map(forms.map((each) => [each[0], each])).values()].slice(0, MOST_WORDS);
}

/** A text of which the searched words begin words. */
export interface SearchedAnswer {
  /** What an answer is found by. */
  head: string;
  /** What is said in it. */
  body: string;
}

/** A text as it is compared: a space before each word and each hyphenated word as one. */
export const searchedText = (text: string) => ` ${foldText(text.replaceAll("-", ""))}`;

/** How well an answer fits: a word in its head counts three, one in its body one; 0 when less than half are found. */
export function fitOf({ head, body }: SearchedAnswer, words: readonly (readonly string[])[]): number {
  const isIn = (text: string, forms: readonly string[]) => forms.some((form) => text.includes(` ${form}`));
  const inHead = words.filter((forms) => isIn(head, forms)).length;
  const found = words.filter((forms) => isIn(head, forms) || isIn(body, forms)).length;
  return found * 2 >= words.length ? found + 2 * inHead : 0;
}
