import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import type { StarRedeemBy, StarTier } from "@/backend/contract/subscriber-services/star";
import type { Localized, StoredPicture } from "@/backend/db/schema/localized";
import { districts } from "@/backend/db/schema/places";

const poisha = (name: string) => bigint(name, { mode: "number" });

/** The tiers: the monthly use from which each begins (the mean of three months), and its benefits. */
export const starTierRules = pgTable("star_tiers", {
  tier: text().$type<StarTier>().primaryKey(),
  fromPoisha: poisha("from_poisha").notNull().unique("star_tiers_from_poisha_key"),
  /** The new benefits of this tier, in one sentence. */
  gains: jsonb().$type<Localized>().notNull(),
  birthdays: jsonb().$type<Localized>(),
  benefits: jsonb().$type<Localized<string[]>>().notNull(),
});

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

/** Partners' offers to star customers, each valid until a day in Asia/Dhaka. */
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
    /** How the customer gets an offer: with the star card, by a text message, by a code, or by booking. */
    redeemBy: text("redeem_by").$type<StarRedeemBy>().notNull().default("card"),
    /** The message to send, or the code to enter. */
    redeemText: text("redeem_text"),
    /** The short code that the message is sent to. */
    redeemTo: text("redeem_to"),
    /** Days of the week on which it is valid, 0 for Sunday; empty for every day. */
    weekdays: smallint().array().notNull().default([]),
  },
  (table) => [index("star_offers_listing").on(table.position, table.id)],
);

/** The places where an offer is valid; an offer without branches is valid everywhere, or online. */
export const starBranches = pgTable(
  "star_branches",
  {
    offerId: text("offer_id")
      .notNull()
      .references(() => starOffers.id, { onUpdate: "cascade", onDelete: "cascade" }),
    code: text().notNull(),
    names: jsonb().$type<Localized>().notNull(),
    district: text()
      .notNull()
      .references(() => districts.name, { onUpdate: "cascade" }),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.code] }), index("star_branches_district").on(table.district)],
);

/** The use of a number in a calendar month (`YYYY-MM`), as the operator's systems report it. */
export const subscriberUsage = pgTable(
  "subscriber_usage",
  { msisdn: text().notNull(), month: text().notNull(), usedPoisha: poisha("used_poisha").notNull() },
  (table) => [primaryKey({ columns: [table.msisdn, table.month] })],
);
