import { z } from "zod";
import { defineCall, orderId, taka } from "@/backend/contract/call";
import {
  answerWith,
  codeChannel,
  email,
  line,
  msisdnInput,
  namedObject,
  otpValue,
  redirect,
  secretKey,
} from "@/backend/contract/fields";

/** The features of a phone; null where we do not know them. */
const deviceView = namedObject("Device", {
  name: z.string(),
  esim: z.boolean(),
  four_g: z.boolean(),
  five_g: z.boolean(),
  volte: z.boolean(),
  bands: z.array(z.string()),
});

/** One eSIM, ready to be put into a phone. */
export const esimProfile = namedObject("EsimProfile", {
  sim: z.string().describe("The number"),
  iccid: z.string(),
  activation_code: z.string().meta({ examples: ["LPA:1$smdp.sandbox.example$7K3M9QXT2HVB4D8N"] }),
  smdp_address: z.string(),
  matching_id: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }).describe("The code as one SVG path, modules of 1"),
  install_links: z.object({ ios: z.url(), android: z.url() }),
});

export const esimCalls = {
  checkEsimEligibility: defineCall("checkEsimEligibility", {
    summary: "Checks whether a number can move to an eSIM on a device; sends the code for the payment",
    body: z.strictObject({ msisdn: msisdnInput, device: line(80).optional(), channel: codeChannel.optional() }),
    answer: answerWith(
      z.object({
        eligible: z.boolean(),
        message: z.string(),
        fee: taka,
        code_sent: z.boolean(),
        resend_after: z.int().min(0).describe("Seconds until another code can be sent"),
      }),
    ),
  }),
  payEsim: defineCall("payEsim", {
    summary: "Opens the payment of an eSIM; needs a code that was just sent to the number",
    idempotent: true,
    body: z.strictObject({ msisdn: msisdnInput, otp_value: otpValue, email, device: line(80).optional() }),
    answer: answerWith(redirect.extend({ reference: z.string() })),
  }),
  checkDevice: defineCall("checkDevice", {
    summary:
      "Whether a phone supports 4G, 5G, VoLTE and eSIM, by its model, IMEI or type allocation code; an IMEI is neither stored nor logged",
    body: z.strictObject({ device: line(80) }),
    answer: answerWith(z.object({ device: deviceView.nullable(), similar: z.array(z.string()) })),
  }),
  openEsim: defineCall("openEsim", {
    summary: "The eSIMs of an order or a request with their QR codes; needs the key of the link that was texted",
    body: z.strictObject({ id: orderId, key: secretKey }),
    answer: answerWith(z.object({ id: z.string(), profiles: z.array(esimProfile) })),
  }),
  sendEsimLink: defineCall("sendEsimLink", {
    summary: "Texts the link to the eSIMs of an order or a request again, to the same number as before",
    body: z.strictObject({ id: orderId }),
    answer: answerWith(z.object({ masked_msisdn: z.string().nullable() })),
  }),
} as const;

export type EsimProfile = z.infer<typeof esimProfile>;
export type Device = z.infer<typeof deviceView>;
