import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { isSearchable, searchText } from "@/utils/search/search";
import { readList } from "@/utils/text/json-fields";

/** The storage key of the recent searches in this browser. They are never sent to a server. */
export const RECENT_SEARCHES_KEY = "recentSearches";
const MAX_RECENT_SEARCHES = 5;

/** The recent searches in this browser, newest first; empty if there are none or they cannot be read. */
export function readRecentSearches(): string[] {
  const stored = readList(readStored("local", RECENT_SEARCHES_KEY));
  const texts = stored.filter((each) => typeof each === "string").map(searchText);
  return [...new Set(texts.filter(isSearchable))].slice(0, MAX_RECENT_SEARCHES);
}

/** Keeps a search as the newest one. */
export function saveRecentSearch(text: string): void {
  const newest = searchText(text);
  if (!isSearchable(newest)) return;
  const others = readRecentSearches().filter((each) => each.toLowerCase() !== newest.toLowerCase());
  writeStored("local", RECENT_SEARCHES_KEY, JSON.stringify([newest, ...others].slice(0, MAX_RECENT_SEARCHES)));
}

/** Deletes the recent searches. */
export function clearRecentSearches(): void {
  removeStored("local", RECENT_SEARCHES_KEY);
}
