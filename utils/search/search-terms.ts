import { spellingDistance } from "@/utils/search/search-spelling";
import { foldWord, type SearchToken, searchTokens } from "@/utils/search/search-text";

/** Units that belong to the number before them, by all their spellings. */
const UNITS: ReadonlyMap<string, { unit: string; factor: number; written: string }> = new Map(
  [
    ["gb", 1, "gb gig gigs gigabyte gigabytes জিবি গিগাবাইট গিগা জি.বি"],
    ["mb", 1, "mb megabyte megabytes এমবি মেগাবাইট"],
    ["tb", 1, "tb terabyte টেরাবাইট"],
    ["day", 1, "day days দিন দিনের দিনে din diner dine"],
    ["day", 7, "week weeks সপ্তাহ সপ্তাহের soptaho sptah"],
    ["day", 30, "month months মাস মাসের mas mash maser masher"],
    ["min", 1, "min mins minute minutes মিনিট মিনিটের minit"],
    ["sms", 1, "sms এসএমএস"],
    ["tk", 1, "tk taka টাকা টাকার টাকায় takar takay bdt ৳"],
    ["mah", 1, "mah এমএএইচ"],
    ["mp", 1, "mp megapixel মেগাপিক্সেল এমপি"],
    ["w", 1, "w watt watts ওয়াট"],
    ["g", 1, "g জি"],
    ["hour", 1, "hour hours ঘণ্টা ঘন্টা ghonta"],
    ["inch", 1, "inch inches ইঞ্চি"],
    ["cm", 1, "cm সেমি"],
    ["m", 1, "m"],
  ].flatMap(([unit, factor, words]) =>
    String(words)
      .split(" ")
      .map((word) => [foldWord(word), { unit: String(unit), factor: Number(factor), written: word }] as const),
  ),
);

const NUMBER = /^\d+(?:\.\d+)?$/;
/** A number, or one of thousands: both ends of `15-20k`. */
const NUMBER_OR_THOUSANDS = /^\d+(?:\.\d+)?k?$/;
const NUMBER_AND_UNIT = /^(\d+(?:\.\d+)?)(\p{L}[\p{L}\p{M}]*)$/u;

/** The amount as one word: `7` and `দিন` are `7day`, `2` and `weeks` are `14day`; it is found by its unit too; null for anything else. */
function amountOf(number: string, unit: string): { word: string; also: string[] } | null {
  const known = UNITS.get(unit) ?? UNITS.get(unit.replace(/(?:ের|এর|তে|র|ে)$/, ""));
  return known === undefined ? null : { word: `${Number(number) * known.factor}${known.unit}`, also: [known.unit] };
}

const isDoubled = (word: string, unit: string) =>
  unit.length >= 2 && Array.from(unit).some((letter, at) => unit.slice(0, at) + letter + unit.slice(at) === word);

/**
 * The unit that was meant by a mistyped word after a number: `minutes` for `minuets`, `gb` for `gbb`. In a unit of two or
 * three letters only a letter may be doubled: `15 pro max` is not মাস. A longer unit may have one typing mistake
 * (`spellingDistance`), but not in the first letter.
 * @param word folded; a unit itself is not misspelt
 * @returns the unit in its usual spelling; null if no unit is similar
 */
export function unitMeant(word: string): string | null {
  if (UNITS.has(word)) return null;
  let best: { written: string; distance: number } | null = null;
  for (const [unit, { written }] of UNITS) {
    if (isDoubled(word, unit)) return written;
    const distance = unit[0] === word[0] ? spellingDistance(word, unit) : Number.POSITIVE_INFINITY;
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { written, distance };
  }
  return best?.written ?? null;
}

/** True between two parts of one hyphenated word, as in `wi-fi`. */
const isHyphen = (text: string) => /^[\u200b-\u200d]*[-\u2010-\u2013][\u200b-\u200d]*$/.test(text);

/** A word of a text with other words that it may also mean. */
export interface SearchTerm extends SearchToken {
  /** The parts of a joined word, or the unit of an amount: further words by which a document is found. */
  also: readonly string[];
}

/**
 * The terms of a text: its words, with amounts as one term (`1 GB`, `১ জিবি` and `1gb` are `1gb`) and hyphenated words
 * as one term that is found by its parts too (`Wi-Fi` is `wifi`, and so is ই-সিম `ইসিম`).
 */
