import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { answerWith, codeChannel, codeStep, done, msisdnInput, namedObject, otpValue } from "@/backend/contract/fields";
import { sku } from "@/backend/contract/shop/cart";
import { picture } from "@/backend/contract/shop/catalog";

const stockNotice = namedObject("StockNotice", {
  sku,
  title: z.string(),
  variation: z.string().describe("Colour and size, e.g. Graphite, 8/256 GB"),
  path: z.string(),
  picture,
  asked_at: z.iso.datetime(),
});

export const stockNoticeCalls = {
  requestStockNotice: defineCall("requestStockNotice", {
    summary: "Subscribes a number to a sold-out variant: the session's number at once, any other number after a code",
    body: z.strictObject({
      sku,
      msisdn: msisdnInput.optional().describe("Left out for the session's own number"),
      otp_value: otpValue.optional().describe("Left out to request a code"),
      channel: codeChannel.optional(),
    }),
    answer: answerWith(z.discriminatedUnion("step", [codeStep, z.object({ step: z.literal("kept") })])),
  }),
  listStockNotices: defineCall("listStockNotices", {
    summary: "The stock notices of the session's number",
    authority: "session",
    answer: answerWith(z.array(stockNotice)),
  }),
  removeStockNotice: defineCall("removeStockNotice", {
    summary: "Removes a stock notice of the session's number",
    authority: "session",
    body: z.strictObject({ sku }),
    answer: done,
  }),
} as const;

export type StockNotice = z.infer<typeof stockNotice>;
