import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { answerWith, codeStep, msisdnInput, otpValue, publicId, redirect } from "@/backend/contract/fields";
import { activation } from "@/backend/contract/offers";

export const packCalls = [
  defineCall("sendInternetPackOtp", {
    summary: "Sends the code for activating an internet pack",
    body: z.strictObject({ msisdn: msisdnInput, pack_id: publicId }),
    answer: answerWith(codeStep),
  }),
  defineCall("activateInternetPackUsingRecharge", {
    summary: "Buys an internet pack with a payment at the gateway",
    idempotent: true,
    body: z.strictObject({ msisdn: msisdnInput, pack_id: publicId, auto_renew: z.boolean().optional() }),
    answer: answerWith(redirect),
  }),
  defineCall("activateInternetPackUsingOtp", {
    summary: "Activates an internet pack from balance, by session or by a code sent for this pack",
    idempotent: true,
    body: z.strictObject({
      msisdn: msisdnInput,
      pack_id: publicId,
      otp_value: otpValue.optional(),
      auto_renew: z.boolean().optional(),
    }),
    answer: answerWith(activation),
  }),
] as const;
