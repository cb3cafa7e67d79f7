import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { refusal } from "@/backend/contract/errors";
import { answerWith, codeChannel, done, msisdnInput, otpValue, starTier } from "@/backend/contract/fields";

/** The token of a session, in the form of the cookie gp_web_token and of the header webLoginToken. */
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

export const listedSession = z
  .object({
    session_id: z.string().meta({ description: "Names the session to its owner; no authority" }),
    platform: z.string().meta({ description: "Empty when it is not known", examples: ["Android"] }),
    browser: z.string().meta({ description: "Empty when it is not known", examples: ["Chrome"] }),
    channelName: z.string().nullable().meta({ description: "The partner that handed the user over, if one did" }),
    created_at: z.iso.datetime(),
    seen_at: z.iso.datetime().meta({ description: "Last use, to ten minutes" }),
    current: z.boolean().meta({ description: "The session that asks" }),
  })
  .meta({ id: "Session" });

export const loginCalls = {
  sendOtp: defineCall("sendOtp", {
    summary: "Sends a four-digit login code; the same answer whoever the number belongs to",
    encoding: "form",
    body: z.strictObject({ msisdn: msisdnInput, channel: codeChannel.optional() }),
    answer: z.union([done, refusal]),
    refusalStatus: 200,
  }),
  verifyOtp: defineCall("verifyOtp", {
    summary: "Exchanges a code for a session; a wrong code answers 200 without access_token, no try left 429",
    body: z.strictObject({
      msisdn: msisdnInput,
      otp_value: otpValue,
      keepAlive: z.boolean(),
      referrer: z
        .string()
        .max(2048)
        .meta({ description: "Address of the page; a fact, neither kept nor redirected to" }),
    }),
    answer: z.union([z.object({ access_token: sessionToken }), refusal]),
  }),
  logout: defineCall("logout", {
    summary: "Ends the session named by Authorization: Bearer, else by webLoginToken; an unknown one is ended already",
    answer: done,
  }),
  getUserInfo: defineCall("getUserInfo", {
    summary:
      "Who the webLoginToken belongs to; data is null when it is nobody's. The header authToken redeems a hand-off, once: its number takes the place of another number's session",
    answer: z.object({ data: userInfo.nullable() }),
  }),
  createHandoff: defineCall("createHandoff", {
    summary: "A token of 60 seconds and single use, with which a partner's user arrives logged in (?authToken=)",
    authority: "partner",
    body: z.strictObject({ msisdn: msisdnInput }),
    answer: z.object({ token: sessionToken }),
  }),
  listSessions: defineCall("listSessions", {
    summary: "Where the number is logged in, newest first",
    authority: "session",
    answer: answerWith(z.array(listedSession)),
  }),
  revokeSession: defineCall("revokeSession", {
    summary: "Ends a session of one's own number; an unknown one is ended already",
    authority: "session",
    body: z.strictObject({
      session_id: z
        .string()
        .regex(/^(?:others|[0-9a-f]{24})$/)
        .meta({ description: "As listed; `others` ends all but the session that asks", examples: ["others"] }),
    }),
    answer: done,
  }),
} as const;

export type UserInfo = z.infer<typeof userInfo>;
export type ListedSession = z.infer<typeof listedSession>;
