import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, namedObject, publicId } from "@/backend/contract/fields";

const tariffTypes = ["prepaid", "postpaid"] as const;

const tariffPackage = namedObject("TariffPackage", {
  package_id: publicId,
  type: z.enum(tariffTypes),
  name: z.string(),
  suits: z.string(),
  call_rate: taka.describe("A minute to every local operator"),
  pulse_seconds: z.int().min(1),
  fnf: z
    .object({ numbers: z.int().min(1), call_rate: taka.describe("A minute; 0 = free of charge") })
    .nullable()
    .describe("Friends and family"),
  sms_rate: taka,
  monthly_fee: taka,
  included_mb: z.int().min(0),
  included_minutes: z.int().min(0),
  credit: z
    .object({
      least: taka,
      most: taka,
      deposit_free: taka.describe("The highest limit without a deposit"),
    })
    .nullable()
    .describe("Only for postpaid"),
  sim_price: taka,
  change_code: z
    .string()
    .nullable()
    .describe("The code to dial to change to it; null when a customer centre makes the change"),
});

export const tariffCalls = {
  listTariffPackages: defineCall("listTariffPackages", {
    summary: "The prepaid and postpaid packages of a SIM, with their prices without a pack",
    cacheSeconds: 60,
    answer: answerWith(z.object({ items: z.array(tariffPackage) })),
  }),
} as const;

export type TariffType = (typeof tariffTypes)[number];
export type TariffPackage = z.infer<typeof tariffPackage>;
