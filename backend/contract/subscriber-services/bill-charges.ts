import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith } from "@/backend/contract/fields";

/** The payment method: from the phone's wallet, or in cash at an outlet. */
export const billMethods = ["gpay", "mobicash"] as const;
export const billUnits = ["payment", "seat"] as const;

export const billCharge = z
  .object({
    way: z.enum(billMethods),
    service: z.string().meta({ description: "What is paid; the same key in both ways", examples: ["electricity"] }),
    name: z.string(),
    above: taka.meta({ description: "It is the charge of sums above this, up to the next of the service" }),
    charge: taka.meta({ description: "With VAT; 0 is free of charge" }),
    unit: z.enum(billUnits).meta({ description: "`seat` = for each seat of a ticket" }),
    most: taka.nullable().meta({ description: "The most of one payment; null without a limit of its own" }),
    note: z.string(),
  })
  .meta({ id: "BillCharge" });

export const billChargeCalls = {
  listBillCharges: defineCall("listBillCharges", {
    summary: "What a payment costs by GPAY and at a MobiCash outlet, with the most of one payment",
    answer: answerWith(z.array(billCharge)),
    cacheSeconds: 60,
  }),
} as const;

export type BillMethod = (typeof billMethods)[number];
export type BillUnit = (typeof billUnits)[number];
export type BillCharge = z.infer<typeof billCharge>;
