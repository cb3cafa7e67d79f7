import { type Run, runsOf, sequencesOf } from "@/backend/domain/search/synonym-rules";
import { isEmptyWord, isWeakWord, type SearchTerm, searchTerms, unitMeant } from "@/utils/search/search-terms";
import { foldWord } from "@/utils/search/search-text";

export interface SearchQuery {
  /** The terms without empty words, in the order of the query; none when it has only a price. */
  terms: readonly SearchTerm[];
  /** True for a query such as `cheap phone`: the lowest price comes first. */
  isCheap: boolean;
  /** The price limits in the query, in poisha. */
  minPoisha: number | null;
  maxPoisha: number | null;
  /** Every phrase of up to four terms, with the terms that it spans. */
  runs: readonly Run[];
  /** Two to four terms written as one, as in `wi fi`. */
  joined: readonly { word: string; from: number; to: number }[];
}

const wordsOf = (text: string) => new Set(text.split(" ").map(foldWord));
const BELOW = wordsOf(
  "under below within less upto moddhe modhe modhye vitor vitore niche nicher nichey kom kome komer porjonto " +
    "মধ্যে মধ্যের নিচে নীচে নিচের কম কমে কমের পর্যন্ত ভিতরে ভেতর ভেতরে অনধিক budget bajet বাজেট বাজেটে বাজেটের",
);
const ABOVE = wordsOf("over above upore opore beshi besi উপরে ওপরে উপর বেশি বেশির");
const FILLING = wordsOf("than then to of taka tk টাকা টাকার টাকায় dam দাম দামে দামের price er এর");
const CHEAP = wordsOf("cheap cheaper cheapest budget affordable sosta sostar shosta sasta সস্তা সস্তার সস্তায় সাশ্রয়ী বাজেট");
/** `low price`, `কম দামের`: cheap only in front of a word for the price. */
const LOW = wordsOf("low lower lowest kom komer কম কমের");
const PRICE = wordsOf("price prices cost budget dam dame damer daam দাম দামে দামের দামি বাজেট বাজেটের খরচ খরচে");
/** Names of the currency after a sum. */
const CURRENCY = wordsOf("taka tk টাকা টাকার টাকায়");
const RANGE = wordsOf("to and theke থেকে ও এবং");
/** Between the two sums of a range: `15-20k`. */
const DASH = /^[\s\u200b-\u200d]*[-\u2010-\u2013][\s\u200b-\u200d]*$/;
const FACTORS: ReadonlyMap<string, number> = new Map(
  [[1_000, "k thousand hajar hazar হাজার হাজারের হাজারে"] as const, [100_000, "lakh lac লাখ লাখের লক্ষ"] as const].flatMap(
    ([factor, words]) => [...wordsOf(words)].map((word) => [word, factor] as const),
  ),
);
/** No price is lower than this: `granite 2 under` names a model. */
const MIN_SUM = 10;
/** No price is higher than this; a longer number would be no whole number for the database. */
const MAX_SUM = 100_000_000;
/** A sum without `under` or `over` is a limit only from this amount on; a lower one is the price of a pack. */
const MIN_LIMIT = 2_000;
/** Two numbers without `to` or a dash are a range only if the second is at most this many times the first. */
const MAX_SPREAD = 10;
const AROUND = { min: 0.6, max: 1.1 } as const;

interface Sum {
  taka: number;
  /** What its number was multiplied by: 1,000 for `20k`. */
  factor: number;
  /** The index of the first term after it. */
  next: number;
  isMoney: boolean;
}

/** A sum that begins at a term: `20000`, `20k`, `20 হাজার টাকার`, `15000tk`. */
function sumAt(terms: readonly SearchTerm[], at: number): Sum | null {
  const [, digits, unit = ""] = /^(\d+(?:\.\d+)?)(k|tk)?$/.exec(terms[at]?.word ?? "") ?? [];
  if (digits === undefined) return null;
  let factor = unit === "k" ? 1_000 : 1;
  let next = at + 1;
  let isMoney = unit !== "";
  const named = FACTORS.get(terms[next]?.word ?? "");
  if (named !== undefined) {
    factor *= named;
    next += 1;
    isMoney = true;
  }
  while (CURRENCY.has(terms[next]?.word ?? "")) {
    next += 1;
    isMoney = true;
  }
  return { taka: Math.min(Number(digits) * factor, MAX_SUM), factor, next, isMoney };
}

/** The range that begins with a sum: `10000-20000`, `15 থেকে ২০ হাজার`. */
function rangeAt(
  key: string,
  terms: readonly SearchTerm[],
  sum: Sum,
): { min: number; max: number; next: number } | null {
  const isTo = RANGE.has(terms[sum.next]?.word ?? "");
  const end = sumAt(terms, isTo ? sum.next + 1 : sum.next);
  if (end === null || end.taka < MIN_LIMIT) return null;
  const isJoined = isTo || DASH.test(key.slice(terms[sum.next - 1]?.end, terms[sum.next]?.start));
  // `15-20k` has one unit for both; `redmi 12 20000` names a model.
  const shared = sum.taka * end.factor;
  const min = isJoined && !sum.isMoney && shared < end.taka ? shared : sum.taka;
  if (isJoined && min > end.taka) return { min: end.taka, max: min, next: end.next };
  if (min >= end.taka || (!isJoined && min * MAX_SPREAD < end.taka)) return null;
  return { min, max: end.taka, next: end.next };
}

