import { titleParts, wordMatches } from "@/utils/search/highlight";

const marked = (title: string, matches: [number, number][]) =>
  titleParts(title, matches)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

it.each<[string, [number, number][], string]>([
  ["Padmiro Char 2", [[8, 12]], "Padmiro [Char] 2"],
  ["Padmiro", [[0, 7]], "[Padmiro]"],
  ["Padmiro", [], "Padmiro"],
  ["ab", [[1, 9]], "ab"],
  [
    "abcd",
    [
      [0, 3],
      [1, 2],
      [3, 4],
    ],
    "[abc][d]",
  ],
  [
    "abcd",
    [
      [2, 2],
      [-1, 1],
      [3, 1],
    ],
    "abcd",
  ],
])("[SEARCH-04] marks in %j the ranges %j", (title, matches, expected) => {
  expect(marked(title, matches)).toBe(expected);
});

it.each([
  ["Char 2, the char", "char 2", "[Char] [2], the [char]"],
  ["A.b*", "a.b* (", "[A.b*]"],
  ["İstanbul", "istanbul", "İstanbul"],
  ["Phone", "pho phone", "[Phone]"],
])("marks in %j the words of %j, without using them as a pattern", (title, query, expected) => {
  expect(marked(title, wordMatches(title, query))).toBe(expected);
});
