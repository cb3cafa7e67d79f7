import { boolean, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { StarTier } from "@/backend/contract/star";
import type { Localized, StoredPicture } from "@/backend/db/schema/localized";

export const starCategories = pgTable("star_categories", {
  key: text().primaryKey(),
  labels: jsonb().$type<Localized>().notNull(),
  position: integer().notNull().default(0),
});

export const starAreas = pgTable("star_areas", {
  key: text().primaryKey(),
  labels: jsonb().$type<Localized>().notNull(),
  position: integer().notNull().default(0),
});

/** What partners offer to star customers, until a day in Asia/Dhaka. */
export const starOffers = pgTable(
  "star_offers",
  {
    id: text().primaryKey(),
    partners: jsonb().$type<Localized>().notNull(),
    titles: jsonb().$type<Localized>().notNull(),
    category: text()
      .notNull()
      .references(() => starCategories.key, { onUpdate: "cascade" }),
    area: text()
      .notNull()
      .references(() => starAreas.key, { onUpdate: "cascade" }),
    tiers: text().array().$type<StarTier[]>().notNull(),
    summaries: jsonb().$type<Localized>().notNull(),
    howTo: jsonb("how_to").$type<Localized>().notNull(),
    validUntil: date("valid_until").notNull(),
    picture: jsonb().$type<StoredPicture>(),
    position: integer().notNull().default(0),
    published: boolean().notNull().default(true),
  },
  (table) => [index("star_offers_listing").on(table.position, table.id)],
);
