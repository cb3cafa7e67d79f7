import { analytics } from "@/services/analytics/analytics";
import type { SearchGroup } from "@/services/search/search-service";

const MAX_CHARACTERS = 200;

/** A query made safe for an event: every digit is replaced by #, since the query may contain a number or a code. */
export function maskedQuery(query: string): string {
  const masked = query.trim().replace(/\p{Nd}/gu, "#");
  return Array.from(masked).slice(0, MAX_CHARACTERS).join("");
}

/** The position of a result: its category, null when the answer has none, and its number in the category from 1. */
export interface ResultPlace {
  category: SearchGroup["category"];
  position: number;
}

/** Call when a search was sent. The event contains the query without its digits. */
export function trackSearch(query: string, from: "popover" | "page"): void {
  analytics.track({ name: "search_submitted", properties: { query: maskedQuery(query), from } });
}

/** Call when a result was clicked. The event contains the query without its digits. */
export function trackSearchResult(query: string, { category, position }: ResultPlace): void {
  const properties = { query: maskedQuery(query), category: category ?? "other", position };
  analytics.track({ name: "search_result_clicked", properties });
}
