import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Category } from "@/backend/contract/shop/catalog";
import type { PromotionType } from "@/backend/contract/shop/promotions";
import type { Localized } from "@/backend/db/schema/localized";

export type PromotionKind = "percent" | "amount" | "delivery";

/** The promotions: the discount of a code, its audience and its end; money in poisha. */
export const promotions = pgTable("promotions", {
  code: text().primaryKey(),
  type: text().$type<PromotionType>().notNull().default("promo"),
  titles: jsonb().$type<Localized>().notNull(),
  kind: text().$type<PromotionKind>().notNull(),
  percent: integer(),
  /** The discount of an `amount`, and the maximum discount of a `percent`. */
  amountPoisha: integer("amount_poisha"),
  leastPoisha: integer("least_poisha").notNull().default(0),
  category: text().$type<Category>(),
  startsAt: timestamp("starts_at", { withTimezone: true }).notNull().defaultNow(),
  endsAt: timestamp("ends_at", { withTimezone: true }),
  useLimit: integer("use_limit"),
  used: integer().notNull().default(0),
  numberLimit: integer("number_limit"),
  isPublic: boolean("is_public").notNull().default(false),
});

/** How often a number has used a promotion that has a limit for each number. */
export const promotionNumbers = pgTable(
  "promotion_numbers",
  {
    code: text()
      .notNull()
      .references(() => promotions.code, { onUpdate: "cascade" }),
    msisdn: text().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.msisdn] })],
);
