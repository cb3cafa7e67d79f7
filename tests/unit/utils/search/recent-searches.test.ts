/** @jest-environment jsdom */
import {
  clearRecentSearches,
  RECENT_SEARCHES_KEY,
  readRecentSearches,
  saveRecentSearch,
} from "@/utils/search/recent-searches";

beforeEach(() => localStorage.clear());

it("keeps the newest five without duplicates", () => {
  for (const text of ["one", "two", "three", "four", "five", "six", "Two"]) saveRecentSearch(text);
  expect(readRecentSearches()).toEqual(["Two", "six", "five", "four", "three"]);
});

it("does not store a text that is too short", () => {
  saveRecentSearch(" a ");
  expect(localStorage.getItem(RECENT_SEARCHES_KEY)).toBeNull();
});

it.each(["{", "5", '{"a":1}', '[1,null,"x"]'])("ignores %s in storage", (stored) => {
  localStorage.setItem(RECENT_SEARCHES_KEY, stored);
  expect(readRecentSearches()).toEqual([]);
});

it("deletes all searches", () => {
  saveRecentSearch("phone");
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});
