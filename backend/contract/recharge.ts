import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { msisdnInput } from "@/backend/contract/fields";

/** Least and most taka of one recharge. */
export const rechargeLimits = { least: 20, most: 5000 } as const;

export const rechargeCalls = [
  defineCall("recharge", {
    summary: "gp_pol: the address of the recharge page. online: opens a payment for a recharge, 501 until it can",
    // Only `online` moves money: the verb asks for the key there, so that the recharge link works without one.
    idempotent: "by-payload",
    body: z.discriminatedUnion("payment_type", [
      z.strictObject({ payment_type: z.literal("gp_pol") }),
      z.strictObject({
        payment_type: z.literal("online"),
        msisdn: msisdnInput,
        amount: z.int().min(rechargeLimits.least).max(rechargeLimits.most).meta({ description: "Whole taka" }),
      }),
    ]),
    answer: z.object({
      status: z.literal(true),
      data: z.object({ data: z.object({ redirectUrl: z.url(), transaction_id: z.string().optional() }) }),
    }),
  }),
] as const;
