import type { Category } from "@/backend/contract/shop/catalog";
import type { Localized, ProductTexts, StoredPicture } from "@/backend/db/stored-types";

/** The kinds of rows of a catalogue's file, in the order of writing: a row comes after the rows that it refers to. */
export type CatalogueKind = "brand" | "attribute" | "value" | "product" | "variant" | "bundle" | "addon" | "emi";

/** Values by the column names of the catalogue's file (domain/data-import/catalogue-columns.ts); money in poisha. */
type CatalogueValues = Readonly<Record<string, unknown>>;

/** A row of the catalogue's file: its kind, and its values by column (docs/catalogue.md). */
export interface CatalogueRow {
  kind: CatalogueKind;
  values: CatalogueValues;
}

export interface CatalogueTable {
  table: string;
  /** The fields that identify a row. */
  key: readonly string[];
  /** The fields that the file may leave out: then a new row gets their default, and an existing one keeps its value. */
  optional?: readonly string[];
  /** The row as `upsertRows` writes it. */
  row: (values: CatalogueValues) => Readonly<Record<string, unknown>>;
}

const text = (values: CatalogueValues, column: string) => String(values[column] ?? "");
const whole = (values: CatalogueValues, column: string) => Number(values[column] ?? 0);
const orNull = <Value>(values: CatalogueValues, column: string) => (values[column] ?? null) as Value | null;
const titlesOf = (values: CatalogueValues): Localized => ({
  en: text(values, "title_en"),
  bn: text(values, "title_bn"),
});

/** The table of each kind. */
export const CATALOGUE_TABLES = {
  brand: {
    table: "brands",
    key: ["slug"],
    row: (values: CatalogueValues) => ({
      slug: text(values, "id"),
      name: text(values, "title_en"),
      nameBn: text(values, "title_bn"),
      position: whole(values, "position"),
    }),
  },
  attribute: {
    table: "attributes",
    key: ["category", "key"],
    row: (values: CatalogueValues) => ({
      category: text(values, "category") as Category,
      key: text(values, "id"),
      labels: titlesOf(values),
      position: whole(values, "position"),
    }),
  },
  value: {
    table: "attribute_values",
    key: ["category", "key", "value"],
    row: (values: CatalogueValues) => ({
      category: text(values, "category") as Category,
      key: text(values, "key"),
      value: text(values, "id"),
      labels: titlesOf(values),
      position: whole(values, "position"),
    }),
  },
  product: {
    table: "products",
    key: ["slug"],
    optional: ["vatBasisPoints"],
    row: (values: CatalogueValues) => ({
      slug: text(values, "id"),
      category: text(values, "category") as Category,
      brandSlug: text(values, "brand"),
      titles: titlesOf(values),
      summaries: { en: text(values, "summary_en"), bn: text(values, "summary_bn") },
      texts: { en: values["texts_en"], bn: values["texts_bn"] } as Localized<ProductTexts>,
      fiveG: values["five_g"] === true,
      releasedOn: text(values, "released_on"),
      listedAt: text(values, "listed_at"),
      popularity: whole(values, "popularity"),
      published: values["published"] === true,
      printPricePoisha: orNull<number>(values, "print_price"),
      preorder: values["preorder_slots"] !== undefined,
      vatBasisPoints: values["vat_percent"] as number | undefined,
    }),
  },
  variant: {
    table: "product_variants",
    key: ["sku"],
    optional: ["stock"],
    row: (values: CatalogueValues) => ({
      sku: text(values, "id"),
      productSlug: text(values, "product"),
      colourName: text(values, "colour"),
      colourLabels: titlesOf(values),
      colourHex: text(values, "colour_hex"),
      colourFamily: orNull<string>(values, "colour_family"),
      ramGb: orNull<number>(values, "ram_gb"),
      storageGb: orNull<number>(values, "storage_gb"),
      size: orNull<string>(values, "size"),
      pricePoisha: whole(values, "price"),
      wasPricePoisha: orNull<number>(values, "was_price"),
      saleEndsAt: orNull<string>(values, "sale_ends_at"),
      stock: whole(values, "stock"),
      position: whole(values, "position"),
      pictures: values["pictures"] as StoredPicture[],
      turn: orNull<object>(values, "turn"),
    }),
  },
  bundle: {
    table: "bundles",
    key: ["slug"],
    row: (values: CatalogueValues) => ({
      slug: text(values, "id"),
      productSlug: text(values, "product"),
      titles: titlesOf(values),
      position: whole(values, "position"),
    }),
  },
  addon: {
    table: "bundle_add_ons",
    key: ["bundleSlug", "position"],
    row: (values: CatalogueValues) => ({
      bundleSlug: text(values, "bundle"),
      position: whole(values, "id"),
      titles: titlesOf(values),
      // An add-on without a SKU has no stock, e.g. data.
      sku: orNull<string>(values, "sku"),
      pricePoisha: whole(values, "price"),
    }),
  },
  emi: {
    table: "emi_plans",
    key: ["code"],
    row: (values: CatalogueValues) => ({
      code: text(values, "id"),
      bankNames: titlesOf(values),
      months: whole(values, "months"),
      feeBasisPoints: whole(values, "fee_percent"),
      leastPricePoisha: whole(values, "least_price"),
      position: whole(values, "position"),
    }),
  },
} as const satisfies Record<CatalogueKind, CatalogueTable>;

/** The rows of one kind, with the fields of their table. */
export function rowsOfKind<Kind extends CatalogueKind>(rows: readonly CatalogueRow[], kind: Kind) {
  const { row } = CATALOGUE_TABLES[kind];
  return rows.filter((each) => each.kind === kind).map(({ values }) => row(values)) as ReturnType<
    (typeof CATALOGUE_TABLES)[Kind]["row"]
  >[];
}
