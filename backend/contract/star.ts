import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { picture } from "@/backend/contract/catalog";
import {
  answerWith,
  codeStep,
  msisdnInput,
  otpValue,
  pageFields,
  pageInQuery,
  perPageInQuery,
  publicId,
  starTier,
  starTiers,
} from "@/backend/contract/fields";

export const starOffer = z
  .object({
    offer_id: publicId,
    title: z.string(),
    partner: z.string(),
    category: z.object({ key: z.string(), label: z.string() }),
    area: z.object({ key: z.string(), label: z.string() }),
    tiers: z.array(starTier),
    summary: z.string(),
    how_to: z.string(),
    valid_until: z.iso.date(),
    picture: picture.nullable(),
  })
  .meta({ id: "StarOffer" });

export const starStatus = z
  .object({
    step: z.literal("tier"),
    star_status: starTier,
    benefits: z.array(z.string()),
    next: z.object({ star_status: starTier, condition: z.string() }).nullable(),
  })
  .meta({ id: "StarStatus" });

const facet = z.array(z.object({ key: z.string(), label: z.string(), count: z.int().min(0) }));

export const starCalls = [
  defineCall("listStarOffers", {
    summary: "Offers of partners for star customers, by category, area and tier",
    query: z.object({
      category: z
        .string()
        .regex(/^[a-z0-9-]{1,40}$/)
        .optional(),
      area: z
        .string()
        .regex(/^[a-z0-9-]{1,40}$/)
        .optional(),
      tier: z.enum(starTiers).optional(),
      page: pageInQuery.optional(),
      per_page: perPageInQuery.optional(),
    }),
    answer: answerWith(z.object({ items: z.array(starOffer), ...pageFields, categories: facet, areas: facet })),
    cacheSeconds: 60,
  }),
  defineCall("checkStarStatus", {
    summary: "First step of the status check: sends a code; a session's own number gets its tier at once",
    body: z.strictObject({ msisdn: msisdnInput }),
    answer: answerWith(z.discriminatedUnion("step", [codeStep, starStatus])),
  }),
  defineCall("showStarStatus", {
    summary: "The tier of a number, by session or by the code that the first step sent",
    body: z.strictObject({ msisdn: msisdnInput, otp_value: otpValue.optional() }),
    answer: answerWith(starStatus),
  }),
] as const;

export type StarTier = z.infer<typeof starTier>;
export type StarOffer = z.infer<typeof starOffer>;
export type StarOfferList = z.infer<(typeof starCalls)[0]["answer"]>["data"];
export type StarStatus = z.infer<typeof starStatus>;
