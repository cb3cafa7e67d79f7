import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith } from "@/backend/contract/fields";
import { cartPromotion, cartToken, cartTotal, promotionTypes } from "@/backend/contract/shop/cart";

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,32}$/);
const afterPromotion = answerWith(
  z.object({
    promotions: z.array(cartPromotion),
    discount: taka.describe("Sum of all discounts"),
    version: z.int().min(0).describe("Version of the cart after the change"),
    totalPrice: cartTotal,
  }),
);

export const promotionCalls = {
  promotion: defineCall("promotion", {
    summary: "Applies a promotion code to a cart",
    body: z.strictObject({ token: cartToken, code, type: z.enum(promotionTypes).optional() }),
    answer: afterPromotion,
  }),
  removePromotion: defineCall("removePromotion", {
    summary: "Removes a promotion code from a cart",
    body: z.strictObject({ token: cartToken, code }),
    answer: afterPromotion,
  }),
} as const;

export type PromotionType = (typeof promotionTypes)[number];
