import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { answerWith, namedObject } from "@/backend/contract/fields";
import { languages } from "@/backend/contract/language";

const colourModes = ["light", "dark"] as const;

const accountPreferences = namedObject("AccountPreferences", {
  language: z.enum(languages).nullable().describe("Null until the number chose one"),
  colour_mode: z.enum(colourModes).nullable().describe("Null until the number chose one"),
  order_messages: z
    .boolean()
    .describe("Messages about orders by SMS; those about money and account safety are always sent"),
  offer_messages: z.boolean().describe("Consent to offers by SMS"),
});

export const accountCalls = {
  getPreferences: defineCall("getPreferences", {
    summary: "The preferences of the session's number: language, colour mode, messages",
    authority: "session",
    answer: answerWith(accountPreferences),
  }),
  savePreferences: defineCall("savePreferences", {
    summary: "Saves the given preferences and leaves the others; returns all of them",
    authority: "session",
    body: z.strictObject({
      language: z.enum(languages).optional(),
      colour_mode: z.enum(colourModes).optional(),
      order_messages: z.boolean().optional(),
      offer_messages: z.boolean().optional(),
    }),
    answer: answerWith(accountPreferences),
  }),
} as const;

export type AccountPreferences = z.infer<typeof accountPreferences>;
