import { bigint, boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AdSurface, AdUnit } from "@/backend/contract/ads-platform";
import type { Localized } from "@/backend/db/schema/localized";

/** What can be booked on the advertising platform, with its price. */
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

/** What an advertiser wants, and how a budget is divided for it. */
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
