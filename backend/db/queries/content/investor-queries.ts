import type { FinancialReportType } from "@/backend/contract/content/investors";
import { type Connection, statement } from "@/backend/db/queries/statement";
import type { StoredFigure, StoredFile } from "@/backend/db/schema/investors";
import type { Localized } from "@/backend/db/schema/localized";

/** The filter of a list of reports; null = not filtered. */
export interface ReportFilter {
  year: number | null;
  type: FinancialReportType | null;
}

export interface ReportRow {
  id: string;
  titles: Localized;
  type: FinancialReportType;
  year: number;
  quarter: number | null;
  /** ISO day. */
  publishedOn: string;
  file: StoredFile | null;
  figures: StoredFigure[];
}

export interface ShareholdingRow {
  /** `2026-10`. */
  month: string;
  key: string;
  labels: Localized;
  shares: number;
}

const FITS = "($1::int is null or year = $1) and ($2::text is null or type = $2)";

const selectReports = statement<ReportRow>(
  "list-financial-reports",
  `select id, titles, type, year, quarter, published_on::text as "publishedOn", file, figures
   from financial_reports where ${FITS} order by published_on desc, id limit $3 offset $4`,
);
const selectCount = statement<{ count: number; years: number[] }>(
  "count-financial-reports",
  `select (select count(*)::int from financial_reports where ${FITS}) as count,
     array(select distinct year from financial_reports order by year desc) as years`,
);
// Shares are below 10^12, which a double represents exactly; for a bigint the driver would return text.
const selectShareholdings = statement<ShareholdingRow>(
  "list-shareholdings",
  `select s.month, g.key, g.labels, s.shares::float8 as shares
   from shareholdings s join shareholder_groups g on g.key = s.group_key
   where $1::text is null or left(s.month, 4) = $1 order by s.month desc, g.position, g.key`,
);
const selectYears = statement<{ year: number }>(
  "list-shareholding-years",
  "select distinct left(month, 4)::int as year from shareholdings order by year desc",
);

/** One page of reports, newest first. */
export function listReports(
  connection: Connection,
  { year, type }: ReportFilter,
  page: { limit: number; offset: number },
): Promise<ReportRow[]> {
  return selectReports(connection, [year, type, page.limit, page.offset]);
}

/** The number of reports that fit, and every year that has one, newest first. */
export async function countReports(
  connection: Connection,
  { year, type }: ReportFilter,
): Promise<{ count: number; years: number[] }> {
  return (await selectCount(connection, [year, type]))[0] ?? { count: 0, years: [] };
}

/** Shares by month, newest first, and group. */
export function listShareholdings(connection: Connection, year: number | null): Promise<ShareholdingRow[]> {
  return selectShareholdings(connection, [year === null ? null : String(year)]);
}

/** Years with a month of shareholdings, newest first. */
export async function listShareholdingYears(connection: Connection): Promise<number[]> {
  return (await selectYears(connection)).map(({ year }) => year);
}
