import {
  countReports,
  listReports,
  type ReportFilter,
  type ReportRow,
} from "@/backend/db/queries/content/investor-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { type Page, type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";

export interface FinancialReportList extends Page<ReportRow> {
  /** All years with a report, newest first, regardless of the filter. */
  years: number[];
}

/** Lists financial statements, newest first, by year and type (API-SITE-04). */
export async function listFinancialReports(
  { db }: DbContext,
  query: PageQuery & { filter: ReportFilter },
): Promise<FinancialReportList> {
  const [items, { count, years }] = await Promise.all([
    listReports(db.pool, query.filter, rowsOf(query)),
    countReports(db.pool, query.filter),
  ]);
  return { ...pageOf(items, count, query), years };
}
