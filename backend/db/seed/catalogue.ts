import type { brands, products, productVariants } from "@/backend/db/schema/catalog";
import { productRowOf, variantRowsOf } from "@/backend/db/seed/phone-rows";
import type { BrandDefinition } from "@/backend/db/seed/phone-types";
import { kaldreo } from "@/backend/db/seed/phones/kaldreo";
import { oskavi } from "@/backend/db/seed/phones/oskavi";
import { padmiro } from "@/backend/db/seed/phones/padmiro";
import { rumbaro } from "@/backend/db/seed/phones/rumbaro";
import { shurjex } from "@/backend/db/seed/phones/shurjex";

/** Every brand with its phones, in the order of the brand filter. */
export const BRANDS: readonly BrandDefinition[] = [oskavi, padmiro, kaldreo, shurjex, rumbaro];

/** The whole catalogue as rows. */
export interface Catalogue {
  brands: (typeof brands.$inferInsert)[];
  products: (typeof products.$inferInsert)[];
  variants: (typeof productVariants.$inferInsert)[];
}

/**
 * Builds the rows of the catalogue from the definitions of the brands; prices in poisha.
 * @throws Error when a phone asks for a picture that the kit lacks
 */
export function buildCatalogue(): Catalogue {
  return {
    brands: BRANDS.map(({ slug, name }, position) => ({ slug, name, position })),
    products: BRANDS.flatMap((brand) => brand.phones.map((phone) => productRowOf(phone, brand))),
    variants: BRANDS.flatMap((brand) => brand.phones.flatMap((phone) => variantRowsOf(phone, brand))),
  };
}
