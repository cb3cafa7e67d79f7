import { createHash } from "node:crypto";
import type { SearchCategory } from "@/backend/contract/content/search";
import type { Language } from "@/backend/contract/language";
import type { StoredDocument } from "@/backend/db/queries/search/search-index-queries";
import type { SearchSourceRow } from "@/backend/db/queries/search/search-source-queries";
import type { Localized } from "@/backend/db/stored-types";
import { categoryNamed } from "@/backend/domain/search/leading-rules";
import { conceptsNamed, conceptsOf, type SynonymPhrases } from "@/backend/domain/search/synonym-rules";
import { isEmptyWord, type SearchTerm, searchTerms } from "@/utils/search/search-terms";
import { stemsOf } from "@/utils/search/search-text";

/** One searchable item, before it becomes a document in each language. */
export interface Findable extends Omit<SearchSourceRow, "section" | "texts"> {
  kind: string;
  part: string;
  category: SearchCategory;
  path: Localized;
  /** Searched in its own language. */
  texts: Localized;
  /** How often people look for this kind of thing: 1 is average, more is more often. */
  prior: number;
}

interface WeighedWord {
  score: number;
  shown: string;
}

export interface SearchDocument extends StoredDocument {
  boost: number;
  words: ReadonlyMap<string, WeighedWord>;
}

const WEIGHTS = { title: 1000, words: 520, summary: 260, texts: 90, otherTitle: 760, otherSummary: 150 } as const;
/** A concept has a slightly lower weight than the word itself. */
const CONCEPT_SHARE = 0.85;
/** A title that says nothing else names its concept. */
const NAMED_SHARE = 1.2;
const LIKELY_SHARE = 0.8;
const PART_SHARE = 0.6;
const EMPTY_SCORE = 20;
/** Only the first words of a text are indexed, since the subject of a long text is at its beginning. */
const MAX_WORDS = 260;
const MAX_SUMMARY_LENGTH = 220;
/** The prefix of a concept that is stored with the words; no word begins like this. */
export const CONCEPT_SIGN = "=";

const conceptWord = (concept: string) => `${CONCEPT_SIGN}${concept}`;

/** The first stem of each significant word of a title, one space between them. */
function titleKeyOf(text: string): string {
  const terms = searchTerms(text);
  const significant = terms.filter(({ word }) => !isEmptyWord(word));
  return (significant.length > 0 ? significant : terms).map(({ word }) => stemsOf(word)[0] ?? word).join(" ");
}

export function documentIn(lang: Language, thing: Findable, phrases: SynonymPhrases): SearchDocument {
  const other = lang === "en" ? "bn" : "en";
  const words = new WordWeights(phrases);
  words.add(thing.titles[lang], WEIGHTS.title, { isTitle: true, hasConcepts: true });
  words.add(thing.words, WEIGHTS.words, { hasConcepts: true });
  words.add(thing.titles[other], WEIGHTS.otherTitle, { isTitle: true, hasConcepts: true });
  words.add(thing.summaries?.[lang] ?? "", WEIGHTS.summary, { hasConcepts: true });
  words.add(thing.summaries?.[other] ?? "", WEIGHTS.otherSummary, {});
  words.add(thing.texts[lang], WEIGHTS.texts, {});
  const { kind, key, part, category, picture, pricePoisha, wasPricePoisha, inStock, endsOn } = thing;
  const document = {
    kind,
    key,
    part,
    lang,
    category,
    path: thing.path[lang],
    title: thing.titles[lang],
    summary: shortened(thing.summaries?.[lang] ?? ""),
    picture,
    pricePoisha,
    wasPricePoisha,
    inStock,
    titleKey: titleKeyOf(thing.titles[lang]).slice(0, 400),
    boost: thing.prior * (1 + 0.12 * Math.min(1, Math.max(0, thing.popularity))) * (inStock === false ? 0.9 : 1),
    endsOn,
  };
  const found = words.found;
  const digest = createHash("sha256")
    .update(JSON.stringify([document, [...found].map(([word, { score }]) => [word, score])]))
    .digest("base64url");
  return { ...document, words: found, digest };
}

function shortened(text: string): string | null {
  if (text === "") return null;
  if (text.length <= MAX_SUMMARY_LENGTH) return text;
  const cut = text.slice(0, MAX_SUMMARY_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_SUMMARY_LENGTH / 2)).replace(/[\s,;:]+$/, "")}…`;
}

interface Field {
  isTitle?: boolean;
  hasConcepts?: boolean;
}

/** Collects the words of a document's fields, each with its best score. */
class WordWeights {
  readonly found = new Map<string, WeighedWord>();

  constructor(private readonly phrases: SynonymPhrases) {}

  add(text: string, weight: number, { isTitle = false, hasConcepts = false }: Field): void {
    if (text === "") return;
    const terms = searchTerms(text);
    const significant = terms.filter(({ word }) => !isEmptyWord(word)).length;
    // A word has a higher weight in a short title than in a long one.
    const share = isTitle ? 1 / (1 + 0.07 * Math.max(0, significant - 1)) : 1;
    for (const term of terms) {
      if (this.found.size >= MAX_WORDS && weight < WEIGHTS.summary) break;
      this.addTerm(term, text, weight * share);
    }
    if (!hasConcepts) return;
    for (const concept of conceptsOf(terms, this.phrases)) {
      this.setScore(conceptWord(concept), weight * share * CONCEPT_SHARE, concept);
    }
    for (const concept of isTitle ? conceptsNamed(terms, this.phrases) : []) {
      if (categoryNamed(concept) === undefined) this.setScore(conceptWord(concept), weight * NAMED_SHARE, concept);
    }
  }

  private addTerm({ word, start, end, also }: SearchTerm, text: string, score: number): void {
    const shown = text.slice(start, end);
    if (isEmptyWord(word)) this.setScore(word, EMPTY_SCORE, shown);
    else {
      for (const [place, stem] of stemsOf(word).entries())
        this.setScore(stem, score * (place === 0 ? 1 : LIKELY_SHARE), shown);
    }
    for (const part of also) {
      if (!isEmptyWord(part)) this.setScore(stemsOf(part)[0] ?? part, score * PART_SHARE, part);
    }
  }

  private setScore(word: string, score: number, shown: string): void {
    const rounded = Math.max(1, Math.round(score));
    if (word.length > 60) return;
    if ((this.found.get(word)?.score ?? 0) < rounded)
      this.found.set(word, { score: rounded, shown: shown.slice(0, 60) });
  }
}
