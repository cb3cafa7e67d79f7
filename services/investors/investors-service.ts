import type { FinancialReportType, FinancialReport as WireReport } from "@/backend/contract/content/investors";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readPaging } from "@/services/api/read-paging";

export type { FinancialReportType, Shareholding } from "@/backend/contract/content/investors";

/** A financial statement with its key figures, in the reader's language. */
export type FinancialReport = ReturnType<typeof readReport>;

export type FinancialReports = Awaited<ReturnType<typeof listFinancialReports>>;

export type ShareholdingDetails = Awaited<ReturnType<typeof listShareholdingDetails>>;

function readReport({ published_on, ...report }: WireReport) {
  return {
    id: report.id,
    title: report.title,
    type: report.type,
    year: report.year,
    /** 1 to 4; null for a report that is not about one quarter. */
    quarter: report.quarter,
    /** ISO day. */
    publishedOn: published_on,
    /** Null until the document is published. */
    file: report.file,
    figures: report.figures,
  };
}

/** POST /api/financial-report: statements, newest first, 12 a page (API-SITE-04). */
export async function listFinancialReports(
  api: Api,
  filter: { year?: number; type?: FinancialReportType; page?: number; perPage?: number } = {},
) {
  const { perPage, ...rest } = filter;
  const body = { ...rest, ...(perPage !== undefined && { per_page: perPage }) };
  const { data } = await api.request("listFinancialReports", { body });
  return readAnswer(() => ({
    reports: data.items.map(readReport),
    ...readPaging(data),
    years: data.years,
  }));
}

/** POST /api/shareholding-details: shares by group, month by month (API-SITE-03). */
export async function listShareholdingDetails(api: Api, filter: { year?: number } = {}) {
  const { data } = await api.request("listShareholdingDetails", { body: filter });
  return readAnswer(() => ({
    /** Newest first; the groups of a month sum to 100 %. */
    months: [...data.months],
    years: data.years,
  }));
}
