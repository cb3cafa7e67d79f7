import { soundOf } from "@/utils/search/search-sound";
import { isEmptyWord, type SearchTerm, searchTerms } from "@/utils/search/search-terms";
import { askedStemsOf, stemsOf } from "@/utils/search/search-text";

/** Concepts by phrase: the first stems of its words, one space between them; or how it sounds, see `phraseSound`. */
export type SynonymPhrases = ReadonlyMap<string, readonly string[]>;

/** Words of the longest phrase. */
const LONGEST_PHRASE = 4;
/** What a phrase by its sound begins with; no word does. */
const SOUND_SIGN = "~";
const SHORTEST_SOUND = 3;

const keyOfTerms = (terms: readonly SearchTerm[]) => terms.map(({ word }) => stemsOf(word)[0] ?? word).join(" ");

/** How a phrase sounds without its o, which Bengali leaves unwritten (ছাত্র, chatro); empty for a short one. */
export function phraseSound(phrase: string): string {
  if (/\d/.test(phrase)) return "";
  const sound = phrase
    .split(" ")
    .map((word) => soundOf(word).replace(/(?<=.)o/g, ""))
    .join(" ");
  return sound.length < SHORTEST_SOUND ? "" : SOUND_SIGN + sound;
}

/** A phrase as it is compared; empty where too little of it says anything. */
function phraseKey(text: string): string {
  const terms = searchTerms(text);
  const telling = terms.filter(({ word }) => !isEmptyWord(word));
  return telling.length === 1 && terms.length > 1 ? "" : keyOfTerms(telling);
}

/** The phrases of some synonyms. @param rows words separated by | */
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

/** A run of terms as a phrase. */
export interface Run {
  phrase: string;
  sound: string;
  from: number;
  to: number;
  /** True where a term is read without an ending that may be its own. */
  isBare: boolean;
}

/** Every run of terms, as long as a phrase may be, with its place; with and without the endings of its terms. */
export function runsOf(terms: readonly SearchTerm[]): Run[] {
  const stems = terms.map(({ word }) => askedStemsOf(word));
  return terms.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, terms.length - from) }, (__, more) => {
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

/** The concepts that the terms of a text name. */
export function conceptsOf(terms: readonly SearchTerm[], phrases: SynonymPhrases): string[] {
  if (phrases.size === 0) return [];
  const telling = terms.filter(({ word }) => !isEmptyWord(word));
  const units = telling.flatMap(({ also }) => also.flatMap((part) => phrases.get(stemsOf(part)[0] ?? part) ?? []));
  return [...units, ...runsWithin(telling).flatMap((phrase) => phrases.get(phrase) ?? [])];
}

/** The phrases of a text, without their sounds: it is written as its author means it. */
function runsWithin(terms: readonly SearchTerm[]): string[] {
  const stems = terms.map(({ word }) => stemsOf(word)[0] ?? word);
  return stems.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, stems.length - from) }, (__, more) =>
      stems.slice(from, from + more + 1).join(" "),
    ),
  );
}
