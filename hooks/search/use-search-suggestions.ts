import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import { type SearchFound, searchSite } from "@/services/search/search-service";
import { logFailure } from "@/utils/browser/log-failure";
import { isSearchable, searchText } from "@/utils/search/search";

/** The pause after the last key (SEARCH-18). */
const PAUSE_MS = 500;

/** The state that the search box shows for its text. */
export type Suggestions =
  | { state: "empty" }
  | { state: "short" }
  | { state: "loading"; query: string }
  | { state: "found"; query: string; found: SearchFound }
  | { state: "failed"; query: string };

/**
 * Suggestions for a text, requested half a second after its last letter (SEARCH-17, SEARCH-18). An outdated request is
 * aborted, and its answer is never shown.
 */
export function useSearchSuggestions(typed: string): Suggestions {
  const api = useApi();
  const { language } = useTexts();
  const [answer, setAnswer] = useState<{ query: string; found: SearchFound | null } | null>(null);
  const query = searchText(typed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    // A text whose request failed is requested again when it is typed again.
    setAnswer(null);
    if (!isSearchable(query)) return;
    const leave = new AbortController();
    const settle = (found: SearchFound | null) => {
      if (!leave.signal.aborted) setAnswer({ query, found });
    };
    const timer = setTimeout(() => {
      searchSite(api, query, {}, leave.signal).then(settle, (error: unknown) => {
        if (leave.signal.aborted) return;
        logFailure("Suggestions could not be loaded", error);
        settle(null);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [api, query, language]);

  if (query === "") return { state: "empty" };
  if (!isSearchable(query)) return { state: "short" };
  if (answer === null || answer.query !== query) return { state: "loading", query };
  return answer.found === null ? { state: "failed", query } : { state: "found", query, found: answer.found };
}
