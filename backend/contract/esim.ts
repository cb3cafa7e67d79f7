import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, email, line, msisdnInput, otpValue, redirect } from "@/backend/contract/fields";

export const esimCalls = [
  defineCall("checkEsimEligibility", {
    summary: "Whether a number can move to an eSIM on a device; sends the code that the payment asks for",
    body: z.strictObject({ msisdn: msisdnInput, device: line(80).optional() }),
    answer: answerWith(
      z.object({
        eligible: z.boolean(),
        message: z.string(),
        fee: taka,
        code_sent: z.boolean(),
        resend_after: z.int().min(0).meta({ description: "Seconds until a resend is possible" }),
      }),
    ),
  }),
  defineCall("payEsim", {
    summary: "Opens the payment of an eSIM; needs a fresh code of the number",
    idempotent: true,
    body: z.strictObject({ msisdn: msisdnInput, otp_value: otpValue, email, device: line(80).optional() }),
    answer: answerWith(redirect),
  }),
] as const;
