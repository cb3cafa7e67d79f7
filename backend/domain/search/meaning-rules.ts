import type { FoundWord } from "@/backend/db/queries/search-queries";
import type { SearchQuery } from "@/backend/domain/search/query-rules";
import { CONCEPT_SIGN } from "@/backend/domain/search/search-document-rules";
import { allowedDistance, skeletonOf, soundDistance, soundOf } from "@/utils/search-sound";
import { isWeakWord, type SearchTerm } from "@/utils/search-terms";
import { askedStemsOf } from "@/utils/search-text";

/** How a word of the documents answers a term of the query. */
export interface Meaning {
  word: FoundWord;
  /** 0 to 1: 1 is the word itself. */
  likeness: number;
  how: "same" | "sound" | "concept" | "part" | "start" | "like";
}

/** A term with everything that it may mean, the likest first. */
export interface ReadTerm {
  term: SearchTerm;
  meanings: readonly Meaning[];
}

const LIKENESS = {
  same: 1,
  stem: 0.9,
  sound: 0.92,
  concept: 0.8,
  soundingConcept: 0.72,
  joined: 0.95,
  part: 0.5,
} as const;
/** Meanings kept of a term. */
const MOST_MEANINGS = 14;

/** A term as it is looked up. */
export interface AskedTerm {
  stems: readonly string[];
  sounds: readonly string[];
  /** What it begins with, where more may follow. */
  start: string | null;
}

const isLetters = (word: string) => !/\d/.test(word);

/** What to look up for each term; only the last may still be unfinished. */
export function askedTerms({ terms }: SearchQuery): AskedTerm[] {
  return terms.map(({ word }, place) => {
    const stems = askedStemsOf(word);
    const isLast = place === terms.length - 1;
    return {
      stems: stems.includes(word) ? stems : [...stems, word],
      sounds: isLetters(word) && word.length > 2 ? stems.map(soundOf).filter((sound) => sound.length > 1) : [],
      start: isLast && word.length >= 2 ? word : null,
    };
  });
}

/** Joins what was found to the terms that asked for it. */
export function meaningsOf(query: SearchQuery, asked: readonly AskedTerm[], found: readonly FoundWord[]): ReadTerm[] {
  return query.terms.map((term, place) => {
    const entry = asked[place];
    const meanings: Meaning[] = [];
    if (entry !== undefined) {
      for (const word of found) meanings.push(...meaningOf(word, term, entry));
    }
    meanings.push(...spanning(query, place, found));
    return { term, meanings: likest(meanings) };
  });
}

function meaningOf(word: FoundWord, term: SearchTerm, { stems, sounds, start }: AskedTerm): Meaning[] {
  if (word.via === "word") {
    const place = stems.indexOf(word.asked);
    if (place >= 0) return [{ word, likeness: place === 0 ? LIKENESS.same : LIKENESS.stem, how: "same" }];
    return term.also.includes(word.asked) ? [{ word, likeness: LIKENESS.part, how: "part" }] : [];
  }
  if (word.via === "sound") {
    const place = sounds.indexOf(word.asked);
    return place < 0 ? [] : [{ word, likeness: LIKENESS.sound - place * 0.12, how: "sound" }];
  }
  if (word.via === "prefix" && start !== null && word.asked === start) {
    const likeness = 0.8 * (start.length / word.word.length) ** 0.35 * (/^[\d.]+$/.test(start) ? 0.6 : 1);
    return [{ word, likeness, how: "start" }];
  }
  return [];
}

/** Meanings of a term together with its neighbours: concepts of a phrase, and several terms written as one. */
function spanning({ runs, joined }: SearchQuery, place: number, found: readonly FoundWord[]): Meaning[] {
  const isIn = ({ from, to }: { from: number; to: number }) => place >= from && place <= to;
  const concepts = runs.filter(isIn).flatMap(({ phrase, sound, from, to }) => {
    const longer = Math.min(0.1, 0.05 * (to - from));
    return found.flatMap((word): Meaning[] => {
      if (word.via !== "phrase" || (word.asked !== phrase && word.asked !== sound)) return [];
      const likeness = word.asked === phrase ? LIKENESS.concept : LIKENESS.soundingConcept;
      return [{ word, likeness: likeness + longer, how: "concept" }];
    });
  });
  const wholes = joined.filter(isIn).flatMap((run) =>
    found.flatMap((word): Meaning[] => {
      if (word.asked !== run.word || (word.via !== "word" && word.via !== "prefix")) return [];
      if (word.via === "prefix" && run.word.length < 4) return [];
      const share = word.via === "prefix" ? (run.word.length / word.word.length) ** 0.35 : 1;
      return [{ word, likeness: LIKENESS.joined * share, how: "same" }];
    }),
  );
  return [...concepts, ...wholes];
}

function likest(meanings: readonly Meaning[]): Meaning[] {
  const best = new Map<number, Meaning>();
  for (const meaning of meanings) {
    if ((best.get(meaning.word.id)?.likeness ?? 0) < meaning.likeness) best.set(meaning.word.id, meaning);
  }
  return [...best.values()]
    .sort((one, other) => other.likeness - one.likeness || other.word.documents - one.word.documents)
    .slice(0, MOST_MEANINGS);
}

/** True for a term that no word answers well: it is probably misspelt. */
export function isUnanswered({ term, meanings }: ReadTerm): boolean {
  if (!isLetters(term.word) && !/[a-z\u0980-\u09ff]{3}/.test(term.word)) return false;
  if (term.word.length < 3) return false;
  return !meanings.some(
    ({ how, likeness }) => how === "concept" || how === "same" || how === "sound" || likeness > 0.72,
  );
}

/**
 * The words that a misspelt term may have been meant as, the likest first.
 * @param alike words that share a key with it
 */
export function likeMeanings(term: SearchTerm, alike: readonly FoundWord[]): Meaning[] {
  const meanings: Meaning[] = [];
  for (const typed of new Set(askedStemsOf(term.word).map(soundOf))) {
    const most = allowedDistance(typed.length);
    for (const word of alike) {
      if (word.word.startsWith(CONCEPT_SIGN)) continue;
      const isSameBones = skeletonOf(typed) === skeletonOf(word.sound) && skeletonOf(typed).length >= 2;
      const distance = soundDistance(typed, word.sound, isSameBones ? Math.max(most, 1.5) : most);
      if (!Number.isFinite(distance)) continue;
      const likeness =
        0.86 - (0.5 * distance) / Math.max(3, typed.length * 0.6) + Math.min(0.03, word.documents / 3_000);
      meanings.push({ word, likeness: Math.max(0.2, likeness), how: "like" });
    }
  }
  return likest(meanings).slice(0, 6);
}

/** What a word that is added to many questions says, beside one that is not. */
const WEAK_SHARE = 0.35;

/** How much a term says: rare words say more, and a weak one little (`isWeakWord`). */
export function shareOf(read: ReadTerm): number {
  return isWeakWord(read.term.word) ? rarityOf(read) * WEAK_SHARE : rarityOf(read);
}

function rarityOf({ meanings }: ReadTerm): number {
  const best = meanings[0];
  if (best === undefined) return 2;
  const near = meanings.filter(({ likeness }) => likeness >= best.likeness - 0.1);
  const documents = near.reduce((sum, { word }) => Math.max(sum, word.documents), 1);
  return Math.log(1 + 1_500 / documents) + 0.3;
}
