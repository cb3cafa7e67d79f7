import { z } from "zod";
import { defineCall } from "@/backend/contract/call";

/** Fewest characters a search starts with (SPEC 5). */
export const shortestSearch = 2;

export const searchHit = z
  .object({
    title: z.string(),
    path: z.string(),
    summary: z.string().optional(),
    picture: z.string().optional().meta({ description: "Path of a picture, for products" }),
  })
  .meta({ id: "SearchHit" });

export const searchCalls = [
  defineCall("searchGp", {
    summary: "Suggestions and results of the whole site, grouped by category",
    body: z.strictObject({
      key: z.string().trim().min(shortestSearch).max(100),
      limit: z.int().min(1).max(100).optional().meta({ description: "Most hits a category" }),
    }),
    answer: z.object({
      data: z.object({
        items: z.record(z.string(), z.array(searchHit)).meta({ description: "Category title to its hits" }),
        count: z.int().min(0).meta({ description: "All hits, those beyond the limit included" }),
      }),
    }),
  }),
  defineCall("listPopularSearches", {
    summary: "What is searched for most, for the empty search box",
    answer: z.object({ data: z.array(z.object({ display_title: z.string(), url: z.string() })) }),
    cacheSeconds: 60,
  }),
] as const;
