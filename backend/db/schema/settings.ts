import { boolean, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { Localized } from "@/backend/db/schema/localized";

/** One row of rules that the business may change without a release; the defaults are in migration 0001. */
export const shopSettings = pgTable("shop_settings", {
  id: integer().primaryKey().default(1),
  codEnabled: boolean("cod_enabled").notNull().default(true),
  codLimitPoisha: integer("cod_limit_poisha").notNull().default(5_000_000),
  codOpenLimitPoisha: integer("cod_open_limit_poisha").notNull().default(8_000_000),
  codOpenOrders: integer("cod_open_orders").notNull().default(2),
  /** Maximum number of orders of one number that wait for an online payment at the same time. */
  onlineOpenOrders: integer("online_open_orders").notNull().default(3),
  paymentHoldMinutes: integer("payment_hold_minutes").notNull().default(30),
  // Only the version before this one reads the next two (docs/decisions/06).
  emiMonths: integer("emi_months").notNull().default(12),
  emiLeastPricePoisha: integer("emi_least_price_poisha").notNull().default(500_000),
  newForDays: integer("new_for_days").notNull().default(45),
  /** Number of days after the delivery in which goods can be sent back. */
  returnDays: integer("return_days").notNull().default(7),
  restWeekday: integer("rest_weekday").default(5),
  /** Number of working days that a printed name or number takes before the parcel can leave. */
  printDays: integer("print_days").notNull().default(2),
  /** The rate of the VAT that delivery fees include, in hundredths of a percent. */
  deliveryVatBasisPoints: integer("delivery_vat_basis_points").notNull().default(1500),
  /** True after the demo seed was written here; production refuses such a database. */
  hasDemoData: boolean("has_demo_data").notNull().default(false),
  vatNotes: jsonb("vat_notes")
    .$type<Localized>()
    .notNull()
    .default({ en: "Prices include VAT.", bn: "মূল্যের সঙ্গে ভ্যাট অন্তর্ভুক্ত।" }),
});
