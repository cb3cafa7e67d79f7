import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import {
  answerWith,
  emailOrEmpty,
  line,
  lineOrEmpty,
  msisdnInput,
  placeName,
  publicId,
} from "@/backend/contract/fields";
import { sku } from "@/backend/contract/shop/cart";

export const preorderCalls = {
  createPreorder: defineCall("createPreorder", {
    summary:
      "Reserves an unreleased phone: for pick-up (store_id) or delivery (address); the deposit is paid at the gateway",
    idempotent: true,
    budget: "orders",
    body: z.strictObject({
      sku,
      msisdn: msisdnInput,
      full_name: line(100),
      email: emailOrEmpty.nullish(),
      district: placeName,
      area: placeName.describe("Thana"),
      store_id: publicId.nullish().describe("Store of pick-up; absent for home delivery"),
      address: z.string().trim().max(300).nullish(),
      post_code: lineOrEmpty(10).nullish(),
    }),
    answer: answerWith(
      z.object({
        preorder_id: z.string(),
        title: z.string(),
        price: taka,
        deposit: taka.describe("Due now, at the gateway"),
        due_later: taka.describe("Due when the phone arrives, including the delivery fee"),
        released_on: z.iso.date(),
        delivery_type: z.enum(["store", "home"]),
        redirectUrl: z.url().nullable().describe("Where the deposit is paid; null when none is due"),
      }),
    ),
  }),
} as const;
