/** Shorter words are similar to too many other words. */
const MIN_LENGTH = 4;
/** The number of letters that are compared. Of longer words only the beginning is compared. */
const MAX_LENGTH = 12;
/** A prefix that distinguishes these keys from the keys of sounds. */
const SIGN = "#";

const isSpelt = (word: string) => word.length >= MIN_LENGTH && !/\d/.test(word);
const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);

/**
 * The keys that two words share if they differ by one letter or by two swapped adjacent letters: the word, and the
 * word with each letter left out. Sounds (`likenessKeys`) miss such pairs if the letter changes how others are read:
 * `balacne` for balance.
 * @param word folded; words with digits and short words have none
 */
export function spellingKeys(word: string): string[] {
  if (!isSpelt(word)) return [];
  const start = word.slice(0, MAX_LENGTH);
  const keys = Array.from(start, (_, at) => SIGN + without(start, at));
  return [...new Set([SIGN + start, ...keys])];
}

/** The cost of an extra letter, a missing letter, or two letters in the wrong order. */
const MISTYPED = 0.5;
const REPLACED = 0.7;
/** The extra cost of a wrong first letter, because people notice the first letter. */
const AT_START = 0.3;

/**
 * The distance of two words that differ by one typing mistake.
 * @returns 0 to 1; Infinity for words that differ by more
 */
export function spellingDistance(one: string, other: string): number {
  if (one === other) return 0;
  if (!isSpelt(one) || !isSpelt(other) || Math.abs(one.length - other.length) > 1) return Number.POSITIVE_INFINITY;
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  const cost = misspeltAt(long, short, at);
  return cost + (at === 0 ? AT_START : 0);
}

/** The cost of changing one word to the other at the position where they first differ. */
function misspeltAt(long: string, short: string, at: number): number {
  if (long.length > short.length) return without(long, at) === short ? MISTYPED : Number.POSITIVE_INFINITY;
  if (long.slice(at + 1) === short.slice(at + 1)) return REPLACED;
  const isTurned =
    long[at] === short[at + 1] && long[at + 1] === short[at] && long.slice(at + 2) === short.slice(at + 2);
  return isTurned ? MISTYPED : Number.POSITIVE_INFINITY;
}
