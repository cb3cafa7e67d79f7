import type { ReadTerm } from "@/backend/domain/search/meaning-rules";
import { searchTerms } from "@/utils/search/search-terms";
import { foldWord, stemsOf } from "@/utils/search/search-text";

const graphemes = new Intl.Segmenter("bn", { granularity: "grapheme" });

/**
 * The parts of a title that match a query, in UTF-16 units, in order and without overlap. A word that is being typed
 * is marked as far as it was typed; any other match is a whole word, also a misspelt or Bengali one. No part separates
 * a letter from its signs.
 */
export function matchesIn(title: string, terms: readonly Pick<ReadTerm, "term" | "meanings">[]): [number, number][] {
  const whole = new Map<string, true>();
  const starts: string[] = [];
  for (const { term, meanings } of terms) {
    for (const { word, how } of meanings) {
      if (how === "start") starts.push(term.word);
      else if (how !== "concept") whole.set(word.word, true);
      if (how === "part") whole.set(word.key, true);
    }
  }
  const parts: [number, number][] = [];
  for (const { word, start, end, also } of searchTerms(title)) {
    if (stemsOf(word).some((stem) => whole.has(stem)) || also.some((part) => whole.has(part))) {
      parts.push([start, end]);
      continue;
    }
    const typed = starts.find((each) => word.startsWith(each));
    if (typed !== undefined) parts.push([start, typedEnd(title.slice(start, end), typed, start)]);
  }
  return parts;
}

/** The end of the typed beginning of a word, after a whole letter with its signs. */
function typedEnd(written: string, typed: string, start: number): number {
  let end = 0;
  for (const { segment, index } of graphemes.segment(written)) {
    end = index + segment.length;
    if (foldWord(written.slice(0, end)).length >= typed.length) break;
  }
  return start + end;
}
