import type { SearchCategory } from "@/backend/contract/content/search";
import { listHitsOfPrice, listSearchHits, type SearchHitRow } from "@/backend/db/queries/search/search-hit-queries";
import { type FoundWord, findSearchWords, findWordsAlike } from "@/backend/db/queries/search/search-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import type { SearchBrand } from "@/backend/domain/search/findable-rules";
import { matchesIn } from "@/backend/domain/search/highlight-rules";
import { refreshSearch } from "@/backend/domain/search/index-documents";
import { categoryNamed } from "@/backend/domain/search/leading-rules";
import {
  isUnanswered,
  isUnknown,
  likeMeanings,
  meaningsOf,
  type ReadTerm,
  shareOf,
  type TermKeys,
  termKeysOf,
} from "@/backend/domain/search/meaning-rules";
import { readSearchQuery, type SearchQuery, withUnitsRight } from "@/backend/domain/search/query-rules";
import { CONCEPT_SIGN } from "@/backend/domain/search/search-document-rules";
import { likenessKeys, soundOf } from "@/utils/search/search-sound";
import { spellingKeys } from "@/utils/search/search-spelling";
import { queryStemsOf, stemsOf } from "@/utils/search/search-text";

export interface SearchContext extends Pick<DomainContext, "db" | "lang"> {
  readonly brand: SearchBrand;
}

interface SiteSearch {
  key: string;
  /** The most hits per category. */
  limit: number;
  category: SearchCategory | null;
  page: number;
}

export interface FoundHit extends SearchHitRow {
  matches: [number, number][];
  summaryMatches: [number, number][];
}

export interface SiteSearchAnswer {
  /** The best category first, and in it the best hit. */
  categories: { id: SearchCategory; count: number; hits: FoundHit[] }[];
  count: number;
  /** True when there may be more hits than the count, since not all documents of common words are read. */
  hasMore: boolean;
  suggestion: string | null;
  /** The price limits and the order that the words ask for. */
  query: Pick<SearchQuery, "minPoisha" | "maxPoisha" | "isCheap">;
  /** True when every word is a complete word of the documents: such a query is counted as typed. */
  isWhole: boolean;
}

/** Searches the site in the reader's language (API-SITE-13). What has changed since is indexed first. */
export async function searchSite(context: SearchContext, search: SiteSearch): Promise<SiteSearchAnswer> {
  const { key, query, terms } = await readKey(context, search.key);
  const { hits: rows, hasMore } = await listHits(context, search, { query, terms });
  const categories = categoriesOf(rows, terms, search);
  return {
    categories,
    count: categories.reduce((sum, { count }) => sum + count, 0),
    hasMore,
    suggestion: rows.length === 0 ? null : suggestionFor(search.key, { key, terms }, context.lang),
    query,
    isWhole:
      key === search.key &&
      terms.every(({ meanings }) => meanings.some(({ how }) => how === "same" || how === "sound" || how === "concept")),
  };
}

interface ReadKey {
  /** The query as typed, with corrected units. */
  key: string;
  query: SearchQuery;
  terms: ReadTerm[];
}

async function listHits(
  { db, lang }: SearchContext,
  { category, page, limit }: SiteSearch,
  { query, terms }: Pick<ReadKey, "query" | "terms">,
): ReturnType<typeof listSearchHits> {
  const { minPoisha, maxPoisha, isCheap } = query;
  const asked = { minPoisha, maxPoisha, isCheap, category, limit, offset: category === null ? 0 : (page - 1) * limit };
  if (terms.length === 0 && (minPoisha !== null || maxPoisha !== null)) {
    return { hits: await listHitsOfPrice(db.pool, { ...asked, lang }), hasMore: false };
  }
  if (terms.every(({ meanings }) => meanings.length === 0)) return { hits: [], hasMore: false };
  const shares = terms.map(shareOf);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return listSearchHits(db.pool, {
    ...asked,
    words: terms.flatMap(({ meanings }, group) =>
      meanings.map(({ word, likeness }) => ({
        id: word.id,
        group,
        weight: (likeness * (shares[group] ?? 0)) / 1_000,
        documents: word.documents,
      })),
    ),
    shares: shares.map((share) => share / total),
    titleKey: titleKeyAsked(terms),
    minCovered: terms.length > 3 ? 0.5 : 0.66,
  });
}

async function readKey(context: SearchContext, typed: string): Promise<ReadKey> {
  const own = await readWords(context, typed);
  const unknown = own.terms.filter(isUnknown).map(({ term }) => term);
  const key = withUnitsRight(typed, unknown);
  const { query, terms } = key === typed ? own : await readWords(context, key);
  return { key, query, terms: await withAlike(context, terms) };
}

async function readWords(context: SearchContext, key: string): Promise<ReadKey> {
  const query = readSearchQuery(key);
  const keys = termKeysOf(query);
  const found = await wordsOf(context, query, keys);
  return { key, query, terms: meaningsOf(query, keys, { found, brand: context.brand }) };
}

async function withAlike(context: SearchContext, terms: ReadTerm[]): Promise<ReadTerm[]> {
  const unanswered = terms.filter(isUnanswered);
  if (unanswered.length === 0) return terms;
  const keys = {
    lang: context.lang,
    spellings: unanswered.flatMap(({ term }) => [term.word, ...stemsOf(term.word)].flatMap(spellingKeys)),
    sounds: unanswered.flatMap(({ term }) => queryStemsOf(term.word).flatMap((stem) => likenessKeys(soundOf(stem)))),
  };
  const alike = await findWordsAlike(context.db.pool, keys);
  return terms.map((read) => {
    if (!unanswered.includes(read)) return read;
    return { ...read, meanings: [...read.meanings, ...likeMeanings(read.term, alike)] };
  });
}

