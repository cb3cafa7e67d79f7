import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import {
  answerWith,
  line,
  namedObject,
  pageChoiceInQuery,
  pageFields,
  slug,
  wholeInQuery,
} from "@/backend/contract/fields";
import { languages } from "@/backend/contract/language";
import { rating } from "@/backend/contract/shop/catalog";

/** The topics of reviews; utils/catalog/review-topics.ts lists which of them fit each category. */
const reviewTopics = [
  "battery",
  "camera",
  "display",
  "performance",
  "sound",
  "build",
  "comfort",
  "setup",
  "delivery",
  "value",
] as const;
const reviewSorts = ["newest", "helpful", "highest", "lowest"] as const;
const reviewStates = ["published", "waiting", "rejected"] as const;
export const reviewsPerPage = 6;

const topic = z.enum(reviewTopics);
const stars = z.int().min(1).max(5);
const reviewId = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/);

const review = namedObject("Review", {
  review_id: z.string(),
  stars,
  title: z.string(),
  text: z.string().describe("Plain text; never HTML. Line breaks are its paragraphs"),
  language: z.enum(languages).describe("Of title and text"),
  topics: z.array(topic),
  author: z.string().describe("First name and one letter"),
  verified: z.boolean().describe("An order of this number with this product was delivered"),
  helpful: z.int().min(0),
  written_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
});

const ownReview = review
  .extend({
    state: z.enum(reviewStates).describe("waiting = an operator reads it before it is published"),
  })
  .meta({ id: "OwnReview" });

export const reviewCalls = {
  listProductReviews: defineCall("listProductReviews", {
    summary: "A page of a product's published reviews, with the distribution of all of them",
    cacheSeconds: 5,
    query: z.object({
      slug,
      stars: wholeInQuery(1, 5).optional(),
      topic: topic.optional(),
      sort: z.enum(reviewSorts).optional(),
      ...pageChoiceInQuery,
    }),
    answer: answerWith(
      z.object({
        items: z.array(review),
        ...pageFields,
        rating: rating.nullable().describe("Of all published reviews, whatever the filter"),
        stars: z.array(z.object({ stars, count: z.int().min(0) })).describe("From five stars to one"),
        topics: z.array(z.object({ topic, count: z.int().positive() })),
      }),
    ),
  }),
  getOwnReview: defineCall("getOwnReview", {
    summary: "The review of the session's number for a product, and the reviews that it marked as helpful",
    authority: "session",
    query: z.object({ slug }),
    answer: answerWith(
      z.object({
        review: ownReview.nullable(),
        bought: z.boolean().describe("True when a review of this number counts as a verified purchase"),
        voted: z.array(z.string()),
      }),
    ),
  }),
  saveReview: defineCall("saveReview", {
    summary: "Writes or edits the review of the session's number: one per number and product",
    authority: "session",
    body: z.strictObject({
      slug,
      stars,
      title: line(100),
      text: z.string().trim().min(20).max(2000),
      topics: z.array(topic).max(reviewTopics.length),
      name: line(40).describe("Shown as first name and one letter; the rest is not stored"),
    }),
    answer: answerWith(ownReview),
  }),
  voteReview: defineCall("voteReview", {
    summary: "Marks a review as helpful, or undoes it: one vote per number",
    authority: "session",
    body: z.strictObject({ review_id: reviewId, helpful: z.boolean() }),
    answer: answerWith(z.object({ review_id: z.string(), helpful: z.int().min(0), voted: z.boolean() })),
  }),
} as const;

export type ReviewTopic = (typeof reviewTopics)[number];
export type ReviewSort = (typeof reviewSorts)[number];
export type ReviewState = (typeof reviewStates)[number];
export type Review = z.infer<typeof review>;
export type OwnReview = z.infer<typeof ownReview>;
