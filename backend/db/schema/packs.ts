import { boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { PackKind, PackTag } from "@/backend/contract/subscriber-services/packs";
import type { Localized } from "@/backend/db/schema/localized";

/** Public packs; prices in poisha. */
export const internetPacks = pgTable(
  "internet_packs",
  {
    id: text().primaryKey(),
    kind: text().$type<PackKind>().notNull(),
    titles: jsonb().$type<Localized>().notNull(),
    pricePoisha: integer("price_poisha").notNull(),
    wasPricePoisha: integer("was_price_poisha"),
    dataMb: integer("data_mb").notNull().default(0),
    unlimitedData: boolean("unlimited_data").notNull().default(false),
    minutes: integer().notNull().default(0),
    sms: integer().notNull().default(0),
    validityHours: integer("validity_hours").notNull(),
    tags: text().array().$type<PackTag[]>().notNull().default([]),
    autoRenew: boolean("auto_renew").notNull().default(false),
    dialCode: text("dial_code"),
    terms: jsonb().$type<Localized<string[]>>().notNull(),
    popularity: integer().notNull().default(0),
    published: boolean().notNull().default(true),
  },
  (table) => [
    unique("internet_packs_dial_code_key").on(table.dialCode),
    index("internet_packs_listing").on(table.popularity.desc(), table.id),
  ],
);
