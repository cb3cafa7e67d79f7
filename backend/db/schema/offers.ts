import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { OfferAudience, OfferKind, OfferTag } from "@/backend/contract/subscriber-services/offers";
import type { StarTier } from "@/backend/contract/subscriber-services/star";
import type { Localized } from "@/backend/db/schema/localized";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Packs at a special price, for everyone, for tiers or for selected numbers; prices in poisha. */
export const offers = pgTable(
  "offers",
  {
    id: text().primaryKey(),
    kind: text().$type<OfferKind>().notNull(),
    titles: jsonb().$type<Localized>().notNull(),
    summaries: jsonb().$type<Localized>().notNull(),
    pricePoisha: integer("price_poisha").notNull(),
    standardPackId: text("standard_pack_id"),
    dataMb: integer("data_mb").notNull().default(0),
    minutes: integer().notNull().default(0),
    sms: integer().notNull().default(0),
    validityHours: integer("validity_hours").notNull(),
    tags: text().array().$type<OfferTag[]>().notNull().default([]),
    audience: text().$type<OfferAudience>().notNull(),
    tiers: text().array().$type<StarTier[]>().notNull().default([]),
    lastDigits: text("last_digits").notNull().default(""),
    oncePerNumber: boolean("once_per_number").notNull().default(false),
    autoRenew: boolean("auto_renew").notNull().default(false),
    validUntil: date("valid_until").notNull(),
    dialCode: text("dial_code"),
    terms: jsonb().$type<Localized<string[]>>().notNull(),
    popularity: integer().notNull().default(0),
    published: boolean().notNull().default(true),
  },
  (table) => [
    unique("offers_dial_code_key").on(table.dialCode),
    index("offers_listing").on(table.popularity.desc(), table.id),
  ],
);

/** The selected numbers of an offer. */
export const offerNumbers = pgTable(
  "offer_numbers",
  {
    offerId: text("offer_id")
      .notNull()
      .references(() => offers.id, { onUpdate: "cascade", onDelete: "cascade" }),
    msisdn: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.msisdn, table.offerId] }), index("offer_numbers_offer").on(table.offerId)],
);

/** Packs and offers bought from a balance, with their result at the charging system. */
export const activations = pgTable(
  "activations",
  {
    id: text().primaryKey(),
    reference: text().notNull(),
    msisdn: text().notNull(),
    lang: text().$type<"en" | "bn">().notNull(),
    packId: text("pack_id"),
    offerId: text("offer_id").references(() => offers.id, { onUpdate: "cascade" }),
    titles: jsonb().$type<Localized>().notNull(),
    pricePoisha: bigint("price_poisha", { mode: "number" }).notNull(),
    validityHours: integer("validity_hours").notNull(),
    autoRenew: boolean("auto_renew").notNull(),
    once: boolean().notNull().default(false),
    state: text().$type<"pending" | "done" | "refused">().notNull().default("pending"),
    chargingReference: text("charging_reference").notNull().default(sql`gen_random_uuid()::text`),
    attempts: integer().notNull().default(1),
    nextAt: moment("next_at"),
    lastProblem: text("last_problem"),
    refusedFor: text("refused_for"),
    balancePoisha: bigint("balance_poisha", { mode: "number" }),
    validUntil: moment("valid_until"),
    createdAt: moment("created_at").notNull().defaultNow(),
    doneAt: moment("done_at"),
  },
  (table) => [
    unique("activations_reference").on(table.reference),
    unique("activations_charging").on(table.chargingReference),
    index("activations_waiting").on(table.nextAt),
    index("activations_of_number").on(table.msisdn, table.createdAt.desc()),
    index("activations_of_offer").on(table.offerId),
  ],
);
