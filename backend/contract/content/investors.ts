import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { answerWith, documentFile, namedObject, pageChoice, pageFields, year } from "@/backend/contract/fields";

const financialReportTypes = ["quarterly", "half-yearly", "annual"] as const;

const shareholding = namedObject("Shareholding", {
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .meta({ examples: ["2026-09"] }),
  groups: z.array(
    z.object({ key: z.string(), label: z.string(), shares: z.int().min(0), percent: z.number().min(0).max(100) }),
  ),
});

const financialReport = namedObject("FinancialReport", {
  id: z.string(),
  title: z.string(),
  type: z.enum(financialReportTypes),
  year,
  quarter: z.int().min(1).max(4).nullable(),
  published_on: z.iso.date(),
  file: documentFile.nullable().describe("Null until the document is published"),
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
});

export const investorCalls = {
  listShareholdingDetails: defineCall("listShareholdingDetails", {
    summary: "Shareholding by group, month by month, newest first",
    body: z.strictObject({ year: year.optional() }),
    answer: answerWith(z.object({ months: z.array(shareholding), years: z.array(year) })),
  }),
  listFinancialReports: defineCall("listFinancialReports", {
    summary: "Financial statements with their documents, newest first",
    body: z.strictObject({
      year: year.optional(),
      type: z.enum(financialReportTypes).optional(),
      ...pageChoice,
    }),
    answer: answerWith(z.object({ items: z.array(financialReport), ...pageFields, years: z.array(year) })),
  }),
} as const;

export type FinancialReportType = (typeof financialReportTypes)[number];
export type FinancialReport = z.infer<typeof financialReport>;
export type Shareholding = z.infer<typeof shareholding>;
