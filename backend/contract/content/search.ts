import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { detailFields, matches, narrowed, narrowingFields } from "@/backend/contract/content/search-narrowing";
import { namedObject } from "@/backend/contract/fields";

/** A search needs at least this many characters (SEARCH-17). */
export const shortestSearch = 2;
/** A search may have at most this many characters; a longer one is refused. */
export const longestSearch = 100;

/** The kinds of things a search finds, in the order in which the site shows them. */
export const searchCategories = [
  "products",
  "packs",
  "offers",
  "services",
  "pages",
  "questions",
  "stores",
  "news",
  "documents",
] as const;
export type SearchCategory = (typeof searchCategories)[number];

export const searchHit = namedObject("SearchHit", {
  title: z.string(),
  path: z.string(),
  summary: z.string().optional(),
  picture: z.string().optional().describe("Path of a picture, for products"),
  price: taka.optional().describe("For products, packs and offers with a price"),
  was_price: taka.optional(),
  in_stock: z.boolean().optional().describe("For products"),
  matches: matches.describe(
    "Parts of the title that match: start and end in UTF-16 units, in order, never overlapping",
  ),
  ...detailFields,
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchCalls = {
  searchGp: defineCall("searchGp", {
    summary: "Suggestions and results of the whole site, grouped by category",
    body: z.strictObject({
      key: z.string().trim().min(shortestSearch).max(longestSearch),
      limit: z.int().min(1).max(100).optional().describe("Most hits a category"),
      category: z.enum(searchCategories).optional().describe("Hits of this category alone"),
      page: z.int().min(1).max(500).optional().describe("With category: pages of `limit` hits"),
      details: z.boolean().optional().describe("Brand, dial code, area, day, trail and matches of the summary"),
      ...narrowingFields,
    }),
    answer: z.object({
      data: z.object({
        items: z.record(z.string(), z.array(searchHit)).describe("Category title to its hits"),
        count: z.int().min(0).describe("Number of all hits, including those beyond the limit"),
        has_more: z.boolean().describe("True when there may be more hits than were counted, in total or in a category"),
        categories: z
          .array(z.object({ id: z.enum(searchCategories), title: z.string(), count: z.int().min(1) }))
          .describe("The categories with hits, best first; `items` has the same titles in the same order"),
        suggestion: z
          .string()
          .nullable()
          .describe("A corrected query that finds more, for `did you mean`; null when there is none"),
        pinned: z
          .string()
          .optional()
          .describe(
            "With details, without category: the title of the editor's popular search that leads to these results",
          ),
        understood: z
          .object({ price_min: taka.optional(), price_max: taka.optional(), cheapest_first: z.boolean() })
          .optional()
          .describe("With details: the price limits and the order that the words of the key ask for"),
        narrowed: narrowed.optional().describe("Only with category products"),
      }),
    }),
  }),
  listPopularSearches: defineCall("listPopularSearches", {
    summary: "The most frequent searches, for the empty search box",
    answer: z.object({ data: z.array(z.object({ display_title: z.string(), url: z.string() })) }),
    cacheSeconds: 60,
  }),
} as const;
