import type { ResultPlace } from "@/hooks/search/search-events";
import type { Suggestions } from "@/hooks/search/use-search-suggestions";
import type { PopularSearch, SearchHit } from "@/services/search/search-service";
import { searchPath } from "@/utils/search/search";

/** The number of hits of one category in the box. The others are behind View All. */
const MAX_GROUP_SIZE = 4;

export interface SuggestionOption {
  key: string;
  path: string;
  title: string;
  /** The hit of this option; absent if the option repeats an earlier search. */
  hit?: SearchHit;
  /** The position of the hit among the results. */
  place?: ResultPlace;
  /** The search text of this option, stored as a recent search; absent for popular searches with their own page. */
  search?: string;
}

export interface SuggestionGroup {
  kind: "recent" | "popular" | "found";
  /** Null for the groups whose title comes from the box itself. */
  title: string | null;
  options: SuggestionOption[];
}

interface Shown {
  suggestions: Suggestions;
  recent: readonly string[];
  popular: readonly PopularSearch[];
}

const nonEmpty = (groups: SuggestionGroup[]) => groups.filter(({ options }) => options.length > 0);

/**
 * The content of the list: the hits by category, the recent and popular searches while the box is empty, and the
 * popular searches if nothing was found (SEARCH-02, SEARCH-03).
 */
export function suggestionGroups({ suggestions, recent, popular }: Shown): SuggestionGroup[] {
  const popularGroup: SuggestionGroup = {
    kind: "popular",
    title: null,
    options: popular.map(({ title, path }) => ({ key: `${path} ${title}`, path, title })),
  };
  if (suggestions.state === "empty") {
    const repeated = recent.map((text) => ({ key: text, path: searchPath(text), title: text, search: text }));
    return nonEmpty([{ kind: "recent", title: null, options: repeated }, popularGroup]);
  }
  if (suggestions.state !== "found") return [];
  const { query, found } = suggestions;
  if (found.count === 0) return nonEmpty([popularGroup]);
  return nonEmpty(
    found.groups.map(({ category, title, hits }) => ({
      kind: "found",
      title,
      options: hits.slice(0, MAX_GROUP_SIZE).map((hit, index) => ({
        key: hit.path,
        path: hit.path,
        title: hit.title,
        hit,
        place: { category, position: index + 1 },
        search: query,
      })),
    })),
  );
}

/** The number of options in a list. */
export const countOptions = (shown: Shown) =>
  suggestionGroups(shown).reduce((sum, { options }) => sum + options.length, 0);
