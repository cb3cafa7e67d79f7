import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Category } from "@/backend/contract/shop/catalog";
import type { OrderDeliveryType } from "@/backend/contract/shop/delivery";
import type { OrderState, PaymentMethod, PaymentState, PayWith } from "@/backend/contract/shop/orders";
import { carts } from "@/backend/db/schema/carts";
import { products, productVariants } from "@/backend/db/schema/catalog";
import type { LineOptions, Localized, StoredPicture } from "@/backend/db/schema/localized";
import { promotions } from "@/backend/db/schema/promotions";
import { serviceRequests } from "@/backend/db/schema/sim-requests";

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

/** Who carries parcels. */
export const couriers = pgTable("couriers", {
  code: text().primaryKey(),
  names: jsonb().$type<Localized>().notNull(),
  phone: text(),
  /** `{parcel}` is replaced by the parcel's number. */
  trackingUrl: text("tracking_url"),
  /** The default courier; at most one. */
  isDefault: boolean("is_default").notNull().default(false),
});

export const orders = pgTable(
  "orders",
  {
    id: text().primaryKey(),
    publicId: text("public_id").notNull().unique("orders_public_id_key"),
    /** Null for a pre-order, which is placed without a cart. */
    cartToken: text("cart_token")
      .unique("orders_cart_token_key")
      .references(() => carts.token),
    cartVersion: integer("cart_version"),
    fullName: text("full_name").notNull(),
    msisdn: text().notNull(),
    email: text(),
    district: text().notNull(),
    thana: text().notNull(),
    postCode: text("post_code").notNull(),
    address: text().notNull(),
    note: text(),
    deliveryType: text("delivery_type").$type<OrderDeliveryType>().notNull(),
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
    discountPoisha: bigint("discount_poisha", { mode: "number" }).notNull().default(0),
    promotionCode: text("promotion_code").references(() => promotions.code, { onUpdate: "cascade" }),
    /** The part of the discount that applies to the delivery; the rest applies to the lines. */
    deliveryDiscountPoisha: bigint("delivery_discount_poisha", { mode: "number" }).notNull().default(0),
    /** Null, like the VAT of the lines, in orders from before rates were kept. */
    deliveryVatBasisPoints: integer("delivery_vat_basis_points"),
    deliveryVatPoisha: bigint("delivery_vat_poisha", { mode: "number" }),
    /** The sum that is due only when the goods arrive. */
    deferredPoisha: bigint("deferred_poisha", { mode: "number" }).notNull().default(0),
    emiPlan: jsonb("emi_plan").$type<AgreedPlan>(),
    store: jsonb().$type<PickupStore>(),
    preorderSlug: text("preorder_slug").references(() => products.slug, { onUpdate: "cascade" }),
    courierCode: text("courier_code").references(() => couriers.code, { onUpdate: "cascade" }),
    parcelNumber: text("parcel_number"),
    /** The means of payment that the buyer wants to use at the gateway, and in the end used; null = chosen there. */
    payWith: text("pay_with").$type<PayWith>(),
    /** True when the buyer proved the number: by being logged in with it, or by a code that was sent to it. */
    numberProved: boolean("number_proved").notNull().default(false),
  },
  (table) => [
    index("orders_msisdn").on(table.msisdn, table.placedAt.desc()),
    index("orders_unpaid").on(table.paymentDueUntil),
    index("orders_open_cod").on(table.msisdn),
    index("orders_refused_cod").on(table.msisdn),
    index("orders_open_online").on(table.msisdn),
  ],
);

/** The agreed instalments; money in poisha. */
export interface AgreedPlan {
  code: string;
  bank: Localized;
  months: number;
  monthlyPoisha: number;
  totalPoisha: number;
}

/** The store as it was when the order was placed. */
export interface PickupStore {
  code: string;
  name: Localized;
  address: Localized;
}

/** The goods as they were sold: later changes of the catalogue do not affect them. */
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
    ramGb: integer("ram_gb"),
    storageGb: integer("storage_gb"),
    size: text(),
    picture: jsonb().$type<StoredPicture>(),
    options: jsonb().$type<LineOptions>().notNull().default({}),
    quantity: integer().notNull(),
    pricePoisha: integer("price_poisha").notNull(),
    totalPoisha: bigint("total_poisha", { mode: "number" }).notNull(),
    /** The line's share of the order's discount. */
    discountPoisha: bigint("discount_poisha", { mode: "number" }).notNull().default(0),
    /** In hundredths of a percent; null in orders from before rates were kept. */
    vatBasisPoints: integer("vat_basis_points"),
    /** The VAT in the price after the discount. */
    vatPoisha: bigint("vat_poisha", { mode: "number" }),
    /** The request that a replacement SIM is for. */
    simRequestId: text("sim_request_id").references(() => serviceRequests.id),
    /** True after the order has ended without its goods: the request can then be ordered again. */
    simRequestReleased: boolean("sim_request_released").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index("order_lines_sim").on(table.orderId),
    index("order_lines_request").on(table.simRequestId),
  ],
);

/** The add-ons of each piece of a line. */
export const orderLineAddOns = pgTable(
  "order_line_add_ons",
  {
    orderId: text("order_id").notNull(),
    position: integer().notNull(),
    place: integer().notNull(),
    titles: jsonb().$type<Localized>().notNull(),
    sku: text().references(() => productVariants.sku, { onUpdate: "cascade" }),
    pricePoisha: integer("price_poisha").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position, table.place] }),
    foreignKey({ columns: [table.orderId, table.position], foreignColumns: [orderLines.orderId, orderLines.position] }),
  ],
);

export const orderEvents = pgTable(
  "order_events",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    state: text().$type<OrderState>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    movedBy: text("moved_by").$type<"customer" | "operator">(),
    note: text(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.state] })],
);

/** The buyer's changes to an order before the goods were packed. */
export const orderChanges = pgTable(
  "order_changes",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    fields: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.at] })],
);
