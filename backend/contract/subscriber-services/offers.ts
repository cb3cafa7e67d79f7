import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import {
  answerWith,
  codeChannel,
  codeStep,
  msisdnInput,
  namedObject,
  otpValue,
  pageChoiceInQuery,
  pageFields,
  publicId,
  secretKey,
  starTier,
  wholeInQuery,
} from "@/backend/contract/fields";
import {
  activation,
  agreedPrice,
  countByKey,
  packKinds,
  packValidities,
} from "@/backend/contract/subscriber-services/packs";

/** The audience of an offer: every number, numbers of certain tiers, or selected numbers. */
const offerAudiences = ["everyone", "star", "selected"] as const;
const offerTags = ["new", "popular", "5g", "social", "night", "student", "weekend"] as const;
/** saving = the most taka saved first; ending = the first to end first. */
const offerSorts = ["popular", "saving", "price-low", "price-high", "ending"] as const;
export const offersPerPage = 24;

const offer = namedObject("Offer", {
  offer_id: publicId.describe("Also the last part of the offer's address"),
  kind: z.enum(packKinds),
  title: z.string(),
  summary: z.string(),
  price: taka,
  standard_price: taka.nullable().describe("Price of the pack it is compared with; null without one"),
  saving: taka.describe("The saving compared with that pack; 0 without one"),
  data_mb: z.int().min(0),
  minutes: z.int().min(0),
  sms: z.int().min(0),
  validity_hours: z.int().min(1),
  tags: z.array(z.enum(offerTags)),
  audience: z.enum(offerAudiences),
  tiers: z.array(starTier).describe("For the audience `star`: the tiers that can take it"),
  once_per_number: z.boolean(),
  auto_renew: z.boolean().describe("The offer can renew itself"),
  valid_until: z.iso.date().describe("The last day on which it can be activated"),
  dial_code: z.string().nullable(),
  terms: z.array(z.string()),
});

/** Proof of a right code for a number's offers; with it, the page activates one of them without a second code. */
const numberProof = secretKey.describe("Valid for ten minutes, for this number, for one offer");

export const offerCalls = {
  sendOfferOtp: defineCall("sendOfferOtp", {
    summary: "Sends the code for activating an offer or for listing the offers of a number",
    body: z.strictObject({ msisdn: msisdnInput, offer_id: publicId.optional(), channel: codeChannel.optional() }),
    answer: answerWith(codeStep),
  }),
  activateOffer: defineCall("activateOffer", {
    summary:
      "Activates an offer, paid from balance: by session, by a code sent for this offer, or by the proof of findOffersUsingOtp",
    idempotent: true,
    body: z.strictObject({
      msisdn: msisdnInput,
      offer_id: publicId,
      otp_value: otpValue.optional(),
      proof: numberProof.optional(),
      auto_renew: z.boolean().optional(),
      price: agreedPrice.optional(),
    }),
    answer: answerWith(activation),
  }),
  findOffersUsingOtp: defineCall("findOffersUsingOtp", {
    summary: "The offers made for a number, best saving first: by session, or by a code sent without an offer",
    body: z.strictObject({ msisdn: msisdnInput, otp_value: otpValue.optional() }),
    answer: answerWith(z.array(offer)).extend({
      proof: numberProof.nullable().describe("Null for the number of the session, which needs none"),
    }),
  }),
  listOffers: defineCall("listOffers", {
    summary:
      "The public offers, with the number of offers for each filter value; offers for selected numbers are left out",
    cacheSeconds: 60,
    query: z.object({
      kind: z.enum(packKinds).optional(),
      validity: z.enum(packValidities).optional(),
      audience: z.enum(offerAudiences).exclude(["selected"]).optional(),
      tag: z.enum(offerTags).optional(),
      most_price: wholeInQuery(1, 100_000).optional().describe("Whole taka"),
      sort: z.enum(offerSorts).optional(),
      ...pageChoiceInQuery,
    }),
    answer: answerWith(
      z.object({
        items: z.array(offer),
        ...pageFields,
        kinds: countByKey(packKinds),
        validities: countByKey(packValidities),
        audiences: countByKey(offerAudiences),
      }),
    ),
  }),
  getOffer: defineCall("getOffer", {
    summary: "One current offer, for any audience",
    cacheSeconds: 60,
    params: z.object({ offer: publicId }),
    answer: answerWith(offer),
  }),
} as const;

export type OfferAudience = (typeof offerAudiences)[number];
export type OfferTag = (typeof offerTags)[number];
export type OfferSort = (typeof offerSorts)[number];
export type Offer = z.infer<typeof offer>;
