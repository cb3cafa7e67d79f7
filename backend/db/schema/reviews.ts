import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { ReviewState, ReviewTopic } from "@/backend/contract/shop/reviews";
import { products } from "@/backend/db/schema/catalog";
import { subscribers } from "@/backend/db/schema/login";

/** Reviews of products. A trigger also writes the ratings into the product's row: see migration 0018. */
export const productReviews = pgTable(
  "product_reviews",
  {
    id: text().primaryKey(),
    productSlug: text("product_slug")
      .notNull()
      .references(() => products.slug, { onUpdate: "cascade" }),
    /** Null for reviews of the seed. */
    msisdn: text().references(() => subscribers.msisdn, { onUpdate: "cascade", onDelete: "set null" }),
    /** The author's name as it is shown: "Nusrat J.". */
    author: text().notNull(),
    lang: text().$type<"en" | "bn">().notNull(),
    stars: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    topics: text().array().$type<ReviewTopic[]>().notNull().default([]),
    verified: boolean().notNull().default(false),
    state: text().$type<ReviewState>().notNull(),
    /** The reasons why it waits for an operator. */
    concerns: text().array().notNull().default([]),
    helpful: integer().notNull().default(0),
    writtenAt: timestamp("written_at", { withTimezone: true }).notNull().defaultNow(),
    editedAt: timestamp("edited_at", { withTimezone: true }),
  },
  (table) => [
    unique("product_reviews_product_slug_msisdn_key").on(table.productSlug, table.msisdn),
    index("product_reviews_shown").on(table.productSlug, table.writtenAt.desc(), table.id),
    index("product_reviews_waiting").on(table.writtenAt),
    index("product_reviews_author").on(table.msisdn),
  ],
);

/** The numbers that found a review helpful; a trigger counts them in the review's row. */
export const reviewVotes = pgTable(
  "review_votes",
  {
    reviewId: text("review_id")
      .notNull()
      .references(() => productReviews.id, { onDelete: "cascade" }),
    msisdn: text()
      .notNull()
      .references(() => subscribers.msisdn, { onUpdate: "cascade", onDelete: "cascade" }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.msisdn] }), index("review_votes_voter").on(table.msisdn)],
);
