import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, slug } from "@/backend/contract/fields";
import { productCard } from "@/backend/contract/shop/catalog";

export const mostWishes = 60;

export const wish = z
  .object({
    slug: z.string(),
    price_then: taka.meta({ description: "What it cost when it was kept" }),
    added_at: z.iso.datetime(),
    product: productCard.nullable().meta({ description: "As it stands now; null when it is no longer sold" }),
  })
  .meta({ id: "Wish" });

const slugs = z.array(z.string());

export const wishListCalls = {
  getWishList: defineCall("getWishList", {
    summary: "What the session's number keeps an eye on, newest first",
    authority: "session",
    answer: answerWith(
      z.object({
        items: z.array(wish),
        price_notice: z.boolean().meta({ description: "The number is texted when something on it becomes cheaper" }),
      }),
    ),
  }),
  saveWishes: defineCall("saveWishes", {
    summary: "Adds products to the wish list; what stands there already stays as it is",
    authority: "session",
    body: z.strictObject({
      items: z
        .array(
          z.strictObject({
            slug,
            price: taka.optional().meta({ description: "What a guest's browser saw; today's price when left out" }),
            added_at: z.iso.datetime().optional(),
          }),
        )
        .max(mostWishes)
        .meta({ description: "None only reads what is on the list" }),
    }),
    answer: answerWith(
      z.object({ slugs, full: z.boolean().meta({ description: "True when something did not fit in" }) }),
    ),
  }),
  removeWishes: defineCall("removeWishes", {
    summary: "Takes products off the wish list; what is not on it is off it already",
    authority: "session",
    body: z.strictObject({ slugs: z.array(slug).min(1).max(mostWishes) }),
    answer: answerWith(z.object({ slugs })),
  }),
  savePriceNotice: defineCall("savePriceNotice", {
    summary: "Lets the session's number be texted when something on its wish list becomes cheaper, or no longer",
    authority: "session",
    body: z.strictObject({ wanted: z.boolean() }),
    answer: answerWith(z.object({ wanted: z.boolean() })),
  }),
} as const;

export type WireWish = z.infer<typeof wish>;
