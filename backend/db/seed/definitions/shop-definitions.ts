import { createHash } from "node:crypto";
import { z } from "zod";
import type { Category } from "@/backend/contract/shop/catalog";
import { cellCount, name, text } from "@/backend/db/seed/definitions/definition-fields";
import { listedCategories } from "@/utils/catalog/listing-query";
import { STAR_TIERS } from "@/utils/star/star-badge";

const msisdn = z.string().regex(/^01\d{9}$/, "is no mobile number");

/** The categories of the shop. */
export const categories = [...listedCategories, "sim"] as const satisfies readonly Category[];

/** A subscriber to try the site with. */
export const subscriber = z.strictObject({ msisdn, starTier: z.enum(["Non Star", ...STAR_TIERS]) });

/** A retailer for trying assisted buying; `token` is the value of the cookie retailer_token, stored as its digest. */
export const retailer = z
  .strictObject({
    code: text,
    token: text,
    names: z.strictObject({ en: text, bn: text }),
    district: text,
    thana: text,
    msisdn,
  })
  .transform(({ token, ...rest }) => ({
    ...rest,
    tokenHash: createHash("sha256").update(token).digest("base64url"),
  }));

/** The VAT in the prices of a category, in hundredths of a percent. */
export const vatRate = z.strictObject({ category: z.enum(categories), basisPoints: cellCount });

/** A review of a product; its author is a first name and one letter. */
export const review = z.strictObject({
  id: text,
  productSlug: name,
  author: text,
  lang: z.enum(["en", "bn"]),
  stars: cellCount,
  title: text,
  body: text,
  topics: text.transform((topics) => topics.split(";")),
  helpful: cellCount,
  writtenAt: z.iso.datetime("is no moment in UTC, like 2026-11-20T15:00:00.000Z"),
});
