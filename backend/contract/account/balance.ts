import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, namedObject } from "@/backend/contract/fields";

const volume = z.int().min(0);

const balanceView = namedObject("Balance", {
  main: taka.describe("Main balance"),
  valid_until: z.iso.datetime().nullable().describe("Null when the balance does not expire"),
  left: z
    .object({ data_mb: volume, minutes: volume, sms: volume })
    .describe("The remaining volume of all packs together"),
  packs: z.array(
    z.object({
      pack_id: z.string(),
      title: z.string().nullable().describe("Null for a pack that the site does not sell"),
      data_mb: volume,
      minutes: volume,
      sms: volume,
      valid_until: z.iso.datetime(),
      reference: z
        .string()
        .nullable()
        .describe("Identifies this pack of the number; null when its renewal cannot be changed"),
      renews: z.boolean().nullable().describe("True when the pack renews itself; null when it cannot be renewed"),
    }),
  ),
});

export const balanceCalls = {
  getBalance: defineCall("getBalance", {
    summary: "Main balance, validity and packs of the session's number; null when the charging system does not know it",
    authority: "session",
    answer: answerWith(balanceView.nullable()),
  }),
  changePackRenewal: defineCall("changePackRenewal", {
    summary: "Switches the renewal of a pack in use on or off, for the session's number",
    authority: "session",
    body: z.strictObject({ reference: z.string().min(1).max(128), renews: z.boolean() }),
    answer: answerWith(z.object({ renews: z.boolean() })),
  }),
} as const;

export type BalanceView = z.infer<typeof balanceView>;
