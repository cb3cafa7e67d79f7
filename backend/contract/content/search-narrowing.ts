import { z } from "zod";
import { taka } from "@/backend/contract/call";
import { keyName, namedObject } from "@/backend/contract/fields";

/** Sort orders of the products that a search found. */
const resultSorts = ["relevance", "price-low", "price-high"] as const;
export type ResultSort = (typeof resultSorts)[number];

const wholeTaka = z.int().min(0).max(10_000_000);

/** Filters for the products of a search, in addition to its words; other categories ignore them. */
export const narrowingFields = {
  brands: z.array(keyName).max(10).optional().describe("Slugs: a product of any of these"),
  price_min: wholeTaka.optional().describe("Whole taka"),
  price_max: wholeTaka.optional().describe("Whole taka"),
  in_stock: z.literal(true).optional().describe("Leaves out sold-out products"),
  sort: z.enum(resultSorts).optional(),
};

export const narrowed = namedObject("NarrowedProducts", {
  count: z.int().min(0).describe("Number of matching products; the counts of the categories ignore these filters"),
  brands: z
    .array(z.object({ value: z.string(), label: z.string(), count: z.int().min(0) }))
    .describe("With the other filters applied; the largest first"),
  in_stock: z.int().min(0).describe("Number of products of the filtered list that are in stock"),
  price: z.object({ min: taka, max: taka }).describe("With the other filters applied"),
});
export type Narrowed = z.infer<typeof narrowed>;

/** Parts of a text. */
export const matches = z.array(z.tuple([z.int().min(0), z.int().min(1)]));

/** Further facts of a result; all are left out unless `details` is requested. */
export const detailFields = {
  brand: z.string().optional().describe("Of a product"),
  dial_code: z.string().optional().describe("Of a pack, an offer or a service"),
  area: z.string().optional().describe("Thana and district of a centre"),
  published_on: z.iso.date().optional().describe("Of news and notices"),
  trail: z.array(z.string()).optional().describe("Titles of the pages above it, the highest first"),
  summary_matches: matches.optional().describe("Parts of the summary that match, as in `matches`"),
};
