import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, keyName, namedObject } from "@/backend/contract/fields";

/** The period that one payment covers; `use` = each use is paid by itself, and nothing keeps running. */
const servicePeriods = ["use", "day", "week", "month"] as const;

const dialCode = z.string().meta({ examples: ["*121*401#"] });

const valueAddedService = namedObject("ValueAddedService", {
  id: z.string(),
  name: z.string(),
  category: z.object({ key: z.string(), label: z.string() }),
  summary: z.string(),
  terms: z.string(),
  price: taka.describe("With VAT and duties; 0 is free of charge"),
  period: z.enum(servicePeriods),
  start_code: dialCode,
  stop_code: dialCode.nullable().describe("Null when there is nothing to switch off"),
});

export const valueAddedServiceCalls = {
  listValueAddedServices: defineCall("listValueAddedServices", {
    summary: "Value-added services with price and dial codes, by words and category",
    query: z.object({
      key: z.string().trim().max(80).optional().describe("Words of a name, a summary or a code"),
      category: keyName.optional(),
    }),
    answer: answerWith(
      z.object({
        items: z.array(valueAddedService),
        count: z.int().min(0),
        categories: z.array(z.object({ key: z.string(), label: z.string(), count: z.int().min(0) })),
      }),
    ),
    cacheSeconds: 60,
  }),
} as const;

export type ServicePeriod = (typeof servicePeriods)[number];
