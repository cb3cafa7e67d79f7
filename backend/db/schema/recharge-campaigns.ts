import { bigint, boolean, date, index, jsonb, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { Localized } from "@/backend/db/schema/localized";
import { districts } from "@/backend/db/schema/places";
import { stores } from "@/backend/db/schema/stores";

/** A prize and the number of such prizes. */
export interface CampaignPrize {
  title: Localized;
  count: number;
}

/** Campaigns in which recharges enter draws; amounts in poisha, days in Dhaka. */
export const rechargeCampaigns = pgTable("recharge_campaigns", {
  id: text().primaryKey(),
  titles: jsonb().$type<Localized>().notNull(),
  summaries: jsonb().$type<Localized>().notNull(),
  introductions: jsonb().$type<Localized<string[]>>().notNull(),
  /** A picture of the kit: family/name. */
  picture: text().notNull(),
  startsOn: date("starts_on").notNull(),
  endsOn: date("ends_on").notNull(),
  leastPoisha: bigint("least_poisha", { mode: "number" }).notNull(),
  steps: jsonb().$type<Localized<string[]>>().notNull(),
  prizes: jsonb().$type<CampaignPrize[]>().notNull(),
  terms: jsonb().$type<Localized<string[]>>().notNull(),
  /** Stores where a recharge counts. */
  storeCodes: text("store_codes").array().notNull().default([]),
  published: boolean().notNull().default(true),
});

/** Numbers that won. They are stored in full and masked before they leave the backend. */
export const rechargeCampaignWinners = pgTable(
  "recharge_campaign_winners",
  {
    campaignId: text("campaign_id")
      .notNull()
      .references(() => rechargeCampaigns.id),
    msisdn: text().notNull(),
    prizes: jsonb().$type<Localized>().notNull(),
    district: text()
      .notNull()
      .references(() => districts.name, { onUpdate: "cascade" }),
    drawnOn: date("drawn_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.msisdn, table.drawnOn] })],
);

/** Entries of proved numbers. */
export const rechargeCampaignEntries = pgTable(
  "recharge_campaign_entries",
  {
    reference: text().primaryKey(),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => rechargeCampaigns.id),
    msisdn: text().notNull(),
    fullName: text("full_name").notNull(),
    district: text().notNull(),
    storeCode: text("store_code")
      .notNull()
      .references(() => stores.code),
    amountPoisha: bigint("amount_poisha", { mode: "number" }).notNull(),
    enteredOn: date("entered_on").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("recharge_campaign_entries_once").on(table.campaignId, table.msisdn, table.enteredOn),
    index("recharge_campaign_entries_of").on(table.msisdn, table.createdAt.desc()),
  ],
);
