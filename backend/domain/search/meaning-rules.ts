import type { FoundWord } from "@/backend/db/queries/search/search-queries";
import type { SearchBrand } from "@/backend/domain/search/findable-rules";
import { categoryNamed } from "@/backend/domain/search/leading-rules";
import type { SearchQuery } from "@/backend/domain/search/query-rules";
import { CONCEPT_SIGN } from "@/backend/domain/search/search-document-rules";
import { isWholePhrase } from "@/backend/domain/search/synonym-rules";
import { allowedDistance, keepsItsLetters, skeletonOf, soundDistance, soundOf } from "@/utils/search/search-sound";
import { spellingDistance } from "@/utils/search/search-spelling";
import { isWeakWord, type SearchTerm } from "@/utils/search/search-terms";
import { foldWord, queryStemsOf, stemsOf } from "@/utils/search/search-text";

export interface Meaning {
  word: FoundWord;
  /** The similarity, from 0 to 1; 1 is the word itself. */
  likeness: number;
  how: "same" | "sound" | "concept" | "whole" | "part" | "start" | "like";
  /** The number of terms of the phrase that names a concept; without it one. */
  span?: number;
}

/** A term with its possible meanings, the most similar first. */
export interface ReadTerm {
  term: SearchTerm;
  meanings: readonly Meaning[];
  /** True if it says little in addition to another term. */
  isWeak: boolean;
}

const LIKENESS = {
  same: 1,
  stem: 0.9,
  sound: 0.92,
  soundingStem: 0.8,
  concept: 0.8,
  soundingConcept: 0.72,
  joined: 0.95,
  part: 0.5,
} as const;
const MAX_MEANINGS = 14;

export interface TermKeys {
  stems: readonly string[];
  sounds: readonly string[];
  /** The beginning of a word, if the term may be unfinished; else null. */
  start: string | null;
}

/** The share of a word that only sounds like the written one, in the same script. */
const OTHER_SHARE = 0.6;
/** The share of other meanings beside a phrase: `service off` is about no other service. */
const BESIDE_PHRASE = 0.6;
/** The share for a phrase that matches only without an ending. */
const BARE_SHARE = 0.95;

/** The highest similarity of a word to a misspelt term. */
const LIKE_WHOLE = 0.86;
/** The highest similarity when typing mistakes explain the difference. */
const LIKE_SPELT = 0.9;
/** The highest similarity when the term matches only without its ending; lower than for the whole term. */
const LIKE_BARE = 0.72;
/** A difference counts more in a short word. Of two equally similar words, the more frequent one gets more. */
const likenessAt = (best: number, distance: number, typed: string, { documents }: FoundWord) =>
  Math.max(0.2, best - (0.5 * distance) / Math.max(3, typed.length * 0.6) + Math.min(0.03, documents / 3_000));

const isBanglish = (word: string) => /^[a-z]+$/.test(word);
const isLetters = (word: string) => !/\d/.test(word);

const soundsOf = (word: string, stems: readonly string[]) =>
  stems.map(soundOf).filter((sound) => sound.length > 1 && keepsItsLetters(sound, word));

/** The keys to look up for each term; only the last term may be unfinished. */
export function termKeysOf({ terms }: SearchQuery): TermKeys[] {
  return terms.map(({ word }, place) => {
    const stems = queryStemsOf(word);
    const isLast = place === terms.length - 1;
    return {
      stems: stems.includes(word) ? stems : [...stems, word],
      sounds: isLetters(word) && word.length > 2 ? soundsOf(word, stems) : [],
      start: isLast && word.length >= 2 ? word : null,
    };
  });
}

/** Assigns the found words to the terms of the query. */
export function meaningsOf(
  query: SearchQuery,
  keys: readonly TermKeys[],
  { found, brand }: { found: readonly FoundWord[]; brand: SearchBrand },
): ReadTerm[] {
  const written = keys.map(
    ({ stems }) => found.find(({ via, key }) => via === "word" && key === stems[0])?.documents ?? 0,
  );
  const known = written.map((documents) => documents >= KNOWN_DOCUMENTS);
  return query.terms.map((term, place) => {
    const entry = keys[place];
    const meanings: Meaning[] = [];
    if (entry !== undefined) {
      for (const word of found) meanings.push(...meaningOf(word, term, entry, written[place] ?? 0));
    }
    meanings.push(...spanning(query, place, found, known));
    return { term, meanings: likest(meanings), isWeak: isWeakWord(term.word) || isOwnName(term.word, brand) };
  });
}

