import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { refusal } from "@/backend/contract/errors";
import { done, msisdnInput, otpValue, starTier } from "@/backend/contract/fields";

/** The token of a session as the cookie gp_web_token and the header webLoginToken carry it. */
export const sessionToken = z.string().regex(/^[A-Za-z0-9_-]{32,128}$/);

export const userInfo = z
  .object({
    msisdn: z.string().meta({ description: "With its two-character country prefix", examples: ["8801712345678"] }),
    star_status: starTier,
    show_header: z.boolean(),
    show_footer: z.boolean(),
    channelName: z.string().nullable(),
  })
  .meta({ id: "UserInfo" });

export const loginCalls = [
  defineCall("sendOtp", {
    summary: "Sends a four-digit login code; the same answer whoever the number belongs to",
    encoding: "form",
    body: z.strictObject({ msisdn: msisdnInput }),
    answer: z.union([done, refusal]),
    refusalStatus: 200,
  }),
  defineCall("verifyOtp", {
    summary: "Exchanges a code for a session; a wrong code answers 200 without access_token",
    body: z.strictObject({
      msisdn: msisdnInput,
      otp_value: otpValue,
      keepAlive: z.boolean(),
      referrer: z.string().max(2048).meta({ description: "Address of the page; kept as a fact, never redirected to" }),
    }),
    answer: z.union([z.object({ access_token: sessionToken }), refusal]),
  }),
  defineCall("logout", {
    summary: "Ends the session named by Authorization: Bearer; an unknown session is ended already",
    answer: done,
  }),
  defineCall("getUserInfo", {
    summary: "Who the webLoginToken belongs to; data is null when it is nobody's",
    answer: z.object({ data: userInfo.nullable() }),
  }),
  defineCall("createHandoff", {
    summary: "A token of 60 seconds and single use, with which a partner's user arrives logged in (?authToken=)",
    authority: "partner",
    body: z.strictObject({ msisdn: msisdnInput }),
    answer: z.object({ token: sessionToken }),
  }),
] as const;

export type UserInfo = z.infer<typeof userInfo>;
