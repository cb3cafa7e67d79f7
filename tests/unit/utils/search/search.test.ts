import { longestSearch, searchCategories, shortestSearch } from "@/backend/contract/content/search";
import {
  inSentence,
  isSearchable,
  isTooLong,
  MAX_SEARCH_LENGTH,
  MIN_SEARCH_LENGTH,
  SEARCH_CATEGORIES,
  searchedIn,
  searchPath,
  searchText,
} from "@/utils/search/search";

it("has the same limits and categories as the contract", () => {
  expect([MIN_SEARCH_LENGTH, MAX_SEARCH_LENGTH]).toEqual([shortestSearch, longestSearch]);
  expect(SEARCH_CATEGORIES).toEqual(searchCategories);
});

it.each([
  ["  char \t\n 2 ", "char 2"],
  ["a\u0000b\u2028c", "a b c"],
  ["\ud83d", ""],
  ["x".repeat(200), "x".repeat(100)],
  ["😀".repeat(60), "😀".repeat(50)],
  ["", ""],
])("makes one line of %j within the maximum length", (typed, text) => {
  expect(searchText(typed)).toBe(text);
});

it("does not cut inside a character", () => {
  expect(searchText(`${"x".repeat(99)}😀`)).toBe("x".repeat(99));
});

it("isTooLong and isSearchable check the length of the text", () => {
  expect([isTooLong("x".repeat(100)), isTooLong("x".repeat(101)), isTooLong(`x${" ".repeat(200)}`)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([isSearchable("a"), isSearchable("ab")]).toEqual([false, true]);
});

it.each([
  ["phone", "/searchgp/phone"],
  ["a/b", "/searchgp/a%2Fb"],
  ["100%", "/searchgp/100%25"],
  ["#1?", "/searchgp/%231%3F"],
  ["ফোন", "/searchgp/%E0%A6%AB%E0%A7%8B%E0%A6%A8"],
  ["..", "/searchgp?q=.."],
  ["", "/searchgp"],
])("the address of the search for %j contains the query", (query, path) => {
  expect(searchPath(query)).toBe(path);
  expect(searchedIn(path)).toBe(query);
  expect(searchedIn(`/bn${path}`)).toBe(query);
});

it("contains category and page in the address", () => {
  expect(searchPath("phone", { category: "packs", page: "2" })).toBe("/searchgp/phone?category=packs&page=2");
});

it("finds no query in other pages and in an invalid address", () => {
  expect(["/searchgpx/a", "/5g", "/searchgp/%"].map(searchedIn)).toEqual([null, null, null]);
});

it("isolates a right-to-left query in a sentence, and does not change others", () => {
  expect(inSentence("مرحبا")).toBe("\u2068مرحبا\u2069");
  expect(inSentence("ফোন 5G")).toBe("ফোন 5G");
});
