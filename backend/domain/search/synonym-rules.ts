import { soundOf } from "@/utils/search/search-sound";
import { isEmptyWord, type SearchTerm, searchTerms } from "@/utils/search/search-terms";
import { queryStemsOf, stemsOf } from "@/utils/search/search-text";

/** Concepts by phrase. The key is the first stems of its words, joined with a space, or its `phraseSound`. */
export type SynonymPhrases = ReadonlyMap<string, readonly string[]>;

const MAX_PHRASE_WORDS = 4;
/** The prefix of a phrase's sound; no word begins with it. */
const SOUND_SIGN = "~";
const MIN_SOUND_LENGTH = 3;

const keyOfTerms = (terms: readonly SearchTerm[]) => terms.map(({ word }) => stemsOf(word)[0] ?? word).join(" ");

/** The sound of a phrase without o, which Bengali often does not write (ছাত্র, chatro); empty for a short phrase. */
function phraseSound(phrase: string): string {
  if (/\d/.test(phrase)) return "";
  const sound = phrase
    .split(" ")
    .map((word) => soundOf(word).replace(/(?<=.)o/g, ""))
    .join(" ");
  return sound.length < MIN_SOUND_LENGTH ? "" : SOUND_SIGN + sound;
}

/** The key of a phrase for comparison; empty when only one of several words is significant. */
function phraseKey(text: string): string {
  const terms = searchTerms(text);
  const significant = terms.filter(({ word }) => !isEmptyWord(word));
  return significant.length === 1 && terms.length > 1 ? "" : keyOfTerms(significant);
}

/** The phrases of synonyms. @param rows with words separated by | */
export function synonymPhrases(rows: readonly { concept: string; words: string }[]): Map<string, string[]> {
  const phrases = new Map<string, string[]>();
  for (const { concept, words } of rows) {
    for (const phrase of words.split("|").map(phraseKey)) {
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

/** All sequences of terms up to the longest phrase, with their positions, with and without the terms' endings. */
export function runsOf(terms: readonly SearchTerm[]): Run[] {
  const stems = terms.map(({ word }) => queryStemsOf(word));
  return terms.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_PHRASE_WORDS, terms.length - from) }, (__, more) => {
      const within = stems.slice(from, from + more + 1);
      const place = { from, to: from + more };
      const phrase = within.map(([first]) => first).join(" ");
      const bare = more === 0 ? (within[0] ?? []) : [within.map((all) => all.at(-1)).join(" ")];
      return [
        { phrase, sound: phraseSound(phrase), ...place, isBare: false },
        ...bare
          .filter((other) => other !== phrase)
          .map((other) => ({ phrase: other, sound: phraseSound(other), ...place, isBare: true })),
      ];
    }).flat(),
  );
}

export function conceptsOf(terms: readonly SearchTerm[], phrases: SynonymPhrases): string[] {
  if (phrases.size === 0) return [];
  const significant = terms.filter(({ word }) => !isEmptyWord(word));
  const units = significant.flatMap(({ also }) => also.flatMap((part) => phrases.get(stemsOf(part)[0] ?? part) ?? []));
  return [...units, ...runsWithin(significant).flatMap((phrase) => phrases.get(phrase) ?? [])];
}

/** The phrases of a text, without their sounds: it is written as its author means it. */
function runsWithin(terms: readonly SearchTerm[]): string[] {
  const stems = terms.map(({ word }) => stemsOf(word)[0] ?? word);
  return stems.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_PHRASE_WORDS, stems.length - from) }, (__, more) =>
      stems.slice(from, from + more + 1).join(" "),
    ),
  );
}
