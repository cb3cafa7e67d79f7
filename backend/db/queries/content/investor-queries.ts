import type { FinancialReportType } from "@/backend/contract/content/investors";
import { type PageRows, queryColumn, queryOne, queryRows } from "@/backend/db/queries/statement";
import type { Localized, StoredFigure, StoredFile } from "@/backend/db/stored-types";

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

/** Reports of days after `today` (ISO day in Asia/Dhaka) are left out. */
type StoredFilter = ReportFilter & { today: string };

const FITS =
  "published_on <= $today::date and ($year::int is null or year = $year) and ($type::text is null or type = $type)";

/** One page of reports, newest first. */
export const listReports = queryRows<ReportRow, [filter: StoredFilter, page: PageRows]>(
  "list-financial-reports",
  `select id, titles, type, year, quarter, published_on, file, figures
   from financial_reports where ${FITS} order by published_on desc, id limit $limit offset $offset`,
);

/** The number of reports that fit, and every year that has one, newest first. */
export const countReports = queryOne<{ count: number; years: number[] }, [filter: StoredFilter]>(
  "count-financial-reports",
  `select (select count(*)::int from financial_reports where ${FITS}) as count,
     array(select distinct year from financial_reports where published_on <= $today::date order by year desc) as years`,
);

/** Shares by month, newest first, and group. */
export const listShareholdings = queryRows<ShareholdingRow, [year: number | null]>(
  "list-shareholdings",
  `select s.month, g.key, g.labels, s.shares from shareholdings s join shareholder_groups g on g.key = s.group_key
   where $1::text is null or left(s.month, 4) = $1 order by s.month desc, g.position, g.key`,
  (year) => [year === null ? null : String(year)],
);

/** Years with a month of shareholdings, newest first. */
export const listShareholdingYears = queryColumn<number>(
  "list-shareholding-years",
  "select distinct left(month, 4)::int as year from shareholdings order by year desc",
);
