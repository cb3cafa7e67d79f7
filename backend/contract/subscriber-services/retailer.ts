import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { answerWith } from "@/backend/contract/fields";

export const retailerCalls = {
  getRetailerDetails: defineCall("getRetailerDetails", {
    summary: "The retailer of a retailer_token, for a purchase with a retailer's help",
    body: z.strictObject({ retailer_token: z.string().regex(/^[A-Za-z0-9._-]{8,200}$/) }),
    answer: answerWith(
      z.object({
        retailer_code: z.string(),
        name: z.string(),
        district: z.string(),
        thana: z.string(),
        masked_msisdn: z.string(),
      }),
    ),
  }),
} as const;
