import type { ContentFilter } from "@/backend/db/queries/content-queries";
import { countNotices, listNoticeRows, type NoticeRow } from "@/backend/db/queries/notice-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { type Page, type PageAsked, pageOf, rowsOf } from "@/backend/domain/paging";

export interface NoticeList extends Page<NoticeRow> {
  /** Every year with a notice, newest first, whatever the filter. */
  years: number[];
}

/** Lists the notice board, newest first, by words and year (SPEC 7, API-SITE-21). */
export async function listNotices(
  { db }: Pick<DomainContext, "db">,
  query: PageAsked & { filter: ContentFilter },
): Promise<NoticeList> {
  const [items, { count, years }] = await Promise.all([
    listNoticeRows(db.pool, query.filter, rowsOf(query)),
    countNotices(db.pool, query.filter),
  ]);
  return { ...pageOf(items, count, query), years };
}
