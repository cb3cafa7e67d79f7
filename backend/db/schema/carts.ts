import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { DeliveryType } from "@/backend/contract/shop/delivery";
import { productVariants } from "@/backend/db/schema/catalog";
import type { LineOptions } from "@/backend/db/schema/localized";
import { districts } from "@/backend/db/schema/places";
import { promotions } from "@/backend/db/schema/promotions";

export const carts = pgTable(
  "carts",
  {
    token: text().primaryKey(),
    version: integer().notNull().default(1),
    linesVersion: integer("lines_version").notNull().default(1),
    deliveryDistrict: text("delivery_district").references(() => districts.name, { onUpdate: "cascade" }),
    deliveryType: text("delivery_type").$type<DeliveryType>().notNull().default("regular"),
    retailerToken: text("retailer_token"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    orderedAt: timestamp("ordered_at", { withTimezone: true }),
    promotionCode: text("promotion_code").references(() => promotions.code, {
      onUpdate: "cascade",
      onDelete: "set null",
    }),
  },
  (table) => [index("carts_left").on(table.updatedAt)],
);

/** The current lines of a cart are those with its `linesVersion`; older ones are left over from parallel updates. */
export const cartLines = pgTable(
  "cart_lines",
  {
    cartToken: text("cart_token")
      .notNull()
      .references(() => carts.token, { onDelete: "cascade" }),
    version: integer().notNull(),
    position: integer().notNull(),
    sku: text()
      .notNull()
      .references(() => productVariants.sku, { onUpdate: "cascade" }),
    quantity: integer().notNull(),
    options: jsonb().$type<LineOptions>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.cartToken, table.version, table.position] })],
);
