import { z } from "zod";
import { taka } from "@/backend/contract/call";
import { namedObject } from "@/backend/contract/fields";

/**
 * A bank's instalments of a sum. The card, the product's page, the cart, the checkout and the order all use this one
 * form. The bank takes the whole sum at once and divides the total.
 */
export const installmentPlan = namedObject("InstallmentPlan", {
  code: z.string(),
  bank: z.string(),
  months: z.int().positive(),
  monthly: taka,
  total: taka.describe("The total paid over all months, including the bank's charge"),
});

export type InstallmentPlan = z.infer<typeof installmentPlan>;
