import type { Category } from "@/backend/contract/shop/catalog";
import type {
  attributes,
  attributeValues,
  brands,
  bundleAddOns,
  bundles,
  emiPlans,
  preorderOffers,
  productAttributes,
  products,
  productVariants,
} from "@/backend/db/schema/catalog";
import type { Localized } from "@/backend/db/schema/localized";
import type { CatalogueRow } from "@/backend/db/seed/seed-data";

type Values = CatalogueRow["values"];
type Kind = CatalogueRow["kind"];

/** The whole catalogue as rows. */
export interface Catalogue {
  brands: (typeof brands.$inferInsert)[];
  attributes: (typeof attributes.$inferInsert)[];
  attributeValues: (typeof attributeValues.$inferInsert)[];
  products: (typeof products.$inferInsert)[];
  variants: (typeof productVariants.$inferInsert)[];
  productAttributes: (typeof productAttributes.$inferInsert)[];
  bundles: (typeof bundles.$inferInsert)[];
  bundleAddOns: (typeof bundleAddOns.$inferInsert)[];
  emiPlans: (typeof emiPlans.$inferInsert)[];
  preorderOffers: (typeof preorderOffers.$inferInsert)[];
}

/** The content of the seed's catalogue file: filters, bundles, instalments, SIMs. Other goods come from definitions. */
export type FileCatalogue = Pick<
  Catalogue,
  "brands" | "attributes" | "attributeValues" | "products" | "variants" | "bundles" | "bundleAddOns" | "emiPlans"
>;

/** The rows of the catalogue's file, with the fields of their tables. */
export function fileCatalogue(rows: readonly CatalogueRow[]): FileCatalogue {
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

function productOf(row: Values): FileCatalogue["products"][number] {
  return {
    slug: text(row, "id"),
    category: text(row, "category") as Category,
    brandSlug: text(row, "brand"),
    titles: titlesOf(row),
    summaries: { en: text(row, "summary_en"), bn: text(row, "summary_bn") },
    texts: { en: row["texts_en"], bn: row["texts_bn"] } as FileCatalogue["products"][number]["texts"],
    fiveG: row["five_g"] === true,
    releasedOn: text(row, "released_on"),
    listedAt: new Date(text(row, "listed_at")),
    popularity: whole(row, "popularity"),
    vatBasisPoints: whole(row, "vat_percent"),
  };
}

function variantOf(row: Values): FileCatalogue["variants"][number] {
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
    pictures: row["pictures"] as FileCatalogue["variants"][number]["pictures"],
  };
}

const text = (row: Values, column: string) => String(row[column] ?? "");
const whole = (row: Values, column: string) => Number(row[column] ?? 0);
const titlesOf = (row: Values): Localized => ({ en: text(row, "title_en"), bn: text(row, "title_bn") });
