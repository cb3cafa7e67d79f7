import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { AdSurface, AdUnit } from "@/backend/contract/content/ads-platform";
import type { Localized } from "@/backend/db/schema/localized";
import { webForms } from "@/backend/db/schema/web-forms";

/** The ad formats that can be booked on the advertising platform, with their prices. */
export const adFormats = pgTable("ad_formats", {
  key: text().primaryKey(),
  names: jsonb().$type<Localized>().notNull(),
  sizes: jsonb().$type<Localized>().notNull(),
  files: jsonb().$type<Localized>().notNull(),
  texts: jsonb().$type<Localized>().notNull(),
  surface: text().$type<AdSurface>().notNull(),
  daysAhead: integer("days_ahead").notNull(),
  pricePoisha: integer("price_poisha").notNull(),
  unit: text().$type<AdUnit>().notNull(),
  monthlyPeople: integer("monthly_people").notNull(),
  leastPoisha: bigint("least_poisha", { mode: "number" }),
  position: integer().notNull().default(0),
  published: boolean().notNull().default(true),
});

/** The goals of advertisers, and how a budget is divided for each goal. */
export const adGoals = pgTable("ad_goals", {
  key: text().primaryKey(),
  labels: jsonb().$type<Localized>().notNull(),
  summaries: jsonb().$type<Localized>().notNull(),
  mix: jsonb().$type<{ format: string; percent: number }[]>().notNull(),
  leastPoisha: bigint("least_poisha", { mode: "number" }).notNull(),
  position: integer().notNull().default(0),
  published: boolean().notNull().default(true),
});

/** Groups of people that a campaign can be shown to. */
export const adAudiences = pgTable("ad_audiences", {
  key: text().primaryKey(),
  labels: jsonb().$type<Localized>().notNull(),
  people: integer().notNull(),
  pricePercent: integer("price_percent").notNull(),
  position: integer().notNull().default(0),
  published: boolean().notNull().default(true),
});

/** The progress of an advertising order; the order itself is a web form. */
export const adOrders = pgTable("ad_orders", {
  reference: text()
    .primaryKey()
    .references(() => webForms.reference, { onDelete: "cascade" }),
  reviewedAt: timestamp("reviewed_at", { withTimezone: true }),
  bookedAt: timestamp("booked_at", { withTimezone: true }),
  startedAt: timestamp("started_at", { withTimezone: true }),
  finishedAt: timestamp("finished_at", { withTimezone: true }),
  declinedAt: timestamp("declined_at", { withTimezone: true }),
});

/** A file for an order; its bytes are under DATA_DIR/ad-creatives. */
export const adCreatives = pgTable(
  "ad_creatives",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    digest: text().notNull(),
    /** A keyed digest of the sender's network; null when many people share it. */
    network: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    reference: text()
      .unique("ad_creatives_reference_key")
      .references(() => adOrders.reference),
  },
  (table) => [index("ad_creatives_unclaimed").on(table.createdAt).where(sql`reference is null`)],
);
