import { analytics } from "@/services/analytics/analytics";
import type { SearchGroup } from "@/services/search/search-service";
import { maskedQuery } from "@/utils/search/masked-query";

/** Where a result is: its category, null where the answer names none, and its place in it from 1. */
export interface ResultPlace {
  category: SearchGroup["category"];
  position: number;
}

/** A search was sent. The event has the query without its digits. */
export function trackSearch(query: string, from: "popover" | "page"): void {
  analytics.track({ name: "search_submitted", properties: { query: maskedQuery(query), from } });
}

/** A result was clicked. The event has the query without its digits. */
export function trackSearchResult(query: string, { category, position }: ResultPlace): void {
  const properties = { query: maskedQuery(query), category: category ?? "other", position };
  analytics.track({ name: "search_result_clicked", properties });
}