/** The operator's name says little on the operator's own site. */
const isOwnName = (word: string, { nameEn, nameBn, slug }: SearchBrand) =>
  stemsOf(word).some((stem) => [nameEn, nameBn, slug].map(foldWord).includes(stem));

/** A word in at least this many documents is taken as written: `rate` is not রাত. */
const KNOWN_DOCUMENTS = 3;

/** @param written the documents with the term as it is written */
function meaningOf(word: FoundWord, term: SearchTerm, keys: TermKeys, written: number): Meaning[] {
  if (word.via === "prefix") return startOf(word, keys);
  const place = word.via === "word" ? keys.stems.indexOf(word.key) : keys.sounds.indexOf(word.key);
  if (place > 0 && written >= KNOWN_DOCUMENTS && isBanglish(term.word)) return [];
  if (word.via === "word") {
    if (place < 0) return term.also.includes(word.key) ? [{ word, likeness: LIKENESS.part, how: "part" }] : [];
    return [{ word, likeness: place === 0 ? LIKENESS.same : LIKENESS.stem, how: "same" }];
  }
  if (word.via !== "sound" || place < 0) return [];
  // Of two words in Latin letters the written one is meant: `puk` is not Puck, and `fake` is not FAQ.
  const share = written > 0 && [term.word, word.word].every(isBanglish) ? OTHER_SHARE : 1;
  return [{ word, likeness: share * (place === 0 ? LIKENESS.sound : LIKENESS.soundingStem), how: "sound" }];
}

function startOf(word: FoundWord, { start }: TermKeys): Meaning[] {
  if (start === null || word.key !== start) return [];
  const likeness = 0.8 * (start.length / word.word.length) ** 0.35 * (/^[\d.]+$/.test(start) ? 0.6 : 1);
  return [{ word, likeness, how: "start" }];
}

/** Meanings of a term together with its neighbours: concepts of a phrase, and several terms written as one. */
function spanning(
  { runs, joined }: SearchQuery,
  place: number,
  found: readonly FoundWord[],
  known: readonly boolean[],
): Meaning[] {
  const isIn = ({ from, to }: { from: number; to: number }) => place >= from && place <= to;
  const readable = runs.filter((run) => isIn(run) && !(run.isBare && known.slice(run.from, run.to + 1).every(Boolean)));
  const concepts = readable.flatMap(({ phrase, sound, from, to, isBare }) => {
    return found.flatMap((word): Meaning[] => {
      if (word.via !== "phrase" || (word.key !== phrase && word.key !== sound)) return [];
      if (isWholePhrase(phrase)) return [{ word, likeness: 1, how: "whole", span: Number.POSITIVE_INFINITY }];
      const likeness = word.key === phrase ? LIKENESS.concept : LIKENESS.soundingConcept;
      // Goods are called by their names, as `smart plug`: there the words count in full.
      const span = categoryNamed(word.shown) === undefined ? to - from + 1 : 1;
      return [{ word, likeness: likeness * (isBare ? BARE_SHARE : 1), how: "concept", span }];
    });
  });
  const wholes = joined.filter(isIn).flatMap((run) =>
    found.flatMap((word): Meaning[] => {
      if (word.key !== run.word || (word.via !== "word" && word.via !== "prefix")) return [];
      if (word.via === "prefix" && run.word.length < 4) return [];
      const share = word.via === "prefix" ? (run.word.length / word.word.length) ** 0.35 : 1;
      return [{ word, likeness: LIKENESS.joined * share, how: "same" }];
    }),
  );
  return [...concepts, ...wholes];
}

