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
import { withBengaliTexts } from "@/backend/db/seed/bengali-texts";
import { bundleRows } from "@/backend/db/seed/bundles";
import { COMING_PHONES } from "@/backend/db/seed/coming-phones";
import { EMI_PLANS } from "@/backend/db/seed/emi-plans";
import { accessories } from "@/backend/db/seed/goods/accessory-goods";
import { apparelGoods } from "@/backend/db/seed/goods/apparel-goods";
import { ATTRIBUTES } from "@/backend/db/seed/goods/attribute-definitions";
import { buttonPhones } from "@/backend/db/seed/goods/button-phones";
import { type AnyShelf, shelfOf } from "@/backend/db/seed/goods/goods-rows";
import { GOODS_BRANDS } from "@/backend/db/seed/goods/goods-types";
import { iotGoods } from "@/backend/db/seed/goods/iot-goods";
import { networkGoods } from "@/backend/db/seed/goods/network-goods";
import { tablets } from "@/backend/db/seed/goods/tablets";
import { wearables } from "@/backend/db/seed/goods/wearables";
import { phoneAttributesOf } from "@/backend/db/seed/phone-attributes";
import { productRowOf, variantRowsOf } from "@/backend/db/seed/phone-rows";
import type { BrandDefinition } from "@/backend/db/seed/phone-types";
import { kaldreo } from "@/backend/db/seed/phones/kaldreo";
import { oskavi } from "@/backend/db/seed/phones/oskavi";
import { padmiro } from "@/backend/db/seed/phones/padmiro";
import { rumbaro } from "@/backend/db/seed/phones/rumbaro";
import { shurjex } from "@/backend/db/seed/phones/shurjex";
import { saleEnd } from "@/backend/db/seed/sale";
import { VAT_RATES } from "@/backend/db/seed/vat-rates";

/** Every brand with its phones, in the order of the brand filter. */
export const BRANDS: readonly BrandDefinition[] = [oskavi, padmiro, kaldreo, shurjex, rumbaro];

const SHELVES: readonly AnyShelf[] = [
  shelfOf(tablets),
  shelfOf(wearables),
  shelfOf(networkGoods),
  shelfOf(iotGoods),
  shelfOf(accessories),
  shelfOf(apparelGoods),
  shelfOf(buttonPhones),
];

const MOST_POPULAR = 900;
/** Feature phones come after the smartphones, which most people look for. */
const MOST_POPULAR_WITH_KEYS = 60;

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

/**
 * Builds the rows of the catalogue from the definitions of brands and goods; prices in poisha.
 * @param now decides when the sale ends; the same for a whole week
 * @throws Error when a product names a picture that the kit lacks
 */
export function buildCatalogue(now: Date): Catalogue {
  const saleEndsAt = saleEnd(now);
  const phones = BRANDS.flatMap((brand) => brand.phones.map((phone) => ({ brand, phone })));
  const goods = SHELVES.map((shelf) => shelf.rows(saleEndsAt));
  const addOns = bundleRows();
  return withBengaliTexts({
    brands: brandRows(),
    ...attributeRows(),
    products: [
      ...phones.map(({ brand, phone }) => productRowOf(phone, brand)),
      ...goods.flatMap((shelf) => withPopularity(shelf.products)),
      ...COMING_PHONES.map(({ brand, phone }) => ({ ...productRowOf(phone, brand), preorder: true })),
    ].map((row) => ({ ...row, vatBasisPoints: VAT_RATES[row.category] })),
    variants: [
      ...[...phones, ...COMING_PHONES].flatMap(({ brand, phone }) =>
        variantRowsOf(phone, brand).map((row) => ({ ...row, saleEndsAt: row.wasPricePoisha ? saleEndsAt : null })),
      ),
      ...goods.flatMap((shelf) => shelf.variants),
    ],
    productAttributes: [
      ...[...phones, ...COMING_PHONES].flatMap(({ phone }) => phoneAttributesOf(phone)),
      ...goods.flatMap((shelf) => shelf.attributes),
    ],
    bundles: addOns.bundles,
    bundleAddOns: addOns.addOns,
    emiPlans: [...EMI_PLANS],
    preorderOffers: COMING_PHONES.map(({ phone, offer }) => ({ ...offer, productSlug: phone.slug })),
  });
}

function brandRows(): Catalogue["brands"] {
  const goods = Object.entries(GOODS_BRANDS).map(([slug, { name }]) => ({ slug, name }));
  return [...BRANDS, ...goods].map(({ slug, name }, position) => ({ slug, name, position }));
}

function attributeRows(): Pick<Catalogue, "attributes" | "attributeValues"> {
  const all = Object.entries(ATTRIBUTES) as [keyof typeof ATTRIBUTES, (typeof ATTRIBUTES)["sim"]][];
  const labelsOf = ([en, bn]: readonly [string, string]) => ({ en, bn });
  return {
    attributes: all.flatMap(([category, list]) =>
      list.map(({ key, labels }, position) => ({ category, key, labels: labelsOf(labels), position })),
    ),
    attributeValues: all.flatMap(([category, list]) =>
      list.flatMap(({ key, values }) =>
        Object.entries(values).map(([value, labels], position) => ({
          category,
          key,
          value,
          labels: labelsOf(labels),
          position,
        })),
      ),
    ),
  };
}

/** Brands and designs take turns, so that neighbours in a list do not look alike. */
function withPopularity(rows: Catalogue["products"]): Catalogue["products"] {
  const most = rows[0]?.category === "phones" ? MOST_POPULAR_WITH_KEYS : MOST_POPULAR;
  const step = Math.floor(most / rows.length);
  const half = Math.ceil(rows.length / 3);
  return rows.map((row, index) => {
    const place = (index % half) * 3 + Math.floor(index / half);
    return { ...row, popularity: Math.max(1, most - place * step) };
  });
}
