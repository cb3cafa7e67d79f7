import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { cartToken, sku } from "@/backend/contract/cart";
import {
  answerWith,
  decimalInQuery,
  pageFields,
  pageInQuery,
  perPageInQuery,
  placeName,
  publicId,
} from "@/backend/contract/fields";

/** A customer service centre (GPC); opening hours in Asia/Dhaka, day 0 is Sunday. */
export const store = z
  .object({
    store_id: publicId,
    name: z.string(),
    address: z.string(),
    district: z.string(),
    thana: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    phone: z.string().nullable(),
    services: z.array(z.object({ key: z.string(), label: z.string() })),
    hours: z.array(z.object({ day: z.int().min(0).max(6), opens: z.string(), closes: z.string() })),
    open_now: z.boolean(),
    distance_m: z.int().min(0).nullable().meta({ description: "Metres from the asked position; null without one" }),
  })
  .meta({ id: "Store" });

/** A store where an order is picked up, with what it has of a cart on its own shelf. */
export const pickupStore = store
  .extend({
    pickup: z
      .object({
        ready: z
          .boolean()
          .meta({ description: "All of the cart is on the store's shelf; else it comes from the warehouse" }),
        missing: z.array(sku),
      })
      .nullable()
      .meta({ description: "Null when no cart was named" }),
  })
  .meta({ id: "PickupStore" });

export const storeCalls = [
  defineCall("listStores", {
    summary: "Customer service centres by place, service or distance",
    query: z.object({
      key: z.string().trim().max(80).optional(),
      district: placeName.optional(),
      thana: placeName.optional(),
      service: z
        .string()
        .regex(/^[a-z0-9-]{1,40}$/)
        .optional(),
      latitude: decimalInQuery(-90, 90).optional(),
      longitude: decimalInQuery(-180, 180).optional(),
      page: pageInQuery.optional(),
      per_page: perPageInQuery.optional(),
    }),
    answer: answerWith(z.object({ items: z.array(store), ...pageFields })),
  }),
  defineCall("findPlaces", {
    summary: "Places whose name begins like the text typed, for the store locator's search box",
    query: z.object({ key: z.string().trim().min(2).max(80) }),
    answer: answerWith(
      z.array(
        z.object({
          title: z.string(),
          kind: z.enum(["district", "thana", "store"]),
          district: z.string(),
          latitude: z.number(),
          longitude: z.number(),
        }),
      ),
    ),
  }),
  defineCall("getGpcLocationByThana", {
    summary: "Stores of a thana where an order or pre-order can be picked up; without one, those of its district",
    params: z.object({ area: placeName }),
    body: z.strictObject({ district: placeName.optional(), token: cartToken.optional() }),
    answer: answerWith(z.array(pickupStore)),
  }),
] as const;

export type Store = z.infer<typeof store>;
export type PickupStore = z.infer<typeof pickupStore>;
