import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { refusal } from "@/backend/contract/errors";
import { answerWith, codeChannel, done, msisdnInput, namedObject, otpValue, starTier } from "@/backend/contract/fields";

/** The token of a session, in the form of the cookie gp_web_token and of the header webLoginToken. */
const sessionToken = z.string().regex(/^[A-Za-z0-9_-]{32,128}$/);

export const userInfo = namedObject("UserInfo", {
  msisdn: z.string().meta({ description: "With its two-character country prefix", examples: ["8801712345678"] }),
  star_status: starTier,
  show_header: z.boolean(),
  show_footer: z.boolean(),
  channelName: z.string().nullable(),
});

const listedSession = namedObject("Session", {
  session_id: z.string().describe("Identifies the session for its owner; it gives no access"),
  platform: z.string().meta({ description: "Empty when it is not known", examples: ["Android"] }),
  browser: z.string().meta({ description: "Empty when it is not known", examples: ["Chrome"] }),
  channelName: z.string().nullable().describe("The partner that handed the user over, if one did"),
  created_at: z.iso.datetime(),
  seen_at: z.iso.datetime().describe("Time of the last use, accurate to ten minutes"),
  current: z.boolean().describe("True for the session of this request"),
});

export const loginCalls = {
  sendOtp: defineCall("sendOtp", {
    summary: "Sends a four-digit login code; the answer is the same for every number",
    encoding: "form",
    body: z.strictObject({ msisdn: msisdnInput, channel: codeChannel.optional() }),
    answer: z.union([done, refusal]),
    refusalStatus: 200,
  }),
  verifyOtp: defineCall("verifyOtp", {
    summary:
      "Exchanges a code for a session; a wrong code answers 200 without access_token, and 429 when no try is left",
    body: z.strictObject({
      msisdn: msisdnInput,
      otp_value: otpValue,
      keepAlive: z.boolean(),
      referrer: z.string().max(2048).describe("Address of the page; it is neither stored nor used for a redirect"),
    }),
    answer: z.union([z.object({ access_token: sessionToken }), refusal]),
  }),
  logout: defineCall("logout", {
    summary: "Ends the session of Authorization: Bearer, else of webLoginToken; an unknown session counts as ended",
    answer: done,
  }),
  getUserInfo: defineCall("getUserInfo", {
    summary:
      "The user of the webLoginToken; data is null when it belongs to no user. The header authToken redeems a hand-off, once; it replaces the session of another number",
    answer: z.object({ data: userInfo.nullable() }),
  }),
  createHandoff: defineCall("createHandoff", {
    summary: "Creates a single-use token, valid for 60 seconds, that logs a partner's user in (?authToken=)",
    authority: "partner",
    body: z.strictObject({ msisdn: msisdnInput }),
    answer: z.object({ token: sessionToken }),
  }),
  listSessions: defineCall("listSessions", {
    summary: "The devices on which the number is logged in, newest first",
    authority: "session",
    answer: answerWith(z.array(listedSession)),
  }),
  revokeSession: defineCall("revokeSession", {
    summary: "Ends a session of the caller's number; an unknown session counts as ended",
    authority: "session",
    body: z.strictObject({
      session_id: z
        .string()
        .regex(/^(?:others|[0-9a-f]{24})$/)
        .meta({
          description: "An id from the list; `others` ends all sessions but that of this request",
          examples: ["others"],
        }),
    }),
    answer: done,
  }),
} as const;

export type UserInfo = z.infer<typeof userInfo>;
export type ListedSession = z.infer<typeof listedSession>;
