import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import {
  answerWith,
  documentFile,
  namedObject,
  pageChoice,
  pageChoiceInQuery,
  pageFields,
  publicId,
  wholeInQuery,
  year,
} from "@/backend/contract/fields";

/** Kinds of events and disclosures, which investors look up by day (docs/investors.md). */
const eventKinds = ["results", "meeting", "dividend", "report", "visit"] as const;
const disclosureKinds = ["price-sensitive", "material"] as const;
const dividendKinds = ["final", "interim"] as const;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const yearInQuery = wholeInQuery(1990, 2100);

const investorEvent = namedObject("InvestorEvent", {
  id: publicId,
  kind: z.enum(eventKinds),
  title: z.string(),
  details: z.string(),
  place: z.string().nullable(),
  date: z.iso.date().describe("The day in Asia/Dhaka"),
  begins: clock.nullable().describe("Null when it takes the whole day"),
  ends: clock.nullable(),
  online: z.boolean(),
  path: z.string().nullable().describe("The path of the page about the event"),
  revision: z.int().min(0),
});

const disclosure = namedObject("Disclosure", {
  id: publicId,
  kind: z.enum(disclosureKinds),
  title: z.string(),
  text: z.string(),
  published_at: z.iso.datetime({ offset: true }),
  file: documentFile.nullable(),
});

const unclaimedDividend = namedObject("UnclaimedDividend", {
  name: z.string().describe("Masked: the first letter of each word"),
  account: z.string().describe("BO ID or folio; only its last three characters are shown"),
  year,
  kind: z.enum(dividendKinds),
  amount: taka,
  paid_on: z.iso.date(),
  kept_until: z.iso.date().describe("After that day it goes to the Capital Market Stabilization Fund"),
});

const dividendTotal = z.object({
  year,
  kind: z.enum(dividendKinds),
  count: z.int().min(0),
  amount: z.number().min(0).describe("Taka"),
});

export const investorNewsCalls = {
  listInvestorEvents: defineCall("listInvestorEvents", {
    summary: "Dates for investors: upcoming ones, the nearest first, or past ones, the newest first",
    query: z.object({ when: z.enum(["coming", "past", "all"]).optional(), year: yearInQuery.optional() }),
    answer: answerWith(z.object({ items: z.array(investorEvent), years: z.array(year) })),
    cacheSeconds: 60,
  }),
  listDisclosures: defineCall("listDisclosures", {
    summary: "Price sensitive or material information, newest first",
    query: z.object({
      kind: z.enum(disclosureKinds),
      year: yearInQuery.optional(),
      ...pageChoiceInQuery,
    }),
    answer: answerWith(z.object({ items: z.array(disclosure), ...pageFields, years: z.array(year) })),
    cacheSeconds: 60,
  }),
  findUnclaimedDividends: defineCall("findUnclaimedDividends", {
    summary: "Unclaimed dividends with masked names: of an account, or of a year",
    body: z.strictObject({
      account: z
        .string()
        .trim()
        .max(40)
        .optional()
        .describe("BO ID or folio as typed: spaces and Bengali digits are understood"),
      year: year.optional(),
      ...pageChoice,
    }),
    answer: answerWith(z.object({ items: z.array(unclaimedDividend), ...pageFields, totals: z.array(dividendTotal) })),
  }),
} as const;

export type EventKind = (typeof eventKinds)[number];
export type DisclosureKind = (typeof disclosureKinds)[number];
export type DividendKind = (typeof dividendKinds)[number];
export type InvestorEvent = z.infer<typeof investorEvent>;
export type Disclosure = z.infer<typeof disclosure>;
