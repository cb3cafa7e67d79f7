import type { Category } from "@/backend/contract/shop/catalog";
import type { CatalogueRow } from "@/backend/db/seed/seed-data";
import type { Localized, ProductTexts, StoredPicture, StoredView360 } from "@/backend/db/stored-types";

type Values = CatalogueRow["values"];
type Kind = CatalogueRow["kind"];

/** A product as the seed writes it; money in poisha. */
export interface ProductRow {
  slug: string;
  category: Category;
  brandSlug: string;
  titles: Localized;
  summaries: Localized;
  texts: Localized<ProductTexts>;
  fiveG: boolean;
  releasedOn: string;
  listedAt: Date;
  popularity?: number;
  /** Price of printing a name and a number; null if nothing can be printed. */
  printPricePoisha?: number | null;
  /** In hundredths of a percent. */
  vatBasisPoints?: number;
  /** True for a product that can only be reserved so far. */
  preorder?: boolean;
}

/** A variant as the seed writes it; `stock` is that of the opening day. */
export interface VariantRow {
  sku: string;
  productSlug: string;
  colourName: string;
  colourLabels: Localized;
  colourHex: string;
  ramGb: number | null;
  storageGb: number | null;
  size?: string | null;
  pricePoisha: number;
  wasPricePoisha?: number | null;
  saleEndsAt?: Date | null;
  stock: number;
  position: number;
  pictures: StoredPicture[];
  turn?: StoredView360 | null;
}

/**
 * The rows of the catalogue's file, with the fields of their tables: brands, filters, bundles, instalments, SIMs. Other
 * goods come from definitions.
 */
export function fileCatalogue(rows: readonly CatalogueRow[]) {
  const of = <Row>(kind: Kind, make: (values: Values) => Row): Row[] =>
    rows.filter((row) => row.kind === kind).map(({ values }) => make(values));
  return {
    brands: of("brand", (row) => ({
      slug: text(row, "id"),
      name: text(row, "title_en"),
      nameBn: text(row, "title_bn"),
      position: whole(row, "position"),
    })),
    attributes: of("attribute", (row) => ({
      category: text(row, "category") as Category,
      key: text(row, "id"),
      labels: titlesOf(row),
      position: whole(row, "position"),
    })),
    attributeValues: of("value", (row) => ({
      category: text(row, "category") as Category,
      key: text(row, "key"),
      value: text(row, "id"),
      labels: titlesOf(row),
      position: whole(row, "position"),
    })),
    products: of("product", productOf),
    variants: of("variant", variantOf),
    bundles: of("bundle", (row) => ({
      slug: text(row, "id"),
      productSlug: text(row, "product"),
      titles: titlesOf(row),
      position: whole(row, "position"),
    })),
    bundleAddOns: of("addon", (row) => ({
      bundleSlug: text(row, "bundle"),
      position: Number(row["id"]),
      titles: titlesOf(row),
      // An add-on without a SKU has no stock, e.g. data.
      sku: row["sku"] === undefined ? null : text(row, "sku"),
      pricePoisha: whole(row, "price"),
    })),
    emiPlans: of("emi", (row) => ({
      code: text(row, "id"),
      bankNames: titlesOf(row),
      months: whole(row, "months"),
      feeBasisPoints: whole(row, "fee_percent"),
      leastPricePoisha: whole(row, "least_price"),
      position: whole(row, "position"),
    })),
  };
}

function productOf(row: Values): ProductRow {
  return {
    slug: text(row, "id"),
    category: text(row, "category") as Category,
    brandSlug: text(row, "brand"),
    titles: titlesOf(row),
    summaries: { en: text(row, "summary_en"), bn: text(row, "summary_bn") },
    texts: { en: row["texts_en"], bn: row["texts_bn"] } as Localized<ProductTexts>,
    fiveG: row["five_g"] === true,
    releasedOn: text(row, "released_on"),
    listedAt: new Date(text(row, "listed_at")),
    popularity: whole(row, "popularity"),
    vatBasisPoints: whole(row, "vat_percent"),
  };
}

function variantOf(row: Values): VariantRow {
  return {
    sku: text(row, "id"),
    productSlug: text(row, "product"),
    colourName: text(row, "colour"),
    colourLabels: titlesOf(row),
    colourHex: text(row, "colour_hex"),
    ramGb: null,
    storageGb: null,
    pricePoisha: whole(row, "price"),
    stock: whole(row, "stock"),
    position: whole(row, "position"),
    pictures: row["pictures"] as StoredPicture[],
  };
}

const text = (row: Values, column: string) => String(row[column] ?? "");
const whole = (row: Values, column: string) => Number(row[column] ?? 0);
const titlesOf = (row: Values): Localized => ({ en: text(row, "title_en"), bn: text(row, "title_bn") });
