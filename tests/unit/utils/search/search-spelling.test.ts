import fc from "fast-check";
import { spellingDistance, spellingKeys } from "@/utils/search/search-spelling";

const word = fc.string({ unit: fc.constantFrom(..."abceghilmnoprstকখগনতািে"), minLength: 4, maxLength: 16 });
const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);

/** Each function makes one typing mistake at a position of a word. */
const MISSPELLINGS: Readonly<Record<string, (text: string, at: number) => string>> = {
  "a missing letter": without,
  "a doubled letter": (text, at) => text.slice(0, at) + text.charAt(at) + text.slice(at),
  "a replaced letter": (text, at) => `${text.slice(0, at)}x${text.slice(at + 1)}`,
  "two swapped letters": (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
};

test.each(Object.entries(MISSPELLINGS))(
  "a word and the same word with %s share a key and have a distance of 1 at most",
  (_, mistype) => {
    fc.assert(
      fc.property(word, fc.nat(), (right, place) => {
        const wrong = mistype(right, place % (right.length - 1));
        fc.pre(wrong.length >= 4);
        const keys = new Set(spellingKeys(right));
        expect(spellingKeys(wrong).some((key) => keys.has(key))).toBe(true);
        expect(spellingDistance(wrong, right)).toBeLessThanOrEqual(1);
        expect(spellingDistance(right, wrong)).toBe(spellingDistance(wrong, right));
      }),
    );
  },
);

test.each([
  ["balacne", "balance", 0.5],
  ["czexhia", "czechia", 0.7],
  ["acessories", "accessories", 0.5],
  ["ব্যালেন্স", "ব্যাল্যেন্স", Number.POSITIVE_INFINITY],
  ["nalance", "balance", 1],
  ["alance", "balance", 0.8],
  ["ablance", "balance", 0.8],
  ["balance", "balance", 0],
])("%s and %s have the distance %d", (one, other, distance) => {
  expect(spellingDistance(one, other)).toBeCloseTo(distance, 6);
});

test.each([
  ["balnaec", "balance"],
  ["blance", "balances"],
  ["bxlaxce", "balance"],
  ["sim", "sims"],
  ["note10", "note11"],
])("%s and %s are not similar: more than one mistake, too short, or a model number", (one, other) => {
  expect(spellingDistance(one, other)).toBe(Number.POSITIVE_INFINITY);
});

test("keys begin with #, use 12 letters, and do not exist for a short word or a number", () => {
  expect(spellingKeys("pack")).toEqual(["#pack", "#ack", "#pck", "#pak", "#pac"]);
  expect(spellingKeys("abcdefghijklmnop")).toEqual(spellingKeys("abcdefghijkl"));
  for (const text of ["", "sim", "1gb", "note10"]) expect(spellingKeys(text)).toEqual([]);
});
