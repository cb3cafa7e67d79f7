import { boolean, doublePrecision, foreignKey, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Localized } from "@/backend/db/schema/localized";
import { thanas } from "@/backend/db/schema/places";
import type { StoreHours } from "@/utils/dates/store-hours";

/** The services of a store; their texts are in backend/http/content/store-view.ts. */
export const storeServices = [
  "order-pickup",
  "new-sim",
  "sim-replacement",
  "esim",
  "number-portability",
  "ownership-transfer",
  "devices",
  "bill-payment",
  "device-repair",
  "step-free",
] as const;
export type StoreService = (typeof storeServices)[number];

/** Customer service centres; orders of the shop can be picked up at those with `pickup`. */
export const stores = pgTable(
  "stores",
  {
    code: text().primaryKey(),
    names: jsonb().$type<Localized>().notNull(),
    addresses: jsonb().$type<Localized>().notNull(),
    district: text().notNull(),
    thana: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    phone: text(),
    services: text().array().$type<StoreService[]>().notNull(),
    hours: jsonb().$type<StoreHours[]>().notNull(),
    pickup: boolean().notNull().default(true),
  },
  (table) => [
    foreignKey({ columns: [table.district, table.thana], foreignColumns: [thanas.district, thanas.name] }).onUpdate(
      "cascade",
    ),
    index("stores_place").on(table.district, table.thana),
  ],
);

/** Retailers, who help customers to buy; the token itself is not stored. */
export const retailers = pgTable(
  "retailers",
  {
    code: text().primaryKey(),
    tokenHash: text("token_hash").notNull().unique("retailers_token_hash_key"),
    names: jsonb().$type<Localized>().notNull(),
    district: text().notNull(),
    thana: text().notNull(),
    msisdn: text().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    foreignKey({ columns: [table.district, table.thana], foreignColumns: [thanas.district, thanas.name] }).onUpdate(
      "cascade",
    ),
  ],
);
