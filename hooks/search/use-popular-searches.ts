import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Api } from "@/services/api/api-client";
import { listPopularSearches, type PopularSearch } from "@/services/search/search-service";
import { takeAnswer } from "@/utils/browser/take-answer";

/** Loaded once per page load and language, by the search box that needs them first (SEARCH-23). */
const loaded = new WeakMap<Api, Map<string, Promise<PopularSearch[]>>>();

function popularOf(api: Api, language: string): Promise<PopularSearch[]> {
  const known = loaded.get(api) ?? new Map<string, Promise<PopularSearch[]>>();
  loaded.set(api, known);
  const asked = known.get(language) ?? listPopularSearches(api);
  known.set(language, asked);
  // A failure is not stored: the next search box tries again.
  asked.catch(() => known.delete(language));
  return asked;
}

/** The popular searches; empty while they load, or when they cannot be loaded. */
export function usePopularSearches(): readonly PopularSearch[] {
  const api = useApi();
  const { language } = useTexts();
  const [popular, setPopular] = useState<readonly PopularSearch[]>([]);

  useEffect(
    () => takeAnswer(popularOf(api, language), setPopular, "Popular searches could not be loaded"),
    [api, language],
  );

  return popular;
}
