import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { store } from "@/backend/contract/content/stores";
import { answerWith, placeName, positionInQuery } from "@/backend/contract/fields";
import { sku } from "@/backend/contract/shop/cart";

/** An answer lists at most this many stores, but counts all of them. */
export const storesShown = 5;

/** A store that has pieces of a variant on its shelf. */
const storeWithStock = store
  .extend({ pieces: z.int().positive().describe("Pieces in the store; never more than ten are reported") })
  .meta({ id: "StoreWithStock" });

export const storeStockCalls = {
  findStoreStock: defineCall("findStoreStock", {
    summary: "Stores that have a variant in stock, in a district or near a position, the nearest first",
    query: z.object({
      sku,
      district: placeName.optional(),
      ...positionInQuery,
    }),
    answer: answerWith(
      z.object({
        items: z.array(storeWithStock).max(storesShown),
        near: z.int().min(0).describe("In the district, or within 30 km of the position"),
        elsewhere: z.int().min(0).describe("In the rest of the country"),
      }),
    ),
  }),
} as const;
