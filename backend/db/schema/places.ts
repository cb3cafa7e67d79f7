import { boolean, doublePrecision, foreignKey, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { DeliveryType } from "@/backend/contract/shop/delivery";
import type { Localized } from "@/backend/db/schema/localized";

export type DeliveryZone = "inside-dhaka" | "outside-dhaka";

export const districts = pgTable("districts", {
  name: text().primaryKey(),
  nameBn: text("name_bn").notNull(),
  zone: text().$type<DeliveryZone>().notNull(),
  delivered: boolean().notNull().default(true),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
});

export const thanas = pgTable(
  "thanas",
  {
    district: text()
      .notNull()
      .references(() => districts.name, { onUpdate: "cascade" }),
    name: text().notNull(),
    nameBn: text("name_bn").notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.district, table.name] })],
);

export const postCodes = pgTable(
  "post_codes",
  {
    district: text().notNull(),
    thana: text().notNull(),
    postCode: text("post_code").notNull(),
    postOffice: text("post_office").notNull(),
    postOfficeBn: text("post_office_bn").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.district, table.thana, table.postCode] }),
    foreignKey({
      columns: [table.district, table.thana],
      foreignColumns: [thanas.district, thanas.name],
    }).onUpdate("cascade"),
  ],
);

export const deliveryOptions = pgTable(
  "delivery_options",
  {
    type: text().$type<DeliveryType>().notNull(),
    zone: text().$type<DeliveryZone>().notNull(),
    labels: jsonb().$type<Localized>().notNull(),
    feePoisha: integer("fee_poisha").notNull(),
    daysMin: integer("days_min").notNull(),
    daysMax: integer("days_max").notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.type, table.zone] })],
);
