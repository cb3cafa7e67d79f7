import type { ContentFilter, StoredFilter } from "@/backend/db/queries/content/content-queries";
import type { PageRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";
import { type Page, type PageAsked, pageOf, rowsOf } from "@/backend/domain/paging";
import { fitsWords } from "@/utils/search/find-words";

const EVERY_ROW = { limit: 100_000, offset: 0 };

export interface DatedAsked extends PageAsked {
  filter: ContentFilter;
}

export interface DatedList<Row> extends Page<Row> {
  /** All years with a text, newest first, regardless of the filter. */
  years: number[];
}

/** Lists press releases or notices, newest first, by words and year. @param count also returns all years */
export async function listDated<Row extends { titles: Localized; summaries: Localized }>(
  query: DatedAsked,
  list: (filter: StoredFilter, rows: PageRows) => Promise<Row[]>,
  count: (filter: StoredFilter) => Promise<{ count: number; years: number[] }>,
): Promise<DatedList<Row>> {
  const { key, ...rest } = query.filter;
  const [rows, found] = await Promise.all([list(rest, key === null ? rowsOf(query) : EVERY_ROW), count(rest)]);
  const { years } = found;
  if (key === null) return { ...pageOf(rows, found.count, query), years };
  // There are only a few dozen rows, so they are filtered here, with the same normaliser as in every other search.
  const fitting = rows.filter(({ titles, summaries }) =>
    fitsWords([titles.en, titles.bn, summaries.en, summaries.bn].join("\n"), key),
  );
  const { offset, limit } = rowsOf(query);
  return { ...pageOf(fitting.slice(offset, offset + limit), fitting.length, query), years };
}
