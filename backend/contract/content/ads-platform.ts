import { z } from "zod";
import { defineCall, orderId, taka } from "@/backend/contract/call";
import { answerWith, namedObject, slug, wholeInQuery } from "@/backend/contract/fields";

const adSurfaces = ["phone", "page"] as const;
const adUnits = ["thousand-views", "click", "full-view", "message", "listen", "gigabyte"] as const;
/** The limits of a campaign's budget, in whole taka, and of its length, in days. */
const adLimits = { minBudget: 1_000, maxBudget: 10_000_000, days: 90 } as const;

const adFormat = namedObject("AdFormat", {
  format_id: slug,
  name: z.string(),
  size: z.string(),
  file: z.string(),
  text: z.string(),
  surface: z.enum(adSurfaces).describe("The screen on which the format is drawn"),
  days_ahead: z.int().min(0).describe("Working days between the booking and the start"),
  price: taka.describe("For one unit, with VAT"),
  unit: z.enum(adUnits),
  minimum: taka.nullable().describe("The smallest order of GPFI; null = not sold at a fixed price"),
});

const adGoal = z.object({ goal_id: slug, label: z.string(), summary: z.string(), minimum: taka });
const adAudience = z.object({ audience_id: slug, label: z.string(), people: z.int().min(1000) });

const adEstimate = namedObject("AdEstimate", {
  people: z.int().min(0).describe("Number of different people reached"),
  contacts: z.int().min(0).describe("Views, messages and visits of all formats together"),
  times: z.number().min(0).describe("Average contacts of one person, one decimal"),
  spent: taka,
  left: taka.describe("The part of the budget that cannot be spent on these days and this audience"),
  parts: z.array(
    z.object({
      format_id: slug,
      name: z.string(),
      unit: z.enum(adUnits),
      units: z.int().min(0),
      people: z.int().min(0),
      spent: taka,
    }),
  ),
});

const adCreative = namedObject("AdCreative", {
  creative_id: orderId.describe("Sent with the order; deleted after 24 hours without an order"),
  name: z.string(),
  type: z.enum(["image/jpeg", "image/png", "video/mp4"]),
  bytes: z.int().min(1),
  width: z.int().min(1),
  height: z.int().min(1),
});

export const adsPlatformCalls = {
  listAdRates: defineCall("listAdRates", {
    summary: "Formats with prices, goals and audiences of the advertising platform",
    cacheSeconds: 60,
    answer: answerWith(
      z.object({ formats: z.array(adFormat), goals: z.array(adGoal), audiences: z.array(adAudience) }),
    ),
  }),
  estimateAds: defineCall("estimateAds", {
    summary: "The estimated reach of a budget, by goal, audience and days",
    query: z.object({
      goal: slug,
      audience: slug,
      days: wholeInQuery(1, adLimits.days),
      budget: wholeInQuery(adLimits.minBudget, adLimits.maxBudget).describe("Whole taka"),
    }),
    cacheSeconds: 60,
    answer: answerWith(adEstimate),
  }),
  uploadAdCreative: defineCall("uploadAdCreative", {
    summary: "Sends the file of an ad order: JPG, PNG or MP4, up to 8 MB, as application/octet-stream",
    encoding: "file",
    query: z.object({
      name: z.string().max(400).describe("The file's name; it is stored without special characters"),
    }),
    answer: answerWith(adCreative),
  }),
} as const;

export type AdSurface = (typeof adSurfaces)[number];
export type AdUnit = (typeof adUnits)[number];
export type AdEstimate = z.infer<typeof adEstimate>;
export type AdCreative = z.infer<typeof adCreative>;
