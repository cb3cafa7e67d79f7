import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, namedObject } from "@/backend/contract/fields";

/** The payment method: from the phone's wallet, or in cash at an outlet. */
const billMethods = ["gpay", "mobicash"] as const;
const billUnits = ["payment", "seat"] as const;

const billCharge = namedObject("BillCharge", {
  way: z.enum(billMethods),
  service: z.string().meta({
    description: "The service that is paid; the same key for both payment methods",
    examples: ["electricity"],
  }),
  name: z.string(),
  above: taka.describe("The charge applies to amounts above this, up to the next row of the service"),
  charge: taka.describe("With VAT; 0 is free of charge"),
  unit: z.enum(billUnits).describe("`seat` = for each seat of a ticket"),
  most: taka.nullable().describe("The highest single payment; null without a limit"),
  note: z.string(),
});

export const billChargeCalls = {
  listBillCharges: defineCall("listBillCharges", {
    summary: "The charges for payments by GPAY and at a MobiCash outlet, with the highest single payment",
    answer: answerWith(z.array(billCharge)),
    cacheSeconds: 60,
  }),
} as const;

export type BillMethod = (typeof billMethods)[number];
export type BillUnit = (typeof billUnits)[number];
export type BillCharge = z.infer<typeof billCharge>;
