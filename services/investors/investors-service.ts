import type {
  FinancialReportType,
  Shareholding,
  FinancialReport as WireReport,
} from "@/backend/contract/content/investors";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

export type { FinancialReportType, Shareholding } from "@/backend/contract/content/investors";

/** A financial statement with its key figures, in the reader's language. */
export interface FinancialReport {
  id: string;
  title: string;
  type: FinancialReportType;
  year: number;
  /** 1 to 4; null for a report that is not about one quarter. */
  quarter: number | null;
  /** ISO day. */
  publishedOn: string;
  /** Null until the document is published. */
  file: { url: string; bytes: number; type: string } | null;
  figures: { label: string; value: string }[];
}

export interface FinancialReports {
  reports: FinancialReport[];
  /** Number of matches on all pages. */
  count: number;
  page: number;
  pages: number;
  years: number[];
}

export interface ShareholdingDetails {
  /** Newest first; the groups of a month sum to 100 %. */
  months: Shareholding[];
  years: number[];
}

function readReport({ published_on, ...report }: WireReport): FinancialReport {
  return {
    id: report.id,
    title: report.title,
    type: report.type,
    year: report.year,
    quarter: report.quarter,
    publishedOn: published_on,
    file: report.file,
    figures: report.figures,
  };
}

/** POST /api/financial-report: statements, newest first, 12 a page (API-SITE-04). @throws ApiError */
export async function listFinancialReports(
  api: Api,
  filter: { year?: number; type?: FinancialReportType; page?: number; perPage?: number } = {},
): Promise<FinancialReports> {
  const { perPage, ...rest } = filter;
  const body = { ...rest, ...(perPage !== undefined && { per_page: perPage }) };
  const { data } = await api.request("listFinancialReports", { body });
  return readAnswer(() => ({
    reports: data.items.map(readReport),
    count: data.count,
    page: data.page,
    pages: data.pages,
    years: data.years,
  }));
}

/** POST /api/shareholding-details: shares by group, month by month (API-SITE-03). @throws ApiError */
export async function listShareholdingDetails(api: Api, filter: { year?: number } = {}): Promise<ShareholdingDetails> {
  const { data } = await api.request("listShareholdingDetails", { body: filter });
  return readAnswer(() => ({ months: [...data.months], years: data.years }));
}