async function wordsOf(
  { db, lang, brand }: SearchContext,
  query: SearchQuery,
  keys: readonly TermKeys[],
): Promise<FoundWord[]> {
  const last = query.terms.length - 1;
  const joined = query.joined.map(({ word }) => word);
  const starts = [
    ...keys.flatMap(({ start }) => (start === null ? [] : [start])),
    ...query.joined.filter(({ to, word }) => to === last && word.length >= 4).map(({ word }) => word),
  ];
  const words = {
    lang,
    words: [...new Set([...keys.flatMap(({ stems }) => stems), ...query.terms.flatMap(({ also }) => also), ...joined])],
    sounds: [...new Set(keys.flatMap(({ sounds }) => sounds))],
    starts: [...new Set(starts)],
    phrases: [...new Set(query.runs.flatMap(({ phrase, sound }) => (sound === "" ? [phrase] : [phrase, sound])))],
  };
  const { found, isPending } = await findSearchWords(db.pool, words);
  if (!isPending) return found;
  // Documents of another version or brand are rebuilt in the background only.
  await refreshSearch({ db, brand, mayWork: (isOurs) => isOurs });
  return (await findSearchWords(db.pool, words)).found;
}

const titleKeyAsked = (terms: readonly ReadTerm[]) =>
  terms
    .map(({ term, meanings }) => {
      const best = meanings.find(({ how }) => how !== "concept" && how !== "start");
      return best?.word.word ?? stemsOf(term.word)[0] ?? term.word;
    })
    .join(" ");

function categoriesOf(
  rows: readonly SearchHitRow[],
  terms: readonly ReadTerm[],
  { category, page, limit }: SiteSearch,
): SiteSearchAnswer["categories"] {
  const categories = new Map<string, SiteSearchAnswer["categories"][number]>();
  for (const row of rows) {
    const known = categories.get(row.category) ?? { id: row.category as SearchCategory, count: row.count, hits: [] };
    categories.set(row.category, known);
    // The first hit of each category is read only for the count when another category or page is requested.
    const isAsked = category === null || (category === row.category && row.place > (page - 1) * limit);
    if (!isAsked) continue;
    const summaryMatches = row.summary === null ? [] : matchesIn(row.summary, terms);
    known.hits.push({ ...row, matches: matchesIn(row.title, terms), summaryMatches });
  }
  const leading = categories.get(leadingCategory(terms) ?? "");
  if (leading === undefined) return productsEarly([...categories.values()], rows);
  return [leading, ...[...categories.values()].filter((other) => other !== leading)];
}

/**
 * The category to show first. If all significant terms name goods of the shop or packs, it is their category. Of
 * two (`internet offer`) it is the last, which is the noun.
 * @returns undefined when the best hit decides
 */
function leadingCategory(terms: readonly ReadTerm[]): SearchCategory | undefined {
  // Of a phrase that is the whole query the best hit decides: `net nai` names no pack.
  if (terms.some(({ meanings }) => meanings.some(({ how }) => how === "whole"))) return;
  const significant = terms.filter(({ isWeak }) => !isWeak);
  const named = significant.map(({ meanings }) =>
    meanings.flatMap(({ how, word }) => (how === "concept" ? [categoryNamed(word.shown)] : [])).find(Boolean),
  );
  return named.every(Boolean) ? named.at(-1) : undefined;
}

/** Products are at least in second place when their best rank is at least a third of the first group's best rank. */
const FITTING_SHARE = 0.33;

function productsEarly(
  categories: SiteSearchAnswer["categories"],
  rows: readonly SearchHitRow[],
): SiteSearchAnswer["categories"] {
  const at = categories.findIndex(({ id }) => id === "products");
  const products = categories[at];
  const bestOf = (id: string | undefined) => rows.find(({ category }) => category === id)?.rank ?? 0;
  if (products === undefined || at < 2 || bestOf("products") < bestOf(categories[0]?.id) * FITTING_SHARE)
    return categories;
  const others = categories.filter((category) => category !== products);
  return [...others.slice(0, 1), products, ...others.slice(1)];
}

/** The least similarity of a suggested word to the typed one: below that it would be a guess. */
const MIN_SUGGESTION_LIKENESS = 0.6;
const BENGALI = /[\u0980-\u09ff]/;

/** The query with its misspelt words corrected, in the reader's script; null when none is. */
function suggestionFor(
  typed: string,
  { key, terms }: Pick<ReadKey, "key" | "terms">,
  lang: "en" | "bn",
): string | null {
  let text = key;
  let isChanged = key !== typed;
  for (const { term, meanings } of [...terms].reverse()) {
    const isRight = meanings.some(
      ({ how }) => how === "same" || how === "sound" || how === "concept" || how === "start",
    );
    const isRead = (shown: string) => lang === "bn" || !BENGALI.test(shown) || BENGALI.test(term.word);
    const best = meanings.find(
      ({ how, word, likeness }) =>
        how === "like" &&
        likeness >= MIN_SUGGESTION_LIKENESS &&
        !word.word.startsWith(CONCEPT_SIGN) &&
        isRead(word.shown),
    );
    if (isRight || best === undefined) continue;
    text = text.slice(0, term.start) + best.word.shown.toLowerCase() + text.slice(term.end);
    isChanged = true;
  }
  return isChanged ? text : null;
}
