import { CATALOGUE_TABLES, type CatalogueKind, rowsOfKind } from "@/backend/db/queries/catalog/catalogue-rows";
import { addAttributes, deleteOtherAttributes } from "@/backend/db/queries/seed-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { upsertRows } from "@/backend/db/queries/upsert-rows";
import { buildCatalogue, type Catalogue } from "@/backend/db/seed/catalogue";
import { type DataSource, hasRows, type WrittenRows } from "@/backend/db/seed/seed-data";

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
export async function writeCatalogue(tx: Connection, source: DataSource): Promise<WrittenRows> {
  const isNew = !(await hasRows(tx, "brands"));
  const { products, variants, productAttributes, preorderOffers } = buildCatalogue(new Date(), source);
  const file = source.catalogue();
  const write = (kind: CatalogueKind, more: readonly object[] = [], updated?: readonly string[]) => {
    const rows = [...more, ...rowsOfKind(file, kind)] as Readonly<Record<string, unknown>>[];
    return upsertRows(tx, { table: CATALOGUE_TABLES[kind].table, key: CATALOGUE_TABLES[kind].key, rows }, updated);
  };
  const report = {
    brands: await write("brand"),
    attributes: (await write("attribute")) + (await write("value")),
    products: await write("product", products, PRODUCT_FIELDS),
    variants: await write("variant", variants, VARIANT_FIELDS),
    productAttributes: await replaceProductAttributes(tx, productAttributes),
    bundles: (await write("bundle")) + (await write("addon")),
    emiPlans: await write("emi"),
    preorderOffers: await upsertRows(tx, { table: "preorder_offers", key: ["productSlug"], rows: preorderOffers }),
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