interface Limits {
  rest: SearchTerm[];
  min: number | null;
  max: number | null;
}

/** Removes the price limits from the terms of a query: `under 20000`, `২০ হাজারের নিচে`, `10000-20000 taka`. */
function limitsOf(key: string): Limits {
  const terms = searchTerms(key);
  for (let at = 0; at < terms.length; at += 1) {
    const sum = sumAt(terms, at);
    const limits = sum === null || sum.taka < MIN_SUM ? null : limitsAt(key, terms, at, sum);
    if (limits !== null) return limits;
  }
  return { rest: terms, min: null, max: null };
}

function limitsAt(key: string, terms: readonly SearchTerm[], at: number, sum: Sum): Limits | null {
  const before = signBefore(terms, at);
  const after = signAfter(terms, sum.next);
  const sign = before?.sign ?? after?.sign;
  const from = before?.from ?? (terms[at - 1]?.word === "between" ? at - 1 : at);
  const rest = (to: number) => [...terms.slice(0, from), ...terms.slice(to)];
  const range = rangeAt(key, terms, sum);
  if (range !== null) return { ...range, rest: rest(signAfter(terms, range.next)?.to ?? range.next) };
  if (sign !== undefined) {
    const isBelow = sign === "below";
    return { rest: rest(after?.to ?? sum.next), min: isBelow ? null : sum.taka, max: isBelow ? sum.taka : null };
  }
  if (!sum.isMoney || sum.taka < MIN_LIMIT) return null;
  return { rest: rest(sum.next), min: sum.taka * AROUND.min, max: sum.taka * AROUND.max };
}

const signOf = (word: string) => (BELOW.has(word) ? "below" : ABOVE.has(word) ? "above" : null);

function signBefore(terms: readonly SearchTerm[], at: number): { sign: "below" | "above"; from: number } | null {
  for (let from = at - 1; from >= Math.max(0, at - 3); from -= 1) {
    const word = terms[from]?.word ?? "";
    const sign = signOf(word);
    if (sign !== null) return { sign, from };
    if (!FILLING.has(word)) return null;
  }
  return null;
}

function signAfter(terms: readonly SearchTerm[], at: number): { sign: "below" | "above"; to: number } | null {
  for (let to = at; to < at + 3; to += 1) {
    const word = terms[to]?.word ?? "";
    const sign = signOf(word);
    if (sign !== null) return { sign, to: to + 1 };
    if (!FILLING.has(word)) return null;
  }
  return null;
}

/** The most terms of a query. Nobody types more; the rest of a longer query is ignored. */
const MAX_TERMS = 12;

/** Reads a query: its significant terms, the limits of a price, and what its terms may be together. */
export function readSearchQuery(key: string): SearchQuery {
  const { rest, min, max } = limitsOf(key);
  const isPriced = min !== null || max !== null;
  const wanted = withoutCheap(rest);
  const names = wanted.filter(isName);
  const isCheap = wanted.length < rest.length && (names.length > 0 || isPriced);
  const all = isCheap ? wanted : rest;
  const significant = all.filter(({ word }) => !isEmptyWord(word));
  const terms = isPriced && names.length === 0 ? [] : (significant.length > 0 ? significant : all).slice(0, MAX_TERMS);
  return {
    terms,
    isCheap,
    minPoisha: min === null ? null : Math.round(min * 100),
    maxPoisha: max === null ? null : Math.round(max * 100),
    runs: runsOf(terms, all),
    joined: joinedOf(terms),
  };
}

/** False for a word that names nothing to buy. */
const isName = ({ word }: SearchTerm) => !isEmptyWord(word) && !isWeakWord(word);

function withoutCheap(terms: readonly SearchTerm[]): SearchTerm[] {
  const isLow = (at: number) => LOW.has(terms[at]?.word ?? "") && PRICE.has(terms[at + 1]?.word ?? "");
  return terms.filter(({ word }, at) => !CHEAP.has(word) && !isLow(at) && !isLow(at - 1));
}

/** A number that is a word of its own, as the text before a term ends. */
const NUMBER_BEFORE = /(?<![\p{L}\p{M}\p{Nd}.,])\p{Nd}+(?:[.,]\p{Nd}+)*[\s\u200c-]$/u;
const NUMBER_WITHIN = /^(\d+(?:\.\d+)?)(\D+)$/;

/** A query with misspelt units put right: `120 minuets`, `5gbb`. @param unknown its terms that are no known word */
export function withUnitsRight(key: string, unknown: readonly SearchTerm[]): string {
  let text = key;
  for (const { word, start, end } of [...unknown].reverse()) {
    const [, number = "", letters = word] = NUMBER_WITHIN.exec(word) ?? [];
    const unit = number !== "" || NUMBER_BEFORE.test(key.slice(0, start)) ? unitMeant(letters) : null;
    if (unit !== null) text = text.slice(0, start) + number + unit + text.slice(end);
  }
  return text;
}

function joinedOf(terms: readonly SearchTerm[]): SearchQuery["joined"] {
  return sequencesOf(terms)
    .map(({ within, ...place }) => ({ word: within.map(({ word }) => word).join(""), ...place }))
    .filter(({ word, from, to }) => to > from && word.length <= 40);
}
