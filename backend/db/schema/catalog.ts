import { sql } from "drizzle-orm";
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
  unique,
} from "drizzle-orm/pg-core";
import type { Category } from "@/backend/contract/shop/catalog";
import type { Localized, ProductTexts, StoredPicture, StoredView360 } from "@/backend/db/schema/localized";

export type StockReason = "opening" | "delivery" | "sale" | "expiry" | "cancellation" | "return" | "correction";

export const brands = pgTable("brands", {
  slug: text().primaryKey(),
  name: text().notNull(),
  /** The brand's name on Bengali pages; empty if it is the same. */
  nameBn: text("name_bn").notNull().default(""),
  position: integer().notNull().default(0),
});

/** The words by which people search for a colour; `bit` is a family's position in `product_variants.colour_bits`. */
export const colourFamilies = pgTable("colour_families", {
  slug: text().primaryKey(),
  bit: integer().notNull().unique("colour_families_bit_key"),
  labels: jsonb().$type<Localized>().notNull(),
  hex: text().notNull(),
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
    /** Price of printing a name and a number; null if nothing can be printed. */
    printPricePoisha: integer("print_price_poisha"),
    /** The rate of the VAT that its prices include, in hundredths of a percent: 750 is 7.5 %. */
    vatBasisPoints: integer("vat_basis_points").notNull().default(1500),
    /** True for a product that is reserved at /shop/pre-order; listings of products that can be bought leave it out. */
    preorder: boolean().notNull().default(false),
    /** Published reviews and the sum of their stars, written by triggers on `product_reviews`: see migration 0018. */
    ratingCount: integer("rating_count").notNull().default(0),
    ratingSum: integer("rating_sum").notNull().default(0),
    /** Four stars of five or more. */
    wellRated: boolean("well_rated")
      .notNull()
      .generatedAlwaysAs(sql`rating_count > 0 and rating_sum >= 4 * rating_count`),
  },
  (table) => [
    index("products_preorder").on(table.category, table.popularity.desc(), table.slug),
    index("products_listing").on(table.category, table.popularity.desc(), table.slug),
    index("products_newest").on(table.category, table.listedAt.desc(), table.releasedOn.desc(), table.slug),
    index("products_brand_listing").on(table.category, table.brandSlug, table.popularity.desc(), table.slug),
    index("products_brand_newest").on(
      table.category,
      table.brandSlug,
      table.listedAt.desc(),
      table.releasedOn.desc(),
      table.slug,
    ),
    index("products_all_listing").on(table.popularity.desc(), table.slug),
    index("products_all_newest").on(table.listedAt.desc(), table.releasedOn.desc(), table.slug),
    index("products_counted").on(table.category, table.slug),
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
    /** The family that the operator sets where the shade would be misleading; null = the family follows the shade. */
    colourFamily: text("colour_family").references(() => colourFamilies.slug, { onUpdate: "cascade" }),
    /** The families that the colour belongs to, written by a trigger: see migration 0034. */
    colourBits: integer("colour_bits").notNull().default(0),
    /** Everything that a listing counts, in one number: see migration 0034. */
    facetBits: integer("facet_bits")
      .notNull()
      .generatedAlwaysAs(
        sql`case when stock > 0 then 1 else 0 end | case when was_price_poisha is null then 0 else 2 end | (colour_bits << 6)`,
      ),
    ramGb: integer("ram_gb"),
    storageGb: integer("storage_gb"),
    /** Size of clothes and of goods with a length: "XL", "2 m". */
    size: text(),
    pricePoisha: integer("price_poisha").notNull(),
    wasPricePoisha: integer("was_price_poisha"),
    /** The end of the reduced price; null for a reduction without an end. */
    saleEndsAt: timestamp("sale_ends_at", { withTimezone: true }),
    stock: integer().notNull().default(0),
    stockReason: text("stock_reason").$type<StockReason>().notNull().default("correction"),
    stockOrderId: text("stock_order_id"),
    position: integer().notNull().default(0),
    pictures: jsonb().$type<StoredPicture[]>().notNull(),
    /** Null for a product without a 360° view. */
    turn: jsonb().$type<StoredView360>(),
    /** Copies of the product's category and brand, written by triggers: see migration 0031. */
    listedCategory: text("listed_category").notNull().default(""),
    listedBrand: text("listed_brand").notNull().default(""),
  },
  (table) => [
    unique("product_variants_choice")
      .on(table.productSlug, table.colourName, table.ramGb, table.storageGb, table.size)
      .nullsNotDistinct(),
    index("product_variants_sale_end").on(table.saleEndsAt),
    index("product_variants_shown").on(table.productSlug, table.position),
    index("product_variants_price").on(table.pricePoisha, table.productSlug),
    index("product_variants_category").on(table.listedCategory, table.pricePoisha, table.productSlug),
    index("product_variants_brand").on(table.listedCategory, table.listedBrand, table.pricePoisha, table.productSlug),
    index("product_variants_counted").on(table.listedCategory, table.productSlug, table.storageGb, table.ramGb),
  ],
);

