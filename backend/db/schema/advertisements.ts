import { boolean, date, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import type { Localized } from "@/backend/db/schema/localized";

/** Campaigns of the advertisement toast; days in Dhaka, sizes in CSS pixels. */
export const advertisements = pgTable("advertisements", {
  id: text().primaryKey(),
  languages: text().array().$type<("en" | "bn")[]>().notNull().default(["en", "bn"]),
  /** Pages that may show it, without a language; a path that begins with /bn means only the Bengali page. */
  paths: text().array().notNull(),
  startsOn: date("starts_on").notNull(),
  endsOn: date("ends_on").notNull(),
  frequencyHours: numeric("frequency_hours", { mode: "number" }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  scrollDirection: text("scroll_direction").notNull(),
  /** Addresses of pictures on this site. */
  images: jsonb().$type<Localized>().notNull(),
  alts: jsonb().$type<Localized>().notNull(),
  link: text().notNull(),
  newTab: boolean("new_tab").notNull().default(false),
  position: integer().notNull().default(0),
  published: boolean().notNull().default(true),
});
