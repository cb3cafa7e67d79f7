import { addAttributes, deleteOtherAttributes, hasBrands } from "@/backend/db/queries/seed-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { upsertRows } from "@/backend/db/queries/upsert-rows";
import type { Catalogue } from "@/backend/db/seed/catalogue-rows";
import type { WrittenRows } from "@/backend/db/seed/seed-data";

const PRODUCT_FIELDS = [
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
const VARIANT_FIELDS = [
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
export async function writeCatalogue(tx: Connection, catalogue: Catalogue): Promise<WrittenRows> {
  const isNew = !(await hasBrands(tx));
  const { products, variants } = catalogue;
  const report = {
    brands: await upsertRows(tx, { table: "brands", key: ["slug"], rows: catalogue.brands }),
    attributes:
      (await upsertRows(tx, { table: "attributes", key: ["category", "key"], rows: catalogue.attributes })) +
      (await upsertRows(tx, {
        table: "attribute_values",
        key: ["category", "key", "value"],
        rows: catalogue.attributeValues,
      })),
    products: await upsertRows(tx, { table: "products", key: ["slug"], rows: products }, PRODUCT_FIELDS),
    variants: await upsertRows(tx, { table: "product_variants", key: ["sku"], rows: variants }, VARIANT_FIELDS),
    productAttributes: await replaceProductAttributes(tx, catalogue.productAttributes),
    bundles:
      (await upsertRows(tx, { table: "bundles", key: ["slug"], rows: catalogue.bundles })) +
      (await upsertRows(tx, {
        table: "bundle_add_ons",
        key: ["bundleSlug", "position"],
        rows: catalogue.bundleAddOns,
      })),
    emiPlans: await upsertRows(tx, { table: "emi_plans", key: ["code"], rows: catalogue.emiPlans }),
    preorderOffers: await upsertRows(tx, {
      table: "preorder_offers",
      key: ["productSlug"],
      rows: catalogue.preorderOffers,
    }),
  };
  // The first visitors arrive before the database analyses the tables by itself.
  if (isNew) await tx.query("analyze products, product_variants, product_attributes");
  return report;
}

/**
 * Gives every named product exactly these filter values, and removes all others from it.
 * @returns how many were added or removed
 */
async function replaceProductAttributes(tx: Connection, rows: Catalogue["productAttributes"]): Promise<number> {
  const attributes = JSON.stringify(rows.map(({ productSlug, ...row }) => ({ slug: productSlug, ...row })));
  const gone = await deleteOtherAttributes(tx, attributes);
  return gone + (await addAttributes(tx, attributes));
}
