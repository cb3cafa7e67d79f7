import { withBengaliTexts } from "@/backend/db/seed/bengali-texts";
import { named, PRODUCT_FILES } from "@/backend/db/seed/definitions/definition-kinds";
import { attributeRowsOf, preorderRowsOf, productRowOf, variantRowsOf } from "@/backend/db/seed/product-rows";
import { saleEnd } from "@/backend/db/seed/sale";
import type { DataSource } from "@/backend/db/seed/seed-data";

/** The whole catalogue as rows. */
export type Catalogue = ReturnType<typeof buildCatalogue>;

/**
 * Builds the rows of the catalogue from the data files; prices in poisha.
 * @param now decides when the sale ends; the same for a whole week
 * @throws Error when a product names a picture that does not exist
 */
export function buildCatalogue(now: Date, source: DataSource) {
  const saleEndsAt = saleEnd(now);
  const vatRates = new Map(source.definitions("vat-rates").map((rate) => [rate.category, rate.basisPoints]));
  const products = PRODUCT_FILES.flatMap((file) => source.definitions(file));
  return withBengaliTexts({
    products: products.map((product) => ({
      ...productRowOf(product),
      vatBasisPoints: named(vatRates, "vat-rates", product.category, product.title),
    })),
    variants: products.flatMap((product) => variantRowsOf(product, saleEndsAt)),
    productAttributes: products.flatMap(attributeRowsOf),
    preorderOffers: products.flatMap(preorderRowsOf),
  });
}
