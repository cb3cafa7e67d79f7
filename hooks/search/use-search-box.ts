import { useRouter } from "next/router";
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from "react";
import { useApi } from "@/context/api-context";
import { useOutsideLanguage } from "@/hooks/layout/use-outside-language";
import { type ResultPlace, trackSearch, trackSearchResult } from "@/hooks/search/search-events";
import { useSearchSuggestions } from "@/hooks/search/use-search-suggestions";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Api } from "@/services/api/api-client";
import { listPopularSearches, type PopularSearch } from "@/services/search/search-service";
import { opensElsewhere } from "@/utils/browser/click";
import { handleInEffect } from "@/utils/browser/handle-in-effect";
import { isDocumentPath, localePath, withoutLocale } from "@/utils/paths/paths";
import { clearRecentSearches, readRecentSearches, saveRecentSearch } from "@/utils/search/recent-searches";
import { isSearchable, searchedIn, searchPath, searchText } from "@/utils/search/search";

/** Loaded once per page load and language, by the search box that needs them first (SEARCH-23). */
const loaded = new WeakMap<Api, Map<string, Promise<PopularSearch[]>>>();

function popularOf(api: Api, language: string): Promise<PopularSearch[]> {
  const known = loaded.get(api) ?? new Map<string, Promise<PopularSearch[]>>();
  loaded.set(api, known);
  const searches = known.get(language) ?? listPopularSearches(api);
  known.set(language, searches);
  // A failure is not stored: the next search box tries again.
  searches.catch(() => known.delete(language));
  return searches;
}

/** The popular searches; empty while they load, or when they cannot be loaded. */
function usePopularSearches(): readonly PopularSearch[] {
  const api = useApi();
  const { language } = useTexts();
  const [popular, setPopular] = useState<readonly PopularSearch[]>([]);

  useEffect(
    () => handleInEffect(popularOf(api, language), setPopular, "Popular searches could not be loaded"),
    [api, language],
  );

  return popular;
}

export type SearchBox = ReturnType<typeof useSearchBox>;

/** Documents have one address in both languages, and the router cannot show them. */
const isFile = (path: string) => path.startsWith("/documents/");

/** The index of the option that a key leads to; null for keys that do not move. */
function placeAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return active + 1 >= count ? -1 : active + 1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  // In the field itself, Home and End move the cursor.
  if (active < 0) return null;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Stores a search. @returns the recent searches, including this one */
function withRecentSearch(search: string): readonly string[] {
  saveRecentSearch(search);
  return readRecentSearches();
}

/** Tracks the option that the keyboard has reached. @param count of the options that are shown */
function useOptionKeys(id: string, count: number) {
  const [active, setActive] = useState(-1);
  const reached = Math.min(active, count - 1);

  useEffect(() => {
    // Without a layout there is nothing to scroll.
    if (reached >= 0) document.getElementById(`${id}-${reached}`)?.scrollIntoView?.({ block: "nearest" });
  }, [id, reached]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, its keys choose letters.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" && reached >= 0) {
      event.preventDefault();
      document.getElementById(`${id}-${reached}`)?.click();
      return;
    }
    const place = placeAfter(event.key, reached, count);
    if (place === null) return;
    event.preventDefault();
    setActive(place);
  };
  return { reached, setActive, onKeyDown };
}

/**
 * The state of a search box: a combobox. Its options are suggestions; recent and popular searches if it is empty.
 * @param countOf returns the number of options for the state shown
 */
export function useSearchBox(countOf: (box: Pick<SearchBox, "suggestions" | "recent" | "popular">) => number) {
  const id = useId();
  const { push } = useRouter();
  const { language } = useTexts();
  const outside = useOutsideLanguage();
  const [text, setText] = useState("");
  const [recent, setRecent] = useState<readonly string[]>([]);
  const suggestions = useSearchSuggestions(text);
  const popular = usePopularSearches();
  const query = searchText(text);
  const hrefOf = (path: string) => (isFile(path) ? path : localePath(path, outside ?? language));
  const { reached, setActive, onKeyDown } = useOptionKeys(id, countOf({ suggestions, recent, popular }));

  useEffect(() => setRecent(readRecentSearches()), []);

  const addRecent = (search: string) => setRecent(withRecentSearch(search));
  return {
    /** Prefix of the ids of the field's parts; an option has the id `${id}-${index}`. */
    id,
    text,
    /** The normalised text, as it is sent and shown. */
    query,
    suggestions,
    recent,
    popular,
    /** Index of the option that the keyboard has reached; -1 for the field itself. */
    active: reached,
    hrefOf,
    type(typed: string) {
      setText(typed);
      setActive(-1);
    },
    onKeyDown,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (!isSearchable(query)) return;
      addRecent(query);
      trackSearch(query, "popover");
      // The address already contains its language.
      void push(hrefOf(searchPath(query)), undefined, { locale: false });
    },
    /** Follows a link of the box; its search is stored as a recent one. @param place of a result */
    follow(event: MouseEvent<HTMLAnchorElement>, search?: string, place?: ResultPlace) {
      if (search !== undefined) addRecent(search);
      const { pathname, search: queryString, hash } = event.currentTarget;
      // A recent or popular search, a better spelling and View All send a search; a click on a result does not.
      const sent = place === undefined ? (search ?? searchedIn(pathname + queryString)) : null;
      if (place !== undefined) trackSearchResult(query, place);
      else if (sent !== null) trackSearch(sent, "popover");
      if (opensElsewhere(event) || isDocumentPath(withoutLocale(pathname)) || isFile(pathname)) return;
      event.preventDefault();
      void push(pathname + queryString + hash, undefined, { locale: false });
    },
    clearRecent() {
      clearRecentSearches();
      setRecent([]);
      setActive(-1);
    },
  };
}
