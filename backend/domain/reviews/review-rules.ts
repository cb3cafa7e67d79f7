import type { Language } from "@/backend/contract/language";

type ReviewConcern = "link" | "number" | "abuse";

/** Characters that are left of a text once blanks are taken together; the table's own check is lower. */
export const MIN_TEXT = 20;
const MAX_FIRST_NAME_LENGTH = 24;

const LINK =
  /https?:|www\.|\S@\S+\.\S|\b[a-z0-9-]+\.(?:com|net|org|info|biz|bd|io|xyz|shop|me|co|in|link|site|online|top|ly)\b/i;
/** An address that is spelt out: `shop dot com`. Only endings that are no ordinary words. */
const SPOKEN_LINK =
  /[\p{L}\p{M}\p{N}]\s{0,3}[([{]?\s{0,3}(?:\bdot\b|ডট)\s{0,3}[)\]}]?\s{0,3}(?:(?:com|net|org|info|biz|bd|xyz)\b|কম(?!\p{L}|\p{M}))/iu;
/** Nine digits or more, with the usual separators: a mobile number, an account, an IMEI. */
const LONG_NUMBER = /(?:\d[\s().-]{0,2}){9,}/;
/** A mobile number with anything but letters between its digits. Prices and dates are not of this form. */
const MOBILE_NUMBER = /(?<!\d)(?:8[^\p{L}\d]{0,6}8)?0[^\p{L}\d]{0,6}1(?:[^\p{L}\d]{0,6}\d){9}/u;
/** Full stops of other scripts, which a reader takes for the dot of an address. */
const FULL_STOPS = /[\u00b7\u06d4\u2027\u3002]/g;
const ABUSE: ReadonlySet<string> = new Set([
  ...["fuck", "fucking", "fucker", "shit", "bullshit", "bitch", "bastard", "asshole", "dick", "whore", "slut"],
  ...["haramjada", "harami", "kutta", "kuttar", "shala", "sala", "shuor", "shuorer", "magi", "khanki", "bokachoda"],
  ...["হারামজাদা", "হারামি", "কুত্তা", "কুত্তার", "শালা", "শালার", "শুয়োর", "শুয়োরের", "মাগি", "খানকি", "বোকাচোদা"],
]);
const TITLES_OF_PEOPLE = /^(?:md|mohd|mst|mr|mrs|ms|dr|মো|মোঃ|মোসা|মোসাঃ|মোছা|মোছাঃ|ডা)\.?$/iu;

/** Why an operator must read a text before it is shown, each reason once (docs/catalogue.md). */
export function reviewConcerns(...texts: readonly string[]): ReviewConcern[] {
  const whole = plainText(texts.join("\n"));
  const words = whole.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  const found: [ReviewConcern, boolean][] = [
    ["link", LINK.test(whole) || SPOKEN_LINK.test(whole)],
    ["number", LONG_NUMBER.test(whole) || MOBILE_NUMBER.test(whole)],
    ["abuse", words.some((word) => ABUSE.has(word))],
  ];
  return found.filter(([, is]) => is).map(([concern]) => concern);
}

/** A text as its reader sees it: without invisible characters, its digits and full stops those of ASCII. */
function plainText(text: string): string {
  const visible = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return visible.replace(/\p{Nd}/gu, asciiDigit).replace(FULL_STOPS, ".");
}

/** A digit of any script as its ASCII digit. In Unicode the digits of a script follow each other from zero to nine. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** The name shown with a review: `Nusrat A.` for `Nusrat Jahan Akter`; null for a text without a letter. */
export function maskName(name: string): string | null {
  const words = name
    .normalize("NFC")
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{M}'’.-]/gu, ""))
    .filter((word) => /\p{L}/u.test(word));
  const [first, second] = words;
  if (first === undefined) return null;
  const called = TITLES_OF_PEOPLE.test(first) && second !== undefined ? [first, second] : [first];
  const last = words.at(-1);
  const initial = words.length > called.length && last !== undefined ? [`${initialOf(last)}.`] : [];
  return [...called.map((word) => [...word].slice(0, MAX_FIRST_NAME_LENGTH).join("")), ...initial].join(" ");
}

function initialOf(word: string): string {
  return [...word].find((character) => /\p{L}/u.test(character))?.toUpperCase() ?? "";
}

export function languageOfText(text: string): Language {
  const bengali = text.match(/[\u0985-\u09b9]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return bengali > latin ? "bn" : "en";
}

/** Collapses blanks, with at most one empty line between two paragraphs. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
