import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, lineOrEmpty, namedObject, placeName } from "@/backend/contract/fields";
import { cartToken, cartTotal } from "@/backend/contract/shop/cart";
import { installmentPlan } from "@/backend/contract/shop/installment";

/** `pickup` is a pick-up at a store; the order then names the store by store_id. */
const deliveryTypes = ["regular", "express", "pickup"] as const;
/** The delivery of an order; `digital` is an order with only eSIMs and cannot be chosen. */
export const orderDeliveryTypes = [...deliveryTypes, "digital"] as const;

const place = z.object({
  name: z.string().describe("The value to send back, the English name"),
  label: z.string().describe("In the reader's language"),
  name_bn: z.string().describe("The Bengali name, so that a search finds either"),
});
const postOfficeEn = z.string().describe("The English name, which a thana's name can be compared with");
const districtList = answerWith(z.array(place));

const deliveryOption = namedObject("DeliveryOption", {
  type: z.enum(deliveryTypes),
  label: z.string(),
  fee: taka,
  earliest: z.iso.date().describe("First day of arrival, Asia/Dhaka"),
  latest: z.iso.date(),
});

export const deliveryCalls = {
  getAllDistricts: defineCall("getAllDistricts", {
    summary: "The 64 districts",
    answer: districtList,
    cacheSeconds: 3600,
  }),
  getDemographyPageDistricts: defineCall("getDemographyPageDistricts", {
    summary: "The districts with delivery",
    answer: districtList,
    cacheSeconds: 3600,
  }),
  getThanaByDistrict: defineCall("getThanaByDistrict", {
    summary: "The thanas of a district",
    params: z.object({ district: placeName }),
    cacheSeconds: 3600,
    answer: districtList,
  }),
  getPostCodeByDistrict: defineCall("getPostCodeByDistrict", {
    summary: "The post codes of a district with the thana and post office of each",
    params: z.object({ district: placeName }),
    cacheSeconds: 3600,
    answer: answerWith(
      z.array(
        z.object({
          post_code: z.string(),
          post_office: z.string(),
          post_office_bn: z.string(),
          post_office_en: postOfficeEn,
          thana: z.string(),
        }),
      ),
    ),
  }),
  deliveryOption: defineCall("deliveryOption", {
    summary: "Options, fees and dates of delivery to a district; with token and type the choice is saved in the cart",
    body: z.strictObject({
      district: placeName,
      area: lineOrEmpty(60).optional(),
      token: cartToken.nullish(),
      type: z.enum(deliveryTypes).optional(),
    }),
    answer: answerWith(
      z.object({
        options: z.array(deliveryOption),
        type: z.enum(deliveryTypes),
        fee: taka,
        installment: z.boolean().describe("True when a line of the cart is to be paid in instalments"),
        installments: z
          .array(installmentPlan)
          .describe("Plans whose minimum the payable total reaches, the lowest monthly payment first"),
        installment_from: taka.nullable().describe("The lowest minimum total of all plans; null without a plan"),
        version: z.int().nullable().describe("Cart version after the choice, null without a token"),
        totalPrice: cartTotal.nullable(),
      }),
    ),
  }),
  findPostCode: defineCall("findPostCode", {
    summary: "The district and thanas of a post code, for an address that begins with it; empty for an unknown code",
    params: z.object({ postCode: z.string().trim().min(1).max(10) }),
    cacheSeconds: 3600,
    answer: answerWith(
      z.array(
        z.object({ district: z.string(), thana: z.string(), post_office: z.string(), post_office_en: postOfficeEn }),
      ),
    ),
  }),
} as const;

export type DeliveryType = (typeof deliveryTypes)[number];
export type OrderDeliveryType = (typeof orderDeliveryTypes)[number];
export type DeliveryOption = z.infer<typeof deliveryOption>;
export type Place = z.infer<typeof place>;
