import { soundOf, withoutO } from "@/utils/search/search-sound";
import { isEmptyWord, type SearchTerm, searchTerms } from "@/utils/search/search-terms";
import { queryStemsOf, stemsOf } from "@/utils/search/search-text";

/** Concepts by phrase. The key is the first stems of its words, joined with a space, or its `phraseSound`. */
export type SynonymPhrases = ReadonlyMap<string, readonly string[]>;

const MAX_PHRASE_WORDS = 4;
/** The prefix of a phrase that is only found as a whole query; no word begins with it. */
const WHOLE_SIGN = "^";
export const isWholePhrase = (phrase: string) => phrase.startsWith(WHOLE_SIGN);
/** The prefix of a phrase's sound; no word begins with it. */
const SOUND_SIGN = "~";
const MIN_SOUND_LENGTH = 3;

const keyOfTerms = (terms: readonly SearchTerm[]) => terms.map(({ word }) => stemsOf(word)[0] ?? word).join(" ");

/** The sound of a phrase without o; empty for a short phrase. */
function phraseSound(phrase: string): string {
  if (/\d/.test(phrase)) return "";
  const sound = phrase
    .split(" ")
    .map((word) => withoutO(soundOf(word)))
    .join(" ");
  return sound.length < MIN_SOUND_LENGTH ? "" : SOUND_SIGN + sound;
}

/** The key of a phrase for comparison. One of a single significant word (`my number`) is only found as a whole query. */
function phraseKey(terms: readonly SearchTerm[]): string {
  const significant = terms.filter(({ word }) => !isEmptyWord(word));
  return significant.length === 1 && terms.length > 1 ? WHOLE_SIGN + keyOfTerms(terms) : keyOfTerms(significant);
}

/** The phrases of synonyms. @param rows with words separated by | */
export function synonymPhrases(rows: readonly { concept: string; words: string }[]): Map<string, string[]> {
  const phrases = new Map<string, string[]>();
  for (const { concept, words } of rows) {
    for (const phrase of words.split("|").map((text) => phraseKey(searchTerms(text)))) {
      for (const key of phrase === "" ? [] : [phrase, phraseSound(phrase)]) {
        const concepts = phrases.get(key) ?? [];
        if (key !== "" && !concepts.includes(concept)) phrases.set(key, [...concepts, concept]);
      }
    }
  }
  return phrases;
}

export interface Run {
  phrase: string;
  sound: string;
  from: number;
  to: number;
  /** True when a term is used without an ending that may be a part of the word. */
  isBare: boolean;
}

/** All sequences of up to four items, with the positions of their first and last item. */
export function sequencesOf<Item>(items: readonly Item[]): { within: Item[]; from: number; to: number }[] {
  return items.flatMap((_, from) =>
    items.slice(from, from + MAX_PHRASE_WORDS).map((__, more) => ({
      within: items.slice(from, from + more + 1),
      from,
      to: from + more,
    })),
  );
}

/** All phrases that terms may be, with and without endings. @param all the terms with those that say little */
export function runsOf(terms: readonly SearchTerm[], all: readonly SearchTerm[]): Run[] {
  const whole = phraseKey(all);
  const runs = sequencesOf(terms.map(({ word }) => queryStemsOf(word))).flatMap(({ within, ...place }) => {
    const phrase = within.map(([first]) => first).join(" ");
    const bare = within.length === 1 ? (within[0] ?? []) : [within.map((all) => all.at(-1)).join(" ")];
    return [
      { phrase, sound: phraseSound(phrase), ...place, isBare: false },
      ...bare
        .filter((other) => other !== phrase)
        .map((other) => ({ phrase: other, sound: phraseSound(other), ...place, isBare: true })),
    ];
  });
  return isWholePhrase(whole)
    ? [...runs, { phrase: whole, sound: phraseSound(whole), from: 0, to: 0, isBare: false }]
    : runs;
}

/** The concepts that a whole text names: `Career` is one, `Job alerts` is more than one. */
export const conceptsNamed = (terms: readonly SearchTerm[], phrases: SynonymPhrases): readonly string[] =>
  phrases.get(phraseKey(terms)) ?? [];

/** The concepts of a text, by its phrases without their sounds: it is written as its author means it. */
export function conceptsOf(terms: readonly SearchTerm[], phrases: SynonymPhrases): string[] {
  const significant = terms.filter(({ word }) => !isEmptyWord(word));
  const units = significant.flatMap(({ also }) => also.flatMap((part) => phrases.get(stemsOf(part)[0] ?? part) ?? []));
  const stems = significant.map(({ word }) => stemsOf(word)[0] ?? word);
  const keys = [phraseKey(terms), ...sequencesOf(stems).map(({ within }) => within.join(" "))];
  return [...units, ...keys.flatMap((key) => phrases.get(key) ?? [])];
}
