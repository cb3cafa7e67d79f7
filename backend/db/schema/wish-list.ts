import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { products, productVariants } from "@/backend/db/schema/catalog";
import { subscribers } from "@/backend/db/schema/login";

/** Products on subscribers' wish lists. */
export const wishListItems = pgTable(
  "wish_list_items",
  {
    msisdn: text()
      .notNull()
      .references(() => subscribers.msisdn, { onUpdate: "cascade", onDelete: "cascade" }),
    productSlug: text("product_slug")
      .notNull()
      .references(() => products.slug, { onUpdate: "cascade" }),
    /** The price when it was saved. */
    pricePoisha: integer("price_poisha").notNull(),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
    /** The lowest known price since the number subscribed; null until the background task has read it. */
    knownPoisha: integer("known_poisha"),
  },
  (table) => [
    primaryKey({ columns: [table.msisdn, table.productSlug] }),
    index("wish_list_items_product").on(table.productSlug),
  ],
);

/** The numbers that get a text message when something on their wish list becomes cheaper. */
export const priceNotices = pgTable("price_notices", {
  msisdn: text()
    .primaryKey()
    .references(() => subscribers.msisdn, { onUpdate: "cascade", onDelete: "cascade" }),
  lang: text().$type<"en" | "bn">().notNull(),
  askedAt: timestamp("asked_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Subscriptions to sold-out variants; a number can subscribe to a variant only once (a partial unique index). */
export const stockNotices = pgTable(
  "stock_notices",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    msisdn: text().notNull(),
    sku: text()
      .notNull()
      .references(() => productVariants.sku, { onUpdate: "cascade" }),
    lang: text().$type<"en" | "bn">().notNull(),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull().defaultNow(),
    /** The time when the message was queued; null while the number waits. */
    notifiedAt: timestamp("told_at", { withTimezone: true }),
  },
  (table) => [index("stock_notices_number").on(table.msisdn)],
);
