import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, namedObject, slug } from "@/backend/contract/fields";
import { productCard } from "@/backend/contract/shop/catalog";

const maxWishes = 60;

const wish = namedObject("Wish", {
  slug: z.string(),
  price_then: taka.describe("The price when it was saved"),
  added_at: z.iso.datetime(),
  product: productCard.nullable().describe("Its current card; null when it is no longer sold"),
});

const slugs = z.array(z.string());

export const wishListCalls = {
  getWishList: defineCall("getWishList", {
    summary: "The wish list of the session's number, newest first",
    authority: "session",
    answer: answerWith(
      z.object({
        items: z.array(wish),
        price_notice: z.boolean().describe("True when the number gets a text about price drops on the list"),
      }),
    ),
  }),
  saveWishes: defineCall("saveWishes", {
    summary: "Adds products to the wish list; a product that is already there stays as it is",
    authority: "session",
    body: z.strictObject({
      items: z
        .array(
          z.strictObject({
            slug,
            price: taka.optional().describe("The price that a guest's browser showed; today's price when left out"),
            added_at: z.iso.datetime().optional(),
          }),
        )
        .max(maxWishes)
        .describe("An empty list only reads the wish list"),
    }),
    answer: answerWith(
      z.object({ slugs, full: z.boolean().describe("True when the list was too full for a product") }),
    ),
  }),
  removeWishes: defineCall("removeWishes", {
    summary: "Removes products from the wish list; unknown ones are ignored",
    authority: "session",
    body: z.strictObject({ slugs: z.array(slug).min(1).max(maxWishes) }),
    answer: answerWith(z.object({ slugs })),
  }),
  savePriceNotice: defineCall("savePriceNotice", {
    summary: "Switches texts about price drops on the wish list of the session's number on or off",
    authority: "session",
    body: z.strictObject({ wanted: z.boolean() }),
    answer: answerWith(z.object({ wanted: z.boolean() })),
  }),
} as const;

export type WireWish = z.infer<typeof wish>;
