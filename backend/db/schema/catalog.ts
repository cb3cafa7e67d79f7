import { bigint, boolean, date, index, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { Category } from "@/backend/contract/catalog";
import type { Localized, ProductTexts, StoredPicture } from "@/backend/db/schema/localized";

export type StockReason = "opening" | "delivery" | "sale" | "expiry" | "cancellation" | "correction";

export const brands = pgTable("brands", {
  slug: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull().default(0),
});

export const products = pgTable(
  "products",
  {
    slug: text().primaryKey(),
    category: text().$type<Category>().notNull(),
    brandSlug: text("brand_slug")
      .notNull()
      .references(() => brands.slug, { onUpdate: "cascade" }),
    titles: jsonb().$type<Localized>().notNull(),
    summaries: jsonb().$type<Localized>().notNull(),
    texts: jsonb().$type<Localized<ProductTexts>>().notNull(),
    fiveG: boolean("five_g").notNull().default(false),
    releasedOn: date("released_on").notNull(),
    listedAt: timestamp("listed_at", { withTimezone: true }).notNull().defaultNow(),
    popularity: integer().notNull().default(0),
    published: boolean().notNull().default(true),
  },
  (table) => [
    index("products_listing").on(table.category, table.popularity.desc(), table.slug),
    index("products_newest").on(table.category, table.listedAt.desc()),
    index("products_brand").on(table.brandSlug),
  ],
);

export const productVariants = pgTable(
  "product_variants",
  {
    sku: text().primaryKey(),
    productSlug: text("product_slug")
      .notNull()
      .references(() => products.slug, { onUpdate: "cascade" }),
    colourName: text("colour_name").notNull(),
    colourLabels: jsonb("colour_labels").$type<Localized>().notNull(),
    colourHex: text("colour_hex").notNull(),
    ramGb: integer("ram_gb").notNull(),
    storageGb: integer("storage_gb").notNull(),
    pricePoisha: integer("price_poisha").notNull(),
    wasPricePoisha: integer("was_price_poisha"),
    stock: integer().notNull().default(0),
    stockReason: text("stock_reason").$type<StockReason>().notNull().default("correction"),
    stockOrderId: text("stock_order_id"),
    position: integer().notNull().default(0),
    pictures: jsonb().$type<StoredPicture[]>().notNull(),
  },
  (table) => [
    unique("product_variants_product_slug_colour_name_ram_gb_storage_gb_key").on(
      table.productSlug,
      table.colourName,
      table.ramGb,
      table.storageGb,
    ),
    index("product_variants_shown").on(table.productSlug, table.position),
    index("product_variants_price").on(table.pricePoisha),
    index("product_variants_storage").on(table.storageGb),
  ],
);

/** Written by triggers on `product_variants.stock` alone: see migration 0001. */
export const stockLedger = pgTable(
  "stock_ledger",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sku: text()
      .notNull()
      .references(() => productVariants.sku, { onUpdate: "cascade" }),
    delta: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    orderId: text("order_id"),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("stock_ledger_sku").on(table.sku), index("stock_ledger_order").on(table.orderId)],
);
