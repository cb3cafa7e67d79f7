import { type FinancialReport, investorCalls } from "@/backend/contract/content/investors";
import type { Language } from "@/backend/contract/language";
import type { ReportRow } from "@/backend/db/queries/content/investor-queries";
import { listFinancialReports, listShareholdingDetails } from "@/backend/domain/investors/investor-lists";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import { answer, type Route } from "@/backend/http/requests/route";

export const investorsRoutes: readonly Route[] = [
  cachedRoute(investorCalls.listShareholdingDetails, async (context, { body }) => {
    const { months, years } = await listShareholdingDetails(context, { year: body.year ?? null });
    const view = ({ month, groups }: (typeof months)[number]) => ({
      month,
      groups: groups.map(({ labels, ...group }) => ({ ...group, label: labels[context.lang] })),
    });
    return answer({ months: months.map(view), years });
  }),

  cachedRoute(investorCalls.listFinancialReports, async (context, { body }) => {
    const list = await listFinancialReports(context, {
      filter: { year: body.year ?? null, type: body.type ?? null },
      ...pageQueryOf(body),
    });
    return answer({
      items: list.items.map((report) => reportView(report, context.lang)),
      ...pageFieldsOf(list),
      years: list.years,
    });
  }),
];

function reportView(report: ReportRow, lang: Language): FinancialReport {
  return {
    id: report.id,
    title: report.titles[lang],
    type: report.type,
    year: report.year,
    quarter: report.quarter,
    published_on: report.publishedOn,
    file: report.file,
    figures: report.figures.map(({ label, value }) => ({ label: label[lang], value: value[lang] })),
  };
}
