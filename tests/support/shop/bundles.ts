import { randomBytes } from "node:crypto";
import type { Database } from "@/backend/db/client";

/** An add-on of a product: an item with a SKU, or something without stock. */
export interface AddOnInput {
  title: string;
  sku?: string;
  pricePoisha?: number;
}

/** Adds a bundle to a product and returns the bundle's slug. */
export async function createBundle(db: Database, product: string, addOns: readonly AddOnInput[]): Promise<string> {
  const slug = `bundle-${randomBytes(6).toString("hex")}`;
  await db.pool.query("insert into bundles (slug, product_slug, titles) values ($1, $2, $3)", [
    slug,
    product,
    JSON.stringify({ en: "Bundle", bn: "বান্ডেল" }),
  ]);
  for (const [position, { title, sku = null, pricePoisha = 0 }] of addOns.entries()) {
    await db.pool.query(
      "insert into bundle_add_ons (bundle_slug, position, titles, sku, price_poisha) values ($1, $2, $3, $4, $5)",
      [slug, position, JSON.stringify({ en: title, bn: `${title} (bn)` }), sku, pricePoisha],
    );
  }
  return slug;
}

/** Allows printing on a product, at a price. */
export async function allowPrinting(db: Database, product: string, pricePoisha: number): Promise<void> {
  await db.pool.query("update products set print_price_poisha = $2 where slug = $1", [product, pricePoisha]);
}
