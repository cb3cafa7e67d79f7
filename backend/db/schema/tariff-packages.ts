import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { TariffType } from "@/backend/contract/subscriber-services/tariff-packages";
import type { Localized } from "@/backend/db/schema/localized";

/** The prices of a SIM without a pack; in poisha. */
export const tariffPackages = pgTable(
  "tariff_packages",
  {
    id: text().primaryKey(),
    type: text().$type<TariffType>().notNull(),
    names: jsonb().$type<Localized>().notNull(),
    suits: jsonb().$type<Localized>().notNull(),
    callPoisha: integer("call_poisha").notNull(),
    pulseSeconds: integer("pulse_seconds").notNull(),
    fnfNumbers: integer("fnf_numbers").notNull().default(0),
    fnfPoisha: integer("fnf_poisha").notNull().default(0),
    smsPoisha: integer("sms_poisha").notNull(),
    feePoisha: integer("fee_poisha").notNull().default(0),
    includedMb: integer("included_mb").notNull().default(0),
    includedMinutes: integer("included_minutes").notNull().default(0),
    creditLeastPoisha: integer("credit_least_poisha"),
    creditMostPoisha: integer("credit_most_poisha"),
    depositFreePoisha: integer("deposit_free_poisha"),
    simPoisha: integer("sim_poisha").notNull(),
    changeCode: text("change_code"),
    position: integer().notNull().default(0),
    published: boolean().notNull().default(true),
  },
  (table) => [index("tariff_packages_listing").on(table.position, table.id)],
);
