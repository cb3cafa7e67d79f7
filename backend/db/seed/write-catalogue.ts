import { sql } from "drizzle-orm";
import type { Transaction } from "@/backend/db/client";
import {
  attributes,
  attributeValues,
  brands,
  bundleAddOns,
  bundles,
  emiPlans,
  preorderOffers,
  products,
  productVariants,
} from "@/backend/db/schema/catalog";
import type { Catalogue } from "@/backend/db/seed/catalogue-rows";
import { upsertRows } from "@/backend/db/seed/upsert";

/** Number of rows of the catalogue that were inserted or updated. */
export interface CatalogueReport {
  brands: number;
  attributes: number;
  products: number;
  variants: number;
  productAttributes: number;
  bundles: number;
  emiPlans: number;
  preorderOffers: number;
}

export const NO_CATALOGUE: CatalogueReport = {
  brands: 0,
  attributes: 0,
  products: 0,
  variants: 0,
  productAttributes: 0,
  bundles: 0,
  emiPlans: 0,
  preorderOffers: 0,
};

const PRODUCT_COLUMNS = [
  "brandSlug",
  "titles",
  "summaries",
  "texts",
  "fiveG",
  "releasedOn",
  "listedAt",
  "popularity",
  "printPricePoisha",
  "vatBasisPoints",
  "preorder",
] as const;
const VARIANT_COLUMNS = [
  "colourName",
  "colourLabels",
  "colourHex",
  "pricePoisha",
  "wasPricePoisha",
  "saleEndsAt",
  "position",
  "pictures",
  "turn",
] as const;

/** Writes the rows that differ from the seed; stock and taken slots stay as they are. */
export async function writeCatalogue(tx: Transaction, catalogue: Catalogue): Promise<CatalogueReport> {
  const isNew = (await tx.select({ slug: brands.slug }).from(brands).limit(1)).length === 0;
  const report = {
    brands: await upsertRows(tx, brands, catalogue.brands, [brands.slug], ["name", "nameBn", "position"]),
    attributes:
      (await upsertRows(
        tx,
        attributes,
        catalogue.attributes,
        [attributes.category, attributes.key],
        ["labels", "position"],
      )) +
      (await upsertRows(
        tx,
        attributeValues,
        catalogue.attributeValues,
        [attributeValues.category, attributeValues.key, attributeValues.value],
        ["labels", "position"],
      )),
    products: await upsertRows(tx, products, catalogue.products, [products.slug], PRODUCT_COLUMNS),
    variants: await upsertRows(tx, productVariants, catalogue.variants, [productVariants.sku], VARIANT_COLUMNS),
    productAttributes: await replaceProductAttributes(tx, catalogue.productAttributes),
    bundles:
      (await upsertRows(tx, bundles, catalogue.bundles, [bundles.slug], ["productSlug", "titles", "position"])) +
      (await upsertRows(
        tx,
        bundleAddOns,
        catalogue.bundleAddOns,
        [bundleAddOns.bundleSlug, bundleAddOns.position],
        ["titles", "sku", "pricePoisha"],
      )),
    emiPlans: await upsertRows(
      tx,
      emiPlans,
      catalogue.emiPlans,
      [emiPlans.code],
      ["bankNames", "months", "feeBasisPoints", "leastPricePoisha", "position"],
    ),
    preorderOffers: await upsertRows(
      tx,
      preorderOffers,
      catalogue.preorderOffers,
      [preorderOffers.productSlug],
      ["releasedOn", "depositPoisha", "slots", "gifts"],
    ),
  };
  // The first visitors arrive before the database analyses the tables by itself.
  if (isNew) await tx.execute(sql`analyze products, product_variants, product_attributes`);
  return report;
}

/**
 * Gives every named product exactly these filter values, and removes all others from it.
 * @returns how many were added or removed
 */
export async function replaceProductAttributes(tx: Transaction, rows: Catalogue["productAttributes"]): Promise<number> {
  const wanted = sql`(select * from jsonb_to_recordset(${JSON.stringify(
    rows.map((row) => ({ slug: row.productSlug, category: row.category, key: row.key, value: row.value })),
  )}::jsonb) as t (slug text, category text, key text, value text))`;
  const gone = await tx.execute(sql`
    with wanted as ${wanted}
    delete from product_attributes a where a.product_slug in (select slug from wanted)
      and not exists (select from wanted w where w.slug = a.product_slug and w.key = a.key and w.value = a.value)`);
  const added = await tx.execute(sql`
    with wanted as ${wanted}
    insert into product_attributes (product_slug, category, key, value)
    select slug, category, key, value from wanted on conflict do nothing`);
  return (gone.rowCount ?? 0) + (added.rowCount ?? 0);
}

/**
 * Puts pieces of variants that no store has yet onto the shelves of stores that sell devices: many in a large store,
 * few or none in a small one, and the same in every run.
 * @returns how many shelves were filled
 */
export async function fillStoreShelves(tx: Transaction): Promise<number> {
  const filled = await tx.execute(sql`
    insert into store_stock (sku, store_code, stock)
    select v.sku, s.code, draw % case when 'device-repair' = any (s.services) then 9 else 4 end
    from product_variants v join products p on p.slug = v.product_slug
    cross join stores s
    cross join lateral (select ('x' || left(md5(v.sku || s.code), 6))::bit(24)::int as draw) d
    where 'devices' = any (s.services) and p.category <> 'sim' and not p.preorder
      and not exists (select from store_stock k where k.sku = v.sku)
      and draw % 10 < case when 'device-repair' = any (s.services) then 7 else 4 end
    on conflict do nothing`);
  return filled.rowCount ?? 0;
}
