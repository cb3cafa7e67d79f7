import { z } from "zod";
import { defineCall, orderId } from "@/backend/contract/call";
import { answerWith, codeFields, codeStep, msisdnInput, pageFields, pageInQuery } from "@/backend/contract/fields";
import { cartToken, cartView, sku } from "@/backend/contract/shop/cart";
import { orderGroups, orderView } from "@/backend/contract/shop/orders";

/** An order with the facts that its owner sees after logging in or entering a code. */
export const ownOrderView = orderView
  .extend({
    contact: z
      .object({
        full_name: z.string(),
        msisdn: z.string(),
        email: z.string().nullable(),
        address: z.string(),
        post_code: z.string(),
        note: z.string().nullable(),
      })
      .nullable()
      .describe("Null when the last code of the number is older than ten minutes; see `masked`"),
    invoice_path: z.string().nullable(),
  })
  .meta({ id: "OwnOrderView" });

export const orderHistoryCalls = {
  getMyPreviousOrders: defineCall("getMyPreviousOrders", {
    summary: "The orders of the session's number, newest first: all, or filtered by group or search word",
    authority: "session",
    query: z.object({
      page: pageInQuery.optional(),
      group: z.enum(orderGroups).optional(),
      key: z
        .string()
        .trim()
        .max(60)
        .optional()
        .describe("Search word: part of a product's name in either language, or of the order id"),
    }),
    answer: answerWith(z.object({ items: z.array(ownOrderView), ...pageFields })),
  }),
  findMyPreviousOrder: defineCall("findMyPreviousOrder", {
    summary: "Orders of a number: without otp_value a code is sent, with otp_value the orders are listed in full",
    body: z.strictObject({
      msisdn: msisdnInput,
      order_id: orderId.optional(),
      ...codeFields,
    }),
    answer: answerWith(
      z.discriminatedUnion("step", [
        codeStep,
        z.object({
          step: z.literal("orders"),
          orders: z.array(ownOrderView),
          order_pass: z.string().describe("Opens these orders for ten minutes"),
        }),
      ]),
    ),
  }),
  updateOrderItem: defineCall("updateOrderItem", {
    summary: "Changes the quantity of one line during checkout and answers the whole cart; 0 removes the line",
    body: z.strictObject({
      token: cartToken,
      version: z.int().min(0),
      sku,
      line: z.int().min(0).max(49).optional().describe("Position of the line, when a SKU is on several lines"),
      product_quantity: z.int().min(0).max(99),
    }),
    answer: cartView,
  }),
} as const;

export type OwnOrderView = z.infer<typeof ownOrderView>;