export function searchTerms(text: string): SearchTerm[] {
  const tokens = searchTokens(text);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const next = tokens[at + 1];
    const amount = amountAt(text, token, next);
    if (amount !== null) {
      terms.push(amount);
      if (amount.end !== token.end) at += 1;
      continue;
    }
    const parts = hyphenated(text, tokens, at);
    if (parts.length > 1) {
      const word = parts.map((part) => part.word).join("");
      const also = parts.map((part) => part.word).filter((part) => part.length >= 2);
      terms.push({ word, start: token.start, end: parts.at(-1)?.end ?? token.end, also });
      at += parts.length - 1;
    } else terms.push({ ...token, also: [] });
  }
  return terms;
}

function amountAt(text: string, token: SearchToken, next: SearchToken | undefined): SearchTerm | null {
  const [, number = "", unit = ""] = NUMBER_AND_UNIT.exec(token.word) ?? [];
  const whole = unit === "" ? null : amountOf(number, unit);
  if (whole !== null) return { ...token, ...whole };
  if (next === undefined) return null;
  const between = text.slice(token.end, next.start);
  if (/^(?:tk|bdt|টাকা)$/.test(token.word) && NUMBER.test(next.word) && /^[\s.]*$/.test(between)) {
    return { word: `${Number(next.word)}tk`, start: token.start, end: next.end, also: [] };
  }
  if (!NUMBER.test(token.word) || !/^[\s\u200c-]$/.test(between)) return null;
  const amount = amountOf(token.word, next.word);
  // "64 m" may be the beginning of a word that is still being typed.
  if (amount === null || next.word.length === 1) return null;
  return { ...amount, start: token.start, end: next.end };
}

/** The tokens joined by hyphens, from an index on, at most six. Of a date or a number range only the first token. */
function hyphenated(text: string, tokens: readonly SearchToken[], from: number): SearchToken[] {
  const parts: SearchToken[] = [];
  for (let at = from; at < tokens.length && parts.length < 6; at += 1) {
    const token = tokens[at];
    const last = parts.at(-1);
    if (token === undefined || (last !== undefined && !isHyphen(text.slice(last.end, token.start)))) break;
    parts.push(token);
  }
  return parts.every(({ word }) => NUMBER_OR_THOUSANDS.test(word)) ? parts.slice(0, 1) : parts;
}

/** Words that occur in nearly every question; folded. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    "a an and are as at be by can could do does for from get have how i if in is it its me my of on or our please should " +
    "so the their there this to us want was we what when where which who why will with you your not no vs " +
    "আমার আমি আমাকে আমাদের আপনার আপনি এই এটা একটা একটি ও এবং কি কী কীভাবে কিভাবে কেমনে কেন কোথায় কোথা কখন কোন কত করব " +
    "করবো করতে করে করা করার করুন করলে হয় হলে হবে হচ্ছে না নেই চাই থেকে জন্য জন্যে যায় যাবে পারি পাব পাবো আছে কে কার দিয়ে " +
    "দিব দেব দেবো দিতে নিব নেব নেবো নিতে যাব জানাব লাগে লাগবে দরকার হয়ে আসব এসেছে " +
    "যে সে তার তা তো নিয়ে পেতে কিনা সাথে সঙ্গে গেছে গেলে গেল কই কোনটা কোনটি করেছি করছি করেছে করি হয়েছে ফেলেছি দেখব দেখবো " +
    "amar ami apnar ki kivabe kibhabe kemne keno kothay koto korbo korte kore kora korar korun hoy hobe na nai chai theke " +
    "dibo debo dite nibo nebo nite jabo janabo lage lagbe dorkar hoye asbo te " +
    "জানানো জানাতে janate jonno jabe pari pabo ache e er ta ti kon koi gese geche gelo korsi korechi dekhbo"
  )
    .split(" ")
    .map(foldWord),
);

/** Words that many questions have in addition to their subject; folded. */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    "price prices cost address location map list link rules information details time problem picture photo " +
    "nearest nearby near closest activate activation enable chalu online download about " +
    "new latest best good cheap use using notun natun bhalo valo sera sosta shosta khoroch khobor chalabo chalate " +
    "দাম দামে দামের মূল্য দর ঠিকানা ম্যাপ তালিকা লিস্ট লিংক নিয়ম তথ্য সময় সমস্যা ছবি নতুন ভালো সেরা সস্তা খরচ খবর " +
    "কাছের কাছে নিকটস্থ চালু চালাব চালাবো চালাতে চালানো ব্যবহার নীতি নীতিমালা প্রক্রিয়া পদ্ধতি সিস্টেম দিন " +
    "dam daam thikana niom niyom somossa shomossa somoy shomoy policy policies process system poddhoti din"
  )
    .split(" ")
    .map(foldWord),
);

/** True for a word that says little in addition to another one: a price, an address, a list. @param word folded */
export function isWeakWord(word: string): boolean {
  return WEAK_WORDS.has(word);
}

/** True for a word that says nothing about what is searched for. @param word folded */
export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word);
}
