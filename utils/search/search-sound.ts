import { memoized } from "@/utils/search/search-text";

/** The sounds of folded Bengali letters in Latin letters. Vowels that Bengali does not write are left out. */
const BENGALI_SOUNDS: ReadonlyMap<string, string> = new Map(
  (
    "কk খk গg ঘg ংn চc ছc জj ঝj ঞn টt ঠt ডd ঢd তt থt দd ধd নn পp ফf বb ভb মm রr লl সs হh \u09dcr \u09dfy " +
    "অo আa \u09bea ইi \u09bfi উu \u09c1u এe \u09c7e ঐoi \u09c8oi ওo \u09cbo ঔou \u09ccou"
  )
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);

/** English and Banglish spellings of one sound, applied in this order. */
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^kn/g, "n"],
  [/^wr/g, "r"],
  [/ough/g, "o"],
  [/tion/g, "son"],
  [/sch|sh/g, "s"],
  [/tch|ch/g, "C"],
  [/ph/g, "f"],
  [/dge?$|ge$/g, "j"],
  [/g(?=[ei])(?!et|iv|if|ir)/g, "j"],
  [/ce$/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/ck|[cq]/g, "k"],
  [/C/g, "c"],
  [/x/g, "ks"],
  [/z/g, "j"],
  [/v/g, "b"],
  [/(?<=[^aeiou])h/g, ""],
  [/(?<=[^aeiou])e$/g, ""],
  [/ee|ea|ie/g, "i"],
  [/oo|ou/g, "u"],
  [/oa/g, "o"],
  [/y$/g, "i"],
  [/(?<=.)y(?=[^aeiou])/g, "i"],
];

const BENGALI = /[\u0980-\u09ff]/;

/**
 * How a word sounds, the same for `phone`, `fone` and ফোন.
 * @param word as `foldWord` makes it; digits stay
 */
export const soundOf = memoized((word): string => {
  let sound = word;
  if (BENGALI.test(word)) {
    sound = word.replaceAll("ও\u09df", "w").replace(/./gsu, (letter) => BENGALI_SOUNDS.get(letter) ?? letter);
  } else for (const [pattern, replacement] of LATIN_SOUNDS) sound = sound.replace(pattern, replacement);
  return sound.replace(/([^\d])\1+/g, "$1");
});

/** False when more than half of a word is repeated letters: `zzzzqqq` sounds like two letters, and so does Jack. */
export const keepsItsLetters = (sound: string, word: string): boolean => sound.length * 2 > word.length;

/** A sound without o, which Bengali often does not write (ছাত্র, `chatro`), except at its beginning. */
export const withoutO = (sound: string): string => sound.replace(/(?<=.)o/g, "");

/** The consonants of a sound, with a mark for a vowel at its beginning: `mbl` for mobile and mobail. */
export function skeletonOf(sound: string): string {
  return sound.replace(/^[aeiou]+/, "_").replace(/[aeiouy]/g, "");
}

/** Letters are deleted only up to this length. Longer words are alike only if they share a beginning of this length. */
const MAX_SPELT_LENGTH = 12;

/**
 * The keys that words with a small difference share: the sound, its skeleton, and the sound with one letter left out.
 * Two sounds that differ by one letter, or by two adjacent letters in the wrong order, share one of these keys.
 */
export function likenessKeys(sound: string): string[] {
  if (/^[\d.]+$/.test(sound)) return [];
  const keys = new Set<string>();
  const skeleton = skeletonOf(sound);
  if (skeleton.length >= 2) keys.add(`~${skeleton}`);
  if (sound.length >= 3) {
    const spelt = sound.slice(0, MAX_SPELT_LENGTH);
    keys.add(spelt);
    if (sound.length >= 4) {
      for (let at = 0; at < spelt.length; at += 1) keys.add(spelt.slice(0, at) + spelt.slice(at + 1));
    }
  }
  return [...keys];
}

const isVowel = (letter: string) => "aeiouy".includes(letter);
const weightOf = (letter: string) => (isVowel(letter) ? 0.5 : letter === "h" ? 0.4 : 1);

function changeCost(one: string, other: string): number {
  if (one === other) return 0;
  if (isVowel(one) && isVowel(other)) return 0.3;
  const pair = one < other ? one + other : other + one;
  return NEAR_PAIRS.has(pair) ? 0.5 : 1;
}

/** The cost of two adjacent letters in the wrong order. */
const TURNED = 0.8;
/** Consonants that are mixed up when a word is written in the other script. */
const NEAR_PAIRS: ReadonlySet<string> = new Set([
  "js",
  "bw",
  "bf",
  "fp",
  "cs",
  "ck",
  "cj",
  "gj",
  "dt",
  "dj",
  "gk",
  "lr",
  "uw",
]);

/**
 * The distance of two sounds: each change has a weight by how common it is, and vowels weigh less than consonants.
 * @param max the largest distance that is returned; a larger one is returned as Infinity
 */
export function soundDistance(one: string, other: string, max: number): number {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) * 0.4 > max) return Number.POSITIVE_INFINITY;
  const rows: number[][] = [[0]];
  for (const letter of other) rows[0]?.push((rows[0].at(-1) ?? 0) + weightOf(letter));
  for (let i = 1; i <= one.length; i += 1) {
    const row = nextRow(one, other, i, rows);
    if (Math.min(...row) > max) return Number.POSITIVE_INFINITY;
    rows.push(row);
  }
  const distance = rows.at(-1)?.at(-1) ?? Number.POSITIVE_INFINITY;
  return distance > max ? Number.POSITIVE_INFINITY : distance;
}

/** A row of the edit-distance table: the costs of changing the first `i` letters of one word to those of the other. */
function nextRow(one: string, other: string, i: number, rows: readonly (readonly number[])[]): number[] {
  const [letter = "", before = ""] = [one[i - 1], one[i - 2]];
  const above = rows[i - 1] ?? [];
  const row = [(above[0] ?? 0) + weightOf(letter)];
  for (let j = 1; j <= other.length; j += 1) {
    const facing = other[j - 1] ?? "";
    let cost = Math.min(
      (above[j] ?? 0) + weightOf(letter),
      (row[j - 1] ?? 0) + weightOf(facing),
      (above[j - 1] ?? 0) + changeCost(letter, facing),
    );
    const isTurned = i > 1 && letter === other[j - 2] && before === facing;
    if (isTurned) cost = Math.min(cost, (rows[i - 2]?.[j - 2] ?? 0) + TURNED);
    row.push(cost);
  }
  return row;
}

/** The largest distance at which a sound of this length still counts as a match. */
export function allowedDistance(length: number): number {
  if (length <= 3) return 0.5;
  if (length <= 5) return 1;
  return length <= 8 ? 1.6 : 2.2;
}
