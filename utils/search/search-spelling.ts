/** Shorter words have too many neighbours. */
const SHORTEST = 4;
/** Letters of a word that are compared: longer words share a beginning of this length. */
const LONGEST = 12;
/** Keeps these keys apart from those of sounds. */
const SIGN = "#";

const isSpelt = (word: string) => word.length >= SHORTEST && !/\d/.test(word);
const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);

/**
 * What two words have in common that differ by one letter, or by two neighbours in the wrong order: the word, and the
 * word with each letter left out. Sounds (`likenessKeys`) miss these where the letter changes how others are read:
 * `balacne` for balance.
 * @param word folded; words with digits and short words have none
 */
export function spellingKeys(word: string): string[] {
  if (!isSpelt(word)) return [];
  const start = word.slice(0, LONGEST);
  const keys = Array.from(start, (_, at) => SIGN + without(start, at));
  return [...new Set([SIGN + start, ...keys])];
}

/** A letter too many, one missing, or two in the wrong order. */
const MISTYPED = 0.5;
const REPLACED = 0.7;
/** People look at the first letter. */
const AT_START = 0.3;

/**
 * How far two words are apart that one typing mistake divides.
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

/** The cost of making one word the other where they first differ. */
function misspeltAt(long: string, short: string, at: number): number {
  if (long.length > short.length) return without(long, at) === short ? MISTYPED : Number.POSITIVE_INFINITY;
  if (long.slice(at + 1) === short.slice(at + 1)) return REPLACED;
  const isTurned =
    long[at] === short[at + 1] && long[at + 1] === short[at] && long.slice(at + 2) === short.slice(at + 2);
  return isTurned ? MISTYPED : Number.POSITIVE_INFINITY;
}
