import type { Suggestions } from "@/hooks/use-search-suggestions";
import type { PopularSearch, SearchHit } from "@/services/search-service";
import { searchPath } from "@/utils/search";

/** Hits of one category in the box; the rest is behind View All. */
const MOST_IN_A_GROUP = 4;

export interface SuggestionOption {
  key: string;
  path: string;
  title: string;
  /** What it found; absent for a search that is repeated. */
  hit?: SearchHit;
  /** The search that this option stands for, kept as a recent one; absent for popular ones with a page of their own. */
  search?: string;
}

export interface SuggestionGroup {
  kind: "recent" | "popular" | "found";
  /** Null for the groups that the box itself names. */
  title: string | null;
  options: SuggestionOption[];
}

interface Shown {
  suggestions: Suggestions;
  recent: readonly string[];
  popular: readonly PopularSearch[];
}

const nonEmpty = (groups: SuggestionGroup[]) => groups.filter(({ options }) => options.length > 0);

/** What the box lists: what was found, by category, or recent and popular searches while it is empty (SEARCH-02, SEARCH-03). */
export function suggestionGroups({ suggestions, recent, popular }: Shown): SuggestionGroup[] {
  if (suggestions.state === "empty") {
    const repeated = recent.map((text) => ({ key: text, path: searchPath(text), title: text, search: text }));
    const liked = popular.map(({ title, path }) => ({ key: `${path} ${title}`, path, title }));
    return nonEmpty([
      { kind: "recent", title: null, options: repeated },
      { kind: "popular", title: null, options: liked },
    ]);
  }
  if (suggestions.state !== "found") return [];
  const { query, found } = suggestions;
  return nonEmpty(
    found.groups.map(({ title, hits }) => ({
      kind: "found",
      title,
      options: hits
        .slice(0, MOST_IN_A_GROUP)
        .map((hit) => ({ key: hit.path, path: hit.path, title: hit.title, hit, search: query })),
    })),
  );
}

/** How many options a list has. */
export const countOptions = (shown: Shown) =>
  suggestionGroups(shown).reduce((sum, { options }) => sum + options.length, 0);