function likest(meanings: readonly Meaning[]): Meaning[] {
  const best = new Map<number, Meaning>();
  const longest = Math.max(1, ...meanings.map(({ span = 1 }) => span));
  for (const meaning of meanings) {
    const likeness = meaning.likeness * ((meaning.span ?? 1) < longest ? BESIDE_PHRASE : 1);
    if ((best.get(meaning.word.id)?.likeness ?? 0) < likeness) best.set(meaning.word.id, { ...meaning, likeness });
  }
  return [...best.values()]
    .sort((one, other) => other.likeness - one.likeness || other.word.documents - one.word.documents)
    .slice(0, MAX_MEANINGS);
}

/** A word with the same sound may be a rare one, which would hide a misspelling: ওয়ারেন্টি for `warrenty`. */
const isUsual = ({ documents }: FoundWord) => documents > KNOWN_DOCUMENTS;

/** A word must be more similar than this to count as an answer to a term. */
const MIN_ANSWER_LIKENESS = 0.72;

/** True for a term without a good match: it is probably misspelt. */
export function isUnanswered({ term, meanings }: ReadTerm): boolean {
  if (!isLetters(term.word) && !/[a-z\u0980-\u09ff]{3}/.test(term.word)) return false;
  if (term.word.length < 3) return false;
  return !meanings.some(
    ({ how, likeness, word }) =>
      how === "concept" ||
      how === "same" ||
      (how === "sound" ? isUsual(word) && likeness > LIKENESS.soundingStem : likeness > MIN_ANSWER_LIKENESS),
  );
}

/** True for a term that is neither a word of the documents nor the beginning of one; at most it sounds like one. */
export function isUnknown({ meanings }: ReadTerm): boolean {
  return !meanings.some(
    ({ how, likeness }) => how === "same" || ((how === "concept" || how === "start") && likeness > MIN_ANSWER_LIKENESS),
  );
}

/** The words that a misspelt term may stand for, the most similar first. */
export function likeMeanings(term: SearchTerm, alike: readonly FoundWord[]): Meaning[] {
  return likest([...soundingAlike(term, alike), ...speltAlike(term, alike)]).slice(0, 6);
}

function soundingAlike(term: SearchTerm, alike: readonly FoundWord[]): Meaning[] {
  const meanings: Meaning[] = [];
  // Bengali does not write an o at the end of a word: `ponno`, পণ্য.
  const whole = new Set([...stemsOf(term.word), term.word.replace(/o$/, "")].map(soundOf));
  for (const typed of new Set(queryStemsOf(term.word).map(soundOf))) {
    if (!keepsItsLetters(typed, term.word)) continue;
    const limit = allowedDistance(Math.min(typed.length, term.word.length));
    for (const word of alike) {
      if (word.word.startsWith(CONCEPT_SIGN)) continue;
      const isSameBones = skeletonOf(typed) === skeletonOf(word.sound) && skeletonOf(typed).length >= 2;
      const distance = soundDistance(typed, word.sound, isSameBones ? Math.max(limit, 1.5) : limit);
      if (!Number.isFinite(distance)) continue;
      const likeness = likenessAt(whole.has(typed) ? LIKE_WHOLE : LIKE_BARE, distance, typed, word);
      meanings.push({ word, likeness, how: "like" });
    }
  }
  return meanings;
}

function speltAlike(term: SearchTerm, alike: readonly FoundWord[]): Meaning[] {
  return [...new Set([term.word, ...stemsOf(term.word)])].flatMap((typed) =>
    alike.flatMap((word): Meaning[] => {
      const distance = spellingDistance(typed, word.word);
      return Number.isFinite(distance)
        ? [{ word, likeness: likenessAt(LIKE_SPELT, distance, typed, word), how: "like" }]
        : [];
    }),
  );
}

/** The weight of a weak term, however rare it is: few texts about phones have the word `price`. */
const WEAK_SHARE = 0.35;

/** The weight of a term: a rare word has a high weight. */
export function shareOf(read: ReadTerm): number {
  return read.isWeak ? WEAK_SHARE : rarityOf(read);
}

function rarityOf({ meanings }: ReadTerm): number {
  const best = meanings[0];
  if (best === undefined) return 2;
  const near = meanings.filter(({ likeness }) => likeness >= best.likeness - 0.1);
  const documents = near.reduce((sum, { word }) => Math.max(sum, word.documents), 1);
  return Math.log(1 + 1_500 / documents) + 0.3;
}
