import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Category } from "@/backend/contract/catalog";
import type { DeliveryType } from "@/backend/contract/delivery";
import type { OrderState, PaymentMethod, PaymentState } from "@/backend/contract/orders";
import { carts } from "@/backend/db/schema/carts";
import { productVariants } from "@/backend/db/schema/catalog";
import type { LineOptions, Localized, StoredPicture } from "@/backend/db/schema/localized";

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text("request_hash").notNull(),
    response: jsonb().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index("idempotency_keys_age").on(table.createdAt)],
);

export const orders = pgTable(
  "orders",
  {
    id: text().primaryKey(),
    publicId: text("public_id").notNull().unique("orders_public_id_key"),
    cartToken: text("cart_token")
      .notNull()
      .unique("orders_cart_token_key")
      .references(() => carts.token),
    cartVersion: integer("cart_version").notNull(),
    fullName: text("full_name").notNull(),
    msisdn: text().notNull(),
    email: text(),
    district: text().notNull(),
    thana: text().notNull(),
    postCode: text("post_code").notNull(),
    address: text().notNull(),
    note: text(),
    deliveryType: text("delivery_type").$type<DeliveryType>().notNull(),
    deliverEarliest: date("deliver_earliest").notNull(),
    deliverLatest: date("deliver_latest").notNull(),
    itemsPoisha: bigint("items_poisha", { mode: "number" }).notNull(),
    deliveryPoisha: bigint("delivery_poisha", { mode: "number" }).notNull(),
    payablePoisha: bigint("payable_poisha", { mode: "number" }).notNull(),
    paymentMethod: text("payment_method").$type<PaymentMethod>().notNull(),
    state: text().$type<OrderState>().notNull(),
    paymentState: text("payment_state").$type<PaymentState>().notNull(),
    paymentDueUntil: timestamp("payment_due_until", { withTimezone: true }),
    retailerToken: text("retailer_token"),
    lang: text().$type<"en" | "bn">().notNull(),
    placedAt: timestamp("placed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("orders_msisdn").on(table.msisdn, table.placedAt.desc()),
    index("orders_unpaid").on(table.paymentDueUntil),
    index("orders_open_cod").on(table.msisdn),
  ],
);

/** What was bought, as it was sold: later changes of the catalogue do not reach it. */
export const orderLines = pgTable(
  "order_lines",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    sku: text()
      .notNull()
      .references(() => productVariants.sku, { onUpdate: "cascade" }),
    productSlug: text("product_slug").notNull(),
    category: text().$type<Category>().notNull(),
    titles: jsonb().$type<Localized>().notNull(),
    colourLabels: jsonb("colour_labels").$type<Localized>().notNull(),
    ramGb: integer("ram_gb").notNull(),
    storageGb: integer("storage_gb").notNull(),
    picture: jsonb().$type<StoredPicture>(),
    options: jsonb().$type<LineOptions>().notNull().default({}),
    quantity: integer().notNull(),
    pricePoisha: integer("price_poisha").notNull(),
    totalPoisha: bigint("total_poisha", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

export const orderEvents = pgTable(
  "order_events",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    state: text().$type<OrderState>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.state] })],
);
