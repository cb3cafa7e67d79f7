import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import {
  answerWith,
  inBoth,
  keyName,
  namedObject,
  pageChoiceInQuery,
  pageFields,
  placeName,
  positionInQuery,
  publicId,
  slug,
} from "@/backend/contract/fields";
import { cartToken, sku } from "@/backend/contract/shop/cart";

/** The time when an open store closes next, or a closed store opens next, in the time zone Asia/Dhaka. */
const nextChange = namedObject("StoreChange", {
  in_days: z.int().min(0).max(7).describe("0 = today"),
  day: z.int().min(0).max(6),
  time: z.string(),
});

/** A customer service centre (GPC); opening hours in Asia/Dhaka, day 0 is Sunday. */
export const store = namedObject("Store", {
  store_id: publicId,
  name: z.string(),
  address: z.string(),
  district: z.string(),
  district_key: placeName,
  thana: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string().nullable(),
  services: z.array(z.object({ key: z.string(), label: z.string() })),
  hours: z.array(z.object({ day: z.int().min(0).max(6), opens: z.string(), closes: z.string() })),
  open_now: z.boolean(),
  next_change: nextChange.nullable().describe("When open_now changes; null for a store without hours"),
  distance_m: z.int().min(0).nullable().describe("Metres from the given position; null without one"),
});

/** A store for pick-up, with its stock of the goods in a cart. */
const pickupStore = store
  .extend({
    pickup: z
      .object({
        ready: z
          .boolean()
          .describe("True when the store has the whole cart in stock; otherwise it comes from the warehouse"),
        missing: z.array(sku),
      })
      .nullable()
      .describe("Null when no cart was given"),
  })
  .meta({ id: "PickupStore" });

/** A store on a page of its own: its name and its whole address in both scripts. */
const storeInFull = store.extend({ names: inBoth, address_lines: inBoth }).meta({ id: "StoreInFull" });

/** A store on a map. */
const storePoint = store
  .pick({
    store_id: true,
    name: true,
    address: true,
    latitude: true,
    longitude: true,
    open_now: true,
    next_change: true,
  })
  .meta({ id: "StorePoint" });

const serviceKey = keyName;
/** Filters of the list and the map of stores. */
const storeFilter = {
  key: z.string().trim().max(80).optional(),
  district: placeName.optional(),
  thana: placeName.optional(),
  service: serviceKey.optional(),
  open: z.literal("1").optional().describe("Only those that are open now"),
};

export const storeCalls = {
  listStores: defineCall("listStores", {
    summary: "Customer service centres by place, service or distance",
    query: z.object({
      ...storeFilter,
      ...positionInQuery,
      ...pageChoiceInQuery,
    }),
    answer: answerWith(z.object({ items: z.array(store), ...pageFields })),
  }),
  findPlaces: defineCall("findPlaces", {
    summary: "Places whose name begins like the text typed, for the store locator's search box",
    query: z.object({ key: z.string().trim().min(2).max(80) }),
    answer: answerWith(
      z.array(
        z.object({
          title: z.string(),
          key: z.string().describe("The English title"),
          kind: z.enum(["district", "thana", "store"]),
          district: z.string(),
          district_key: placeName,
          latitude: z.number(),
          longitude: z.number(),
          store_id: publicId.nullable().describe("Of a store; null for a district or a thana"),
        }),
      ),
    ),
  }),
  getGpcLocationByThana: defineCall("getGpcLocationByThana", {
    summary: "Stores of a thana where an order or pre-order can be picked up; without one, those of its district",
    params: z.object({ area: placeName }),
    body: z.strictObject({
      district: placeName.optional(),
      token: cartToken.optional(),
      nearby: z
        .boolean()
        .optional()
        .describe("All stores of the district, those nearest to the thana or to the position first"),
      latitude: z.number().min(-90).max(90).optional(),
      longitude: z.number().min(-180).max(180).optional(),
    }),
    answer: answerWith(z.array(pickupStore)),
  }),
  getStore: defineCall("getStore", {
    summary: "One store with its neighbours and the phones that it has in stock",
    params: z.object({ store: publicId }),
    answer: answerWith(
      z.object({
        store: storeInFull,
        near: z.array(store).describe("The nearest others, each with its distance"),
        phones: z
          .object({ slugs: z.array(slug), count: z.int().min(0) })
          .describe("The phones in stock in the store: the most popular ones, and the number of all"),
      }),
    ),
  }),
  listStorePoints: defineCall("listStorePoints", {
    summary: "All stores of a search at once, for a map",
    query: z.object(storeFilter),
    answer: answerWith(z.array(storePoint)),
  }),
} as const;

export type Store = z.infer<typeof store>;
export type StoreInFull = z.infer<typeof storeInFull>;
export type StorePoint = z.infer<typeof storePoint>;
export type PickupStore = z.infer<typeof pickupStore>;
