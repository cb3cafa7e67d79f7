import { countNotices, listNoticeRows, type NoticeRow } from "@/backend/db/queries/content/notice-queries";
import { type DatedAsked, type DatedList, listDated } from "@/backend/domain/dated-texts";
import type { DbContext } from "@/backend/domain/domain-context";

/** Lists the notice board, newest first, by words and year (API-SITE-21). */
export function listNotices({ db }: DbContext, query: DatedAsked): Promise<DatedList<NoticeRow>> {
  return listDated(
    query,
    (filter, rows) => listNoticeRows(db.pool, filter, rows),
    (filter) => countNotices(db.pool, filter),
  );
}
