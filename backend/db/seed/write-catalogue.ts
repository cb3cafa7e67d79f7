import { addAttributes, deleteOtherAttributes, hasBrands } from "@/backend/db/queries/seed-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { upsertRows } from "@/backend/db/queries/upsert-rows";
import type { Catalogue } from "@/backend/db/seed/catalogue";
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
  const write = <Row extends object>(
    table: string,
    rows: readonly Row[],
    key: readonly (keyof Row & string)[],
    updated?: readonly (keyof Row & string)[],
  ) => upsertRows(tx, { table, key, rows }, updated);
  const { attributes, attributeValues, bundles, bundleAddOns } = catalogue;
  const report = {
    brands: await write("brands", catalogue.brands, ["slug"]),
    attributes:
      (await write("attributes", attributes, ["category", "key"])) +
      (await write("attribute_values", attributeValues, ["category", "key", "value"])),
    products: await write("products", catalogue.products, ["slug"], PRODUCT_FIELDS),
    variants: await write("product_variants", catalogue.variants, ["sku"], VARIANT_FIELDS),
    productAttributes: await replaceProductAttributes(tx, catalogue.productAttributes),
    bundles:
      (await write("bundles", bundles, ["slug"])) +
      (await write("bundle_add_ons", bundleAddOns, ["bundleSlug", "position"])),
    emiPlans: await write("emi_plans", catalogue.emiPlans, ["code"]),
    preorderOffers: await write("preorder_offers", catalogue.preorderOffers, ["productSlug"]),
  };
  // The first visitors arrive before the database analyses the tables by itself.
  if (isNew) await tx.query("analyze products, product_variants, product_attributes");
  return report;
}

/** Gives every named product exactly these filter values. @returns how many were added or removed */
async function replaceProductAttributes(tx: Connection, rows: Catalogue["productAttributes"]): Promise<number> {
  const attributes = JSON.stringify(rows.map(({ productSlug, ...row }) => ({ slug: productSlug, ...row })));
  const gone = await deleteOtherAttributes(tx, attributes);
  return gone + (await addAttributes(tx, attributes));
}
