import {
  type ContentFilter,
  countReleases,
  listReleases,
  type PressReleaseRow,
} from "@/backend/db/queries/content-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { type Page, type PageAsked, pageOf, rowsOf } from "@/backend/domain/paging";

export interface PressReleaseList extends Page<PressReleaseRow> {
  /** Every year with a release, newest first, whatever the filter. */
  years: number[];
}

/** Lists press releases, newest first, by words and year (SPEC 7, API-SITE-05). */
export async function listPressReleases(
  { db }: Pick<DomainContext, "db">,
  query: PageAsked & { filter: ContentFilter },
): Promise<PressReleaseList> {
  const [items, { count, years }] = await Promise.all([
    listReleases(db.pool, query.filter, rowsOf(query)),
    countReleases(db.pool, query.filter),
  ]);
  return { ...pageOf(items, count, query), years };
}
