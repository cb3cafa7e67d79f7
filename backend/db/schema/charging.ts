import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const poisha = (name: string) => bigint(name, { mode: "number" });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Balances of the sandbox's charging system; only entries change them. */
export const chargingAccounts = pgTable("charging_accounts", {
  msisdn: text().primaryKey(),
  balancePoisha: poisha("balance_poisha").notNull().default(0),
  validUntil: moment("valid_until").notNull(),
});

/** A request under a reference, and its answer. */
export const chargingChanges = pgTable(
  "charging_changes",
  {
    reference: text().primaryKey(),
    kind: text().$type<"opening" | "recharge" | "activation">().notNull(),
    msisdn: text()
      .notNull()
      .references(() => chargingAccounts.msisdn),
    amountPoisha: poisha("amount_poisha").notNull(),
    packId: text("pack_id"),
    refusedFor: text("refused_for"),
    balancePoisha: poisha("balance_poisha"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("charging_changes_of_number").on(table.msisdn, table.createdAt.desc())],
);

/** Two entries for each change; their sum is 0. */
export const chargingEntries = pgTable(
  "charging_entries",
  {
    reference: text()
      .notNull()
      .references(() => chargingChanges.reference),
    account: text().$type<"subscriber" | "openings" | "recharges" | "packs">().notNull(),
    msisdn: text()
      .notNull()
      .references(() => chargingAccounts.msisdn),
    amountPoisha: poisha("amount_poisha").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.account] }),
    index("charging_entries_of_number").on(table.msisdn).where(sql`account = 'subscriber'`),
  ],
);

export const chargingPacks = pgTable(
  "charging_packs",
  {
    reference: text()
      .primaryKey()
      .references(() => chargingChanges.reference),
    msisdn: text()
      .notNull()
      .references(() => chargingAccounts.msisdn),
    packId: text("pack_id").notNull(),
    dataMb: integer("data_mb").notNull(),
    minutes: integer().notNull(),
    sms: integer().notNull(),
    autoRenew: boolean("auto_renew").notNull(),
    validUntil: moment("valid_until").notNull(),
    renewedAt: moment("renewed_at"),
  },
  (table) => [
    index("charging_packs_of_number").on(table.msisdn, table.validUntil),
    index("charging_packs_renewing").on(table.validUntil),
  ],
);
