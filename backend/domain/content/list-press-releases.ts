import {
  type ContentFilter,
  countReleases,
  listReleases,
  type PressReleaseRow,
} from "@/backend/db/queries/content/content-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { type Page, type PageAsked, pageOf, rowsOf } from "@/backend/domain/paging";
import { fitsWords } from "@/utils/search/find-words";

const EVERY_ROW = { limit: 100_000, offset: 0 };

export interface PressReleaseList extends Page<PressReleaseRow> {
  /** All years with a release, newest first, regardless of the filter. */
  years: number[];
}

/** Lists press releases, newest first, by words and year (API-SITE-05). */
export async function listPressReleases(
  { db }: Pick<DomainContext, "db">,
  query: PageAsked & { filter: ContentFilter },
): Promise<PressReleaseList> {
  const { key, ...rest } = query.filter;
  const [rows, { count, years }] = await Promise.all([
    listReleases(db.pool, rest, key === null ? rowsOf(query) : EVERY_ROW),
    countReleases(db.pool, rest),
  ]);
  if (key === null) return { ...pageOf(rows, count, query), years };
  // There are only a few dozen rows, so they are filtered here, with the same normaliser as in every other search.
  const fitting = rows.filter(({ titles, summaries }) =>
    fitsWords([titles.en, titles.bn, summaries.en, summaries.bn].join("\n"), key),
  );
  const { offset, limit } = rowsOf(query);
  return { ...pageOf(fitting.slice(offset, offset + limit), fitting.length, query), years };
}
