import type { AnalyticsEvent } from "@/utils/analytics/analytics-events";
import { isSearchPath, paths, withoutLocale } from "@/utils/paths/paths";

/** The path and the query of a list; its parameter `page` is not a filter. */
interface Place {
  path: string;
  search: string;
}

/** Parameters that filter or sort a list of the site; an event contains no other parameter. */
const FILTERS = new Set([
  ...["attr", "brand", "colour", "five_g", "price_max", "price_min", "ram", "sort", "storage", "only", "category"],
  ...["for", "gb", "kind", "minutes", "validity", "view", "audience", "price", "days", "student"],
  ...["class", "form", "match", "pattern", "type", "zone", "area", "district", "tier", "today", "service", "year"],
]);

/** The event of a list whose filters changed between two addresses; null when the list or its filters are the same. */
export function listChange(before: Place, after: Place): AnalyticsEvent | null {
  if (before.path === "" || before.path !== after.path || before.search === after.search) return null;
  const [old, now] = [new URLSearchParams(before.search), new URLSearchParams(after.search)];
  const changed = [...FILTERS].filter((name) => old.getAll(name).join() !== now.getAll(name).join());
  if (changed.length === 0) return null;
  const place = withoutLocale(after.path);
  // The address of a search contains the query, which may contain a phone number.
  return {
    name: "filter_change",
    properties: { list: isSearchPath(place) ? paths.search : place, filters: changed.join() },
  };
}
