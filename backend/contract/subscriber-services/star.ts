import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import {
  answerWith,
  codeChannel,
  codeStep,
  keyName,
  msisdnInput,
  namedObject,
  otpValue,
  pageChoiceInQuery,
  pageFields,
  placeName,
  positionInQuery,
  publicId,
  starTier,
  starTiers,
} from "@/backend/contract/fields";
import { picture } from "@/backend/contract/shop/catalog";

/** How an offer is taken: with the star card, by a text message, by a code at the partner's checkout, or by booking. */
const starRedeemWays = ["card", "sms", "code", "call"] as const;

const starBranch = z.object({
  name: z.string(),
  district: z.object({ key: z.string(), label: z.string() }),
  latitude: z.number(),
  longitude: z.number(),
  distance_m: z.int().min(0).nullable().describe("Metres from the given position; null without one"),
});

const starOffer = namedObject("StarOffer", {
  offer_id: publicId,
  title: z.string(),
  partner: z.string(),
  category: z.object({ key: z.string(), label: z.string() }),
  area: z.object({ key: z.string(), label: z.string() }),
  tiers: z.array(starTier),
  summary: z.string(),
  how_to: z.string(),
  redeem: z.object({ by: z.enum(starRedeemWays), text: z.string().nullable(), to: z.string().nullable() }),
  weekdays: z
    .array(z.int().min(0).max(6))
    .describe("Days of the week that it is valid on, 0 for Sunday; empty for every day"),
  branches: z.array(starBranch).describe("The nearest first; empty where it is valid everywhere"),
  valid_until: z.iso.date(),
  picture: picture.nullable(),
});

/** How much more the number has to be used to reach the next tier. */
const starProgress = namedObject("StarProgress", {
  needed: taka.describe("Monthly use, on average over three months"),
  average: taka.describe("Average of the last three full months"),
  used: taka.describe("Used this month so far"),
  missing: taka.describe("The use that is missing until the day `by`"),
  by: z.iso.date(),
  starts_on: z.iso.date().describe("The day on which the tier would begin"),
  months: z.int().min(1).max(3).describe("Number of months at `needed` after which it is reached, including this one"),
  sentence: z.string(),
});

const starTierRule = namedObject("StarTierRule", {
  star_status: starTier,
  from: taka.describe("Monthly use at which it begins, on average over three months"),
  gains: z.string(),
  birthday: z.string().nullable(),
  benefits: z.array(z.string()),
});

/** The texts of a tier in one language. */
const starTexts = z.object({
  benefits: z.array(z.string()),
  condition: z.string().nullable(),
  sentence: z.string().nullable(),
});

const starStatus = namedObject("StarStatus", {
  step: z.literal("tier"),
  star_status: starTier,
  benefits: z.array(z.string()),
  next: z.object({ star_status: starTier, condition: z.string(), progress: starProgress.nullable() }).nullable(),
  texts: z
    .object({ en: starTexts, bn: starTexts })
    .optional()
    .describe("After a code: its texts in both languages, because the code works only once"),
});

const facet = z.array(z.object({ key: z.string(), label: z.string(), count: z.int().min(0) }));

export const starCalls = {
  listStarOffers: defineCall("listStarOffers", {
    summary: "Offers of partners for star customers, by category, area, tier, district, distance and day",
    query: z.object({
      category: keyName.optional(),
      area: keyName.optional(),
      tier: z.enum(starTiers).optional(),
      district: placeName.optional(),
      ...positionInQuery,
      offer: publicId.optional().describe("The offer to show first, if it matches the filters"),
      today: z.literal("1").optional().describe("Only offers that are valid on this day of the week"),
      ...pageChoiceInQuery,
    }),
    answer: answerWith(
      z.object({ items: z.array(starOffer), ...pageFields, categories: facet, areas: facet, districts: facet }),
    ),
    cacheSeconds: 60,
  }),
  checkStarStatus: defineCall("checkStarStatus", {
    summary: "First step of the status check: sends a code; a session's own number gets its tier at once",
    body: z.strictObject({ msisdn: msisdnInput, channel: codeChannel.optional() }),
    answer: answerWith(z.discriminatedUnion("step", [codeStep, starStatus])),
  }),
  showStarStatus: defineCall("showStarStatus", {
    summary: "The tier of a number, by session or by the code that the first step sent",
    body: z.strictObject({ msisdn: msisdnInput, otp_value: otpValue.optional() }),
    answer: answerWith(starStatus),
  }),
  listStarTiers: defineCall("listStarTiers", {
    summary: "The tiers of the star programme with their conditions and benefits",
    answer: answerWith(z.array(starTierRule)),
    cacheSeconds: 60,
  }),
} as const;

export type StarRedeemBy = (typeof starRedeemWays)[number];
export type StarTierRule = z.infer<typeof starTierRule>;
export type StarProgress = z.infer<typeof starProgress>;
export type StarTier = z.infer<typeof starTier>;
export type StarOffer = z.infer<typeof starOffer>;
export type StarStatus = z.infer<typeof starStatus>;
