import { boolean, pgTable, smallint, text, timestamp, unique } from "drizzle-orm/pg-core";
import { subscribers } from "@/backend/db/schema/login";
import { districts } from "@/backend/db/schema/places";

/** The preferences of a subscriber, set on the dashboard; null means that the subscriber never chose a value. */
export const accountPreferences = pgTable("account_preferences", {
  msisdn: text()
    .primaryKey()
    .references(() => subscribers.msisdn, { onUpdate: "cascade", onDelete: "cascade" }),
  language: text().$type<"en" | "bn">(),
  colourMode: text("colour_mode").$type<"light" | "dark">(),
  orderMessages: boolean("order_messages").notNull().default(true),
  offerMessages: boolean("offer_messages").notNull().default(false),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Delivery addresses that a subscriber saved; the default is the one with the latest `defaultSince`. */
export const savedAddresses = pgTable(
  "saved_addresses",
  {
    id: text().primaryKey(),
    msisdn: text()
      .notNull()
      .references(() => subscribers.msisdn, { onUpdate: "cascade", onDelete: "cascade" }),
    slot: smallint().notNull(),
    label: text(),
    fullName: text("full_name").notNull(),
    district: text()
      .notNull()
      .references(() => districts.name, { onUpdate: "cascade" }),
    thana: text().notNull(),
    postCode: text("post_code").notNull(),
    address: text().notNull(),
    defaultSince: timestamp("default_since", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("saved_addresses_slot").on(table.msisdn, table.slot),
    unique("saved_addresses_once").on(
      table.msisdn,
      table.fullName,
      table.district,
      table.thana,
      table.postCode,
      table.address,
    ),
  ],
);
