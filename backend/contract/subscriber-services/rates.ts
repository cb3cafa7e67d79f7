import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, namedObject } from "@/backend/contract/fields";

/** `roaming` = our number abroad; `isd` = a call from Bangladesh to another country. */
const rateServices = ["roaming", "isd"] as const;
const rateKinds = ["call", "call-home", "call-local", "call-received", "sms", "data"] as const;
const rateUnits = ["minute", "each", "megabyte"] as const;

const rate = z.object({
  service: z.enum(rateServices),
  kind: z.enum(rateKinds),
  label: z.string(),
  price: taka.describe("For one unit, with VAT and duties"),
  unit: z.enum(rateUnits),
  pulse_seconds: z.int().nullable().describe("Calls are charged by this many seconds"),
});

const roamingPack = z.object({
  pack_id: z.string(),
  data_mb: z.int().min(0),
  minutes: z.int().min(0),
  validity_days: z.int().min(1),
  price: taka,
  dial_code: z.string(),
});

const country = namedObject("Country", {
  code: z.string().length(2).describe("ISO 3166-1 alpha-2"),
  name: z.string(),
  dial_code: z.string().meta({ examples: ["+966"] }),
  zones: z.object({ roaming: z.string().nullable(), isd: z.string().nullable() }),
  rates: z.array(rate),
  operators: z.array(z.string()).describe("Partners abroad; none without roaming"),
  packs: z.array(roamingPack).describe("Packs for roaming in the country"),
});

export const rateCalls = {
  listCountries: defineCall("listCountries", {
    summary: "Roaming and international call rates by country; with `code` one country, with `key` the matching ones",
    body: z.strictObject({
      type: z.enum(rateServices).optional().describe("Only countries with this service, and its rates"),
      code: z
        .string()
        .regex(/^[A-Za-z]{2}$/)
        .optional(),
      brief: z.boolean().optional().describe("Only names and dial codes, without rates, operators and packs"),
      key: z.string().trim().max(60).optional().describe("A name in either language, or a dial code"),
    }),
    answer: answerWith(z.array(country)),
  }),
} as const;

export type RateService = (typeof rateServices)[number];
export type RateKind = (typeof rateKinds)[number];
export type RateUnit = (typeof rateUnits)[number];
export type Country = z.infer<typeof country>;
