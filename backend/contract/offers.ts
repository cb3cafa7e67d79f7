import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, codeStep, msisdnInput, otpValue, publicId } from "@/backend/contract/fields";

export const offer = z
  .object({
    offer_id: publicId,
    title: z.string(),
    price: taka,
    data_mb: z.int().min(0),
    minutes: z.int().min(0),
    sms: z.int().min(0),
    validity_hours: z.int().min(1),
    tags: z.array(z.string()),
    dial_code: z.string().nullable(),
    terms: z.array(z.string()),
  })
  .meta({ id: "Offer" });

export const activation = z
  .object({
    reference: z.string(),
    title: z.string(),
    valid_until: z.iso.datetime(),
    message: z.string(),
  })
  .meta({ id: "Activation" });

export const offerCalls = [
  defineCall("sendOfferOtp", {
    summary: "Sends the code for activating an offer or for listing the offers of a number",
    body: z.strictObject({ msisdn: msisdnInput, offer_id: publicId.optional() }),
    answer: answerWith(codeStep),
  }),
  defineCall("activateOffer", {
    summary: "Activates an offer, paid from balance: by session, or by a code sent for this offer",
    idempotent: true,
    body: z.strictObject({ msisdn: msisdnInput, offer_id: publicId, otp_value: otpValue.optional() }),
    answer: answerWith(activation),
  }),
  defineCall("findOffersUsingOtp", {
    summary: "The offers made for a number, best value first: by session, or by a code",
    body: z.strictObject({ msisdn: msisdnInput, otp_value: otpValue.optional() }),
    answer: answerWith(z.array(offer)),
  }),
] as const;
