import type { Database } from "@/backend/db/client";
import { inTransaction } from "@/backend/db/queries/statement";
import { upsertRows } from "@/backend/db/queries/upsert-rows";
import { type DataSource, hasRows } from "@/backend/db/seed/seed-data";

/** Writes the fixed pages and synonyms of every search. @param follows false keeps edited ones @returns changed rows */
export async function seedSearch(db: Database, source: DataSource, { follows }: { follows: boolean }): Promise<number> {
  const updated = follows ? undefined : [];
  return inTransaction(db, async (tx) => {
    const pages = await upsertRows(tx, source.rows("search-pages"), updated);
    return pages + (await upsertRows(tx, source.rows("search-synonyms"), updated));
  });
}

/** Pins the popular searches of a demonstration, unless an editor has pinned any. @returns rows that were new */
export async function seedPopularSearches(db: Database, source: DataSource): Promise<number> {
  return inTransaction(db, async (tx) => {
    const pins = source.rows("search-pins");
    return (await hasRows(tx, pins.table)) ? 0 : upsertRows(tx, pins);
  });
}
