import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, namedObject, publicId, wholeInQuery } from "@/backend/contract/fields";
import { internetPack } from "@/backend/contract/subscriber-services/packs";

/** The largest need that can be entered: 200 GB, 3,000 minutes, 90 days. */
const needLimits = { dataMb: 204_800, minutes: 3000, days: 90 } as const;

/** Why a plan is in the list; see PlanReason of the domain. */
const planReasonKinds = [
  "cheaper",
  "only",
  "fewer-purchases",
  "more-data",
  "more-minutes",
  "lasts-longer",
  "next",
] as const;

const packPlan = namedObject("PackPlan", {
  packs: z.array(z.object({ pack: internetPack, times: z.int().min(1).max(12) })),
  total: taka,
  purchases: z.int().min(1).max(12),
  data_mb: z.int().min(0).describe("Of all purchases"),
  minutes: z.int().min(0).describe("Of all purchases"),
  reason: z.object({
    kind: z.enum(planReasonKinds),
    other: z.int().min(0).nullable().describe("Index of the plan that it is compared with"),
    difference: taka.describe("The price difference: less than that plan for `cheaper`, more for the other kinds"),
    extra: z.int().min(0).describe("The advantage: fewer purchases, or more MB, minutes or hours; 0 = none"),
  }),
});

export const packFinderCalls = {
  getInternetPack: defineCall("getInternetPack", {
    summary: "One pack on sale, with up to four that are closest to it",
    params: z.object({ pack: publicId }),
    cacheSeconds: 60,
    answer: answerWith(z.object({ pack: internetPack, comparable: z.array(internetPack) })),
  }),
  findPackPlans: defineCall("findPackPlans", {
    summary: "Ranks packs and combinations of packs that meet a need, the cheapest first",
    query: z
      .object({
        mb: wholeInQuery(0, needLimits.dataMb),
        minutes: wholeInQuery(0, needLimits.minutes),
        days: wholeInQuery(1, needLimits.days),
        student: z.enum(["1"]).optional().describe("Student packs too"),
      })
      .refine(({ mb, minutes }) => mb + minutes > 0, { path: ["mb"] }),
    cacheSeconds: 60,
    answer: answerWith(z.object({ plans: z.array(packPlan) })),
  }),
} as const;

export type PackPlan = z.infer<typeof packPlan>;
