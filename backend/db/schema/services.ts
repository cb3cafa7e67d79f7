import { boolean, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { BillMethod, BillUnit } from "@/backend/contract/subscriber-services/bill-charges";
import type { CoverageLevel } from "@/backend/contract/subscriber-services/network";
import type { RateKind, RateService, RateUnit } from "@/backend/contract/subscriber-services/rates";
import type { ServicePeriod } from "@/backend/contract/subscriber-services/value-added-services";
import type { Localized } from "@/backend/db/schema/localized";
import { thanas } from "@/backend/db/schema/places";
import { devices } from "@/backend/db/schema/sims";

export const serviceCategories = pgTable("service_categories", {
  key: text().primaryKey(),
  labels: jsonb().$type<Localized>().notNull(),
  position: integer().notNull().default(0),
});

export const valueAddedServices = pgTable(
  "value_added_services",
  {
    id: text().primaryKey(),
    category: text()
      .notNull()
      .references(() => serviceCategories.key, { onUpdate: "cascade" }),
    names: jsonb().$type<Localized>().notNull(),
    summaries: jsonb().$type<Localized>().notNull(),
    terms: jsonb().$type<Localized>().notNull(),
    pricePoisha: integer("price_poisha").notNull(),
    period: text().$type<ServicePeriod>().notNull(),
    startCode: text("start_code").notNull(),
    stopCode: text("stop_code"),
    words: text().notNull().default(""),
    position: integer().notNull().default(0),
    published: boolean().notNull().default(true),
  },
  (table) => [index("value_added_services_listing").on(table.position, table.id)],
);

export const billCharges = pgTable(
  "bill_charges",
  {
    way: text().$type<BillMethod>().notNull(),
    service: text().notNull(),
    names: jsonb().$type<Localized>().notNull(),
    abovePoisha: integer("above_poisha").notNull().default(0),
    chargePoisha: integer("charge_poisha").notNull(),
    unit: text().$type<BillUnit>().notNull().default("payment"),
    mostPoisha: integer("most_poisha"),
    notes: jsonb().$type<Localized>().notNull(),
    position: integer().notNull().default(0),
    published: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.way, table.service, table.abovePoisha] })],
);

export const rateZones = pgTable(
  "rate_zones",
  {
    service: text().$type<RateService>().notNull(),
    key: text().notNull(),
    labels: jsonb().$type<Localized>().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.service, table.key] })],
);

export const countryRates = pgTable(
  "country_rates",
  {
    service: text().$type<RateService>().notNull(),
    zone: text().notNull(),
    kind: text().$type<RateKind>().notNull(),
    pricePoisha: integer("price_poisha").notNull(),
    unit: text().$type<RateUnit>().notNull(),
    pulseSeconds: integer("pulse_seconds"),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.zone, table.kind] }),
    foreignKey({
      columns: [table.service, table.zone],
      foreignColumns: [rateZones.service, rateZones.key],
    }).onUpdate("cascade"),
  ],
);

export const countries = pgTable("countries", {
  code: text().primaryKey(),
  names: jsonb().$type<Localized>().notNull(),
  words: text().notNull().default(""),
  dialCode: text("dial_code").notNull(),
  isdZone: text("isd_zone"),
  roamingZone: text("roaming_zone"),
  operators: text().array().notNull().default([]),
  published: boolean().notNull().default(true),
});

export const roamingPacks = pgTable("roaming_packs", {
  id: text().primaryKey(),
  zone: text().notNull(),
  dataMb: integer("data_mb").notNull(),
  minutes: integer().notNull(),
  validityDays: integer("validity_days").notNull(),
  pricePoisha: integer("price_poisha").notNull(),
  dialCode: text("dial_code").notNull(),
  position: integer().notNull().default(0),
  published: boolean().notNull().default(true),
});

export const networkCoverage = pgTable(
  "network_coverage",
  {
    district: text().notNull(),
    thana: text().notNull(),
    fourG: text("four_g").$type<CoverageLevel>().notNull(),
    fiveG: text("five_g").$type<CoverageLevel>().notNull(),
    volte: boolean().notNull(),
    fiveGPlanned: date("five_g_planned"),
  },
  (table) => [
    primaryKey({ columns: [table.district, table.thana] }),
    foreignKey({
      columns: [table.district, table.thana],
      foreignColumns: [thanas.district, thanas.name],
    }).onUpdate("cascade"),
  ],
);

export const deviceCodes = pgTable(
  "device_codes",
  {
    tac: text().primaryKey(),
    device: text()
      .notNull()
      .references(() => devices.slug, { onUpdate: "cascade", onDelete: "cascade" }),
  },
  (table) => [index("device_codes_device").on(table.device)],
);
