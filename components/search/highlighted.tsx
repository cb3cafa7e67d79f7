import type { SearchHit } from "@/services/search/search-service";
import { titleParts } from "@/utils/search/highlight";

/** A title with its matching parts marked (SEARCH-04). */
export function Highlighted({ title, matches }: Pick<SearchHit, "title" | "matches">) {
  return titleParts(title, matches).map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : text));
}
