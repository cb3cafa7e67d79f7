import { countReleases, listReleases, type PressReleaseRow } from "@/backend/db/queries/content/content-queries";
import { type DatedAsked, type DatedList, listDated } from "@/backend/domain/dated-texts";
import type { DbContext } from "@/backend/domain/domain-context";

/** Lists press releases, newest first, by words and year (API-SITE-05). */
export function listPressReleases({ db }: DbContext, query: DatedAsked): Promise<DatedList<PressReleaseRow>> {
  return listDated(
    query,
    (filter, rows) => listReleases(db.pool, filter, rows),
    (filter) => countReleases(db.pool, filter),
  );
}