/** Written only by triggers on `product_variants.stock`: see migration 0001. */
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

/** The filters of a category besides brand, price and memory. */
export const attributes = pgTable(
  "attributes",
  {
    category: text().$type<Category>().notNull(),
    key: text().notNull(),
    labels: jsonb().$type<Localized>().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.category, table.key] })],
);

export const attributeValues = pgTable(
  "attribute_values",
  {
    category: text().$type<Category>().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    labels: jsonb().$type<Localized>().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.category, table.key, table.value] }),
    foreignKey({
      columns: [table.category, table.key],
      foreignColumns: [attributes.category, attributes.key],
    }).onUpdate("cascade"),
  ],
);

export const productAttributes = pgTable(
  "product_attributes",
  {
    productSlug: text("product_slug")
      .notNull()
      .references(() => products.slug, { onUpdate: "cascade" }),
    category: text().$type<Category>().notNull(),
    key: text().notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productSlug, table.key, table.value] }),
    foreignKey({
      columns: [table.category, table.key, table.value],
      foreignColumns: [attributeValues.category, attributeValues.key, attributeValues.value],
    }).onUpdate("cascade"),
    index("product_attributes_filter").on(table.category, table.key, table.value, table.productSlug),
  ],
);

/** The add-ons of a product, free or at a price. */
export const bundles = pgTable(
  "bundles",
  {
    slug: text().primaryKey(),
    productSlug: text("product_slug")
      .notNull()
      .references(() => products.slug, { onUpdate: "cascade" }),
    titles: jsonb().$type<Localized>().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index("bundles_product").on(table.productSlug, table.position)],
);

export const bundleAddOns = pgTable(
  "bundle_add_ons",
  {
    bundleSlug: text("bundle_slug")
      .notNull()
      .references(() => bundles.slug, { onUpdate: "cascade" }),
    position: integer().notNull(),
    titles: jsonb().$type<Localized>().notNull(),
    /** SKU of the goods that leave the store with it; null for an add-on that has no stock, e.g. data. */
    sku: text().references(() => productVariants.sku, { onUpdate: "cascade" }),
    /** 0 is free. */
    pricePoisha: integer("price_poisha").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bundleSlug, table.position] })],
);

/** Instalments that a bank offers. */
export const emiPlans = pgTable("emi_plans", {
  code: text().primaryKey(),
  bankNames: jsonb("bank_names").$type<Localized>().notNull(),
  months: integer().notNull(),
  /** The bank's charge for the whole term, in hundredths of a percent of the price. */
  feeBasisPoints: integer("fee_basis_points").notNull(),
  leastPricePoisha: integer("least_price_poisha").notNull(),
  position: integer().notNull().default(0),
});

/** The terms under which a product with `products.preorder` is reserved. */
export const preorderOffers = pgTable("preorder_offers", {
  productSlug: text("product_slug")
    .primaryKey()
    .references(() => products.slug, { onUpdate: "cascade" }),
  releasedOn: date("released_on").notNull(),
  depositPoisha: integer("deposit_poisha").notNull(),
  slots: integer().notNull(),
  slotsTaken: integer("slots_taken").notNull().default(0),
  gifts: jsonb().$type<Localized<string[]>>().notNull().default({ en: [], bn: [] }),
});

/** Pieces on a store's own shelf, separate from the warehouse's `product_variants.stock`. */
export const storeStock = pgTable(
  "store_stock",
  {
    sku: text()
      .notNull()
      .references(() => productVariants.sku, { onUpdate: "cascade" }),
    storeCode: text("store_code").notNull(),
    stock: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.storeCode] }),
    index("store_stock_store").on(table.storeCode, table.sku),
  ],
);
