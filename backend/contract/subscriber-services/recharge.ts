import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, msisdnInput, namedObject, publicId, redirect } from "@/backend/contract/fields";
import { payWithChoices } from "@/backend/contract/shop/orders";

/** The possible outcomes of a recharge. */
const rechargeOutcomes = [
  "awaiting_payment",
  "payment_failed",
  "payment_cancelled",
  "crediting",
  "done",
  "refunding",
  "refunded",
] as const;

const wholeTaka = z.int().min(1).max(1_000_000).describe("Whole taka");
const transactionId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const payWith = z.enum(payWithChoices);

const namedPack = z.object({ pack_id: z.string(), title: z.string() });

const rechargeView = namedObject("Recharge", {
  reference: z.string().describe("As it is printed on the receipt"),
  msisdn: z.string().describe("Masked, unless the session's number paid or received it"),
  amount: taka,
  pay_with: payWith.nullable(),
  outcome: z.enum(rechargeOutcomes),
  pack: namedPack
    .extend({ state: z.enum(["waiting", "active", "refused"]) })
    .nullable()
    .describe("The pack that the amount starts; refused = the amount is on the balance instead"),
  balance: taka.nullable().describe("After the recharge; only for the session's own number"),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  done_at: z.iso.datetime().nullable(),
});

export const rechargeCalls = {
  recharge: defineCall("recharge", {
    summary: "gp_pol: the address of the recharge page. online: opens a payment for a recharge",
    // Only `online` moves money. The domain function requires the key only there, so that the recharge link works without one.
    idempotent: "optional",
    body: z.discriminatedUnion("payment_type", [
      z.strictObject({ payment_type: z.literal("gp_pol") }),
      z.strictObject({
        payment_type: z.literal("online"),
        msisdn: msisdnInput,
        amount: wholeTaka,
        pay_with: payWith.optional(),
        pack_id: publicId
          .nullable()
          .optional()
          .describe("The pack that was shown for the amount; null = only the balance; absent = nothing was shown"),
      }),
    ]),
    answer: answerWith(z.object({ data: z.object({ redirectUrl: z.url(), transaction_id: z.string().optional() }) })),
  }),
  getRechargeOptions: defineCall("getRechargeOptions", {
    summary: "The options for a recharge: limits, amounts to choose from, and the pack that an amount starts",
    cacheSeconds: 60,
    query: z.object({
      pack: publicId.optional().describe("A pack that is to be bought with a payment of its price"),
    }),
    answer: answerWith(
      z.object({
        least: taka,
        most: taka,
        prefixes: z.array(z.string()).describe("The first digits of the operator's numbers"),
        pack: namedPack
          .extend({ amount: taka })
          .nullable()
          .describe("The requested pack; null when none was requested, or it is not on sale"),
        amounts: z.array(taka),
        packs: z.array(
          namedPack.extend({
            amount: taka,
            data_mb: z.int().min(0),
            unlimited_data: z.boolean(),
            minutes: z.int().min(0),
            sms: z.int().min(0),
            validity_hours: z.int().min(1),
          }),
        ),
      }),
    ),
  }),
  getRecharge: defineCall("getRecharge", {
    summary: "The state of a recharge, by a transaction of its payment; the gateway is asked while it is open",
    body: z.strictObject({ transaction_id: transactionId }),
    answer: answerWith(rechargeView),
  }),
  retryRecharge: defineCall("retryRecharge", {
    summary:
      "Pays a recharge again after a failed payment; a recharge that was paid in the meantime leads to its result",
    idempotent: true,
    body: z.strictObject({ transaction_id: transactionId, pay_with: payWith.optional() }),
    answer: answerWith(redirect),
  }),
  listRecharges: defineCall("listRecharges", {
    summary: "The recent recharges of the session's number, to repeat them",
    authority: "session",
    answer: answerWith(
      z.object({
        items: z.array(
          z.object({ reference: z.string(), msisdn: z.string(), amount: taka, created_at: z.iso.datetime() }),
        ),
      }),
    ),
  }),
} as const;

export type RechargeOutcome = (typeof rechargeOutcomes)[number];
export type RechargeView = z.infer<typeof rechargeView>;
