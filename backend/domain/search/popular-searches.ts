import { findResultsPin, listPopularRows, purgeSearches } from "@/backend/db/queries/search/search-count-queries";
import type { DbContext, DomainContext } from "@/backend/domain/domain-context";
import { dayInDhaka } from "@/utils/dates/dates";

/** The least networks for a popular search: with fewer, it could reveal a single person. */
const MIN_NETWORKS = 5;
const MAX_SHOWN = 8;

/** The popular searches of the reader's language: editors' pins, then the most frequent (API-SITE-37). */
export function listPopularSearches({ db, lang, now }: Pick<DomainContext, "db" | "lang" | "now">) {
  return listPopularRows(db.pool, { lang, day: dayInDhaka(now()), networks: MIN_NETWORKS, limit: MAX_SHOWN });
}

/**
 * The title of an editor's popular search that leads to the results of this query; null when there is none. Search
 * engines may list only these results: anyone can make any number of other queries, with any text.
 */
export function pinnedTitle({ db }: DbContext, query: string): Promise<string | null> {
  return findResultsPin(db.pool, query);
}

export async function purgeOldSearches({ db, now }: Pick<DomainContext, "db" | "now">): Promise<boolean> {
  await purgeSearches(db.pool, dayInDhaka(now()));
  return false;
}
