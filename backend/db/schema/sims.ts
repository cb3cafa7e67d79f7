import { type AnyPgColumn, boolean, index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { orders } from "@/backend/db/schema/orders";
import { serviceRequests } from "@/backend/db/schema/sim-requests";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The numbers that can be chosen; each has at most one holder: see migration 0011. */
export const simNumbers = pgTable(
  "sim_numbers",
  {
    msisdn: text().primaryKey(),
    numberClass: text("number_class").notNull(),
    pricePoisha: integer("price_poisha").notNull(),
    zone: text().notNull(),
    pairMsisdn: text("pair_msisdn").references((): AnyPgColumn => simNumbers.msisdn),
    position: integer().notNull(),
    heldBy: text("held_by"),
    heldFor: text("held_for"),
    heldUntil: moment("held_until"),
    orderId: text("order_id").references(() => orders.id),
  },
  (table) => [
    index("sim_numbers_list").on(table.position),
    index("sim_numbers_holder").on(table.heldBy),
    index("sim_numbers_network").on(table.heldFor),
    index("sim_numbers_order").on(table.orderId),
  ],
);

/** Phones and their features. */
export const devices = pgTable(
  "devices",
  {
    slug: text().primaryKey(),
    name: text().notNull(),
    search: text().notNull(),
    tac: text().unique("devices_tac_key"),
    esim: boolean().notNull(),
    fourG: boolean("four_g").notNull().default(true),
    fiveG: boolean("five_g").notNull(),
    volte: boolean().notNull(),
    bands: text().array().notNull().default([]),
  },
  (table) => [index("devices_search").on(table.search)],
);

/** One delivery of eSIMs; the key that opens it is sent to `msisdn` by text message. */
export const esimDeliveries = pgTable("esim_deliveries", {
  publicId: text("public_id").primaryKey(),
  orderId: text("order_id")
    .unique("esim_deliveries_order_id_key")
    .references(() => orders.id),
  requestId: text("request_id")
    .unique("esim_deliveries_request_id_key")
    .references(() => serviceRequests.id),
  msisdn: text().notNull(),
  keyHash: text("key_hash").notNull(),
  sealedKey: text("sealed_key").notNull(),
  lang: text().$type<"en" | "bn">().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  openedAt: moment("opened_at"),
});

/** eSIMs. An activation code is worth as much as the SIM itself, so it is sealed. */
export const esimProfiles = pgTable(
  "esim_profiles",
  {
    iccid: text().primaryKey(),
    deliveryId: text("delivery_id")
      .notNull()
      .references(() => esimDeliveries.publicId),
    msisdn: text().notNull(),
    sealedCode: text("sealed_code").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [unique("esim_profiles_delivery_id_msisdn_key").on(table.deliveryId, table.msisdn)],
);

/** Orders at the operator's eSIM system, one row for each number (migration 0044). */
export const esimProfileOrders = pgTable(
  "esim_profile_orders",
  {
    reference: text().primaryKey(),
    orderId: text("order_id").references(() => orders.id),
    requestId: text("request_id").references(() => serviceRequests.id),
    msisdn: text().notNull(),
    purpose: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: moment("next_at").notNull().defaultNow(),
    lastProblem: text("last_problem"),
    delayNotifiedAt: moment("delay_told_at"),
    iccid: text().unique("esim_profile_orders_iccid_key"),
    sealedCode: text("sealed_code"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("esim_profile_orders_order_id_msisdn_key").on(table.orderId, table.msisdn),
    unique("esim_profile_orders_request_id_msisdn_key").on(table.requestId, table.msisdn),
    index("esim_profile_orders_waiting").on(table.nextAt),
  ],
);
