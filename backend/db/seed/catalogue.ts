import { withBengaliTexts } from "@/backend/db/seed/bengali-texts";
import { type Catalogue, fileCatalogue } from "@/backend/db/seed/catalogue-rows";
import type { DefinitionSource } from "@/backend/db/seed/definitions/definition-kinds";
import { named } from "@/backend/db/seed/definitions/definition-kinds";
import type { GoodsKind } from "@/backend/db/seed/definitions/goods-text-definitions";
import type { Maker } from "@/backend/db/seed/definitions/phone-definitions";
import { accessoryKind } from "@/backend/db/seed/goods/accessory-kind";
import { apparelKind } from "@/backend/db/seed/goods/apparel-kind";
import { buttonPhoneKind } from "@/backend/db/seed/goods/button-phone-kind";
import { type GoodsRows, goodsRows } from "@/backend/db/seed/goods/goods-rows";
import { iotKind } from "@/backend/db/seed/goods/iot-kind";
import { networkKind } from "@/backend/db/seed/goods/network-kind";
import { tabletKind } from "@/backend/db/seed/goods/tablet-kind";
import { wearableKind } from "@/backend/db/seed/goods/wearable-kind";
import { makePhones } from "@/backend/db/seed/make-phones";
import { phoneAttributesOf } from "@/backend/db/seed/phone-attributes";
import { productRowOf, variantRowsOf } from "@/backend/db/seed/phone-rows";
import { saleEnd } from "@/backend/db/seed/sale";
import type { DataSource } from "@/backend/db/seed/seed-data";

const MAX_POPULAR = 900;
/** Feature phones are listed after the smartphones, which most people look for. */
const MAX_POPULAR_WITH_KEYS = 60;

/**
 * Builds the rows of the catalogue from the data files; prices in poisha.
 * @param now decides when the sale ends; the same for a whole week
 * @throws Error when a product names a maker, a processor or a picture that does not exist
 */
export function buildCatalogue(now: Date, source: DataSource): Catalogue {
  const saleEndsAt = saleEnd(now);
  const makers = source.definitions("makers");
  const phones = makePhones(source);
  const vatRates = new Map(source.definitions("vat-rates").map((rate) => [rate.category, rate.basisPoints]));
  const goods = listGoods(source.definitions, makers, saleEndsAt);
  const { attributes, attributeValues, bundles, bundleAddOns, emiPlans } = fileCatalogue(source.catalogue());
  const released = phones.filter(({ preorder }) => preorder === undefined);
  const coming = phones.filter(({ preorder }) => preorder !== undefined);
  return withBengaliTexts({
    brands: makers.map(({ slug, name }, position) => ({ slug, name, position })),
    attributes,
    attributeValues,
    products: [
      ...released.map(productRowOf),
      ...goods.flatMap((rows) => withPopularity(rows.products)),
      ...coming.map((phone) => ({ ...productRowOf(phone), preorder: true })),
    ].map((row) => ({
      ...row,
      vatBasisPoints: named(vatRates, "vat-rates", row.category, row.titles.en),
    })),
    variants: [
      ...phones.flatMap(variantRowsOf).map((row) => ({ ...row, saleEndsAt: row.wasPricePoisha ? saleEndsAt : null })),
      ...goods.flatMap((rows) => rows.variants),
    ],
    productAttributes: [...phones.flatMap(phoneAttributesOf), ...goods.flatMap((rows) => rows.attributes)],
    bundles,
    bundleAddOns,
    emiPlans,
    preorderOffers: coming.flatMap(({ slug, releasedOn, preorder }) =>
      preorder === undefined
        ? []
        : {
            productSlug: slug,
            releasedOn,
            depositPoisha: preorder.deposit * 100,
            slots: preorder.slots,
            gifts: { en: preorder.gifts.map(([en]) => en), bn: preorder.gifts.map(([, bn]) => bn) },
          },
    ),
  });
}

/** The goods of each kind except smartphones. */
function listGoods(definitions: DefinitionSource, makers: readonly Maker[], saleEndsAt: Date): GoodsRows[] {
  const texts = new Map(definitions("goods-texts").map((each) => [each.kind, each]));
  const shared = (kind: GoodsKind) => ({ makers, saleEndsAt, texts: named(texts, "goods-texts", kind, "The shop") });
  return [
    goodsRows(tabletKind, definitions("tablets"), shared("tablets")),
    goodsRows(wearableKind, definitions("wearables"), shared("wearables")),
    goodsRows(networkKind, definitions("modems-routers"), shared("modems-routers")),
    goodsRows(iotKind, definitions("iot-products"), shared("iot-products")),
    goodsRows(accessoryKind, definitions("accessories"), shared("accessories")),
    goodsRows(apparelKind, definitions("apparel"), shared("apparel")),
    goodsRows(buttonPhoneKind, definitions("button-phones"), shared("button-phones")),
  ];
}

/** Brands and designs take turns, so that neighbours in a list do not look alike. */
function withPopularity(rows: Catalogue["products"]): Catalogue["products"] {
  const most = rows[0]?.category === "phones" ? MAX_POPULAR_WITH_KEYS : MAX_POPULAR;
  const step = Math.floor(most / rows.length);
  const half = Math.ceil(rows.length / 3);
  return rows.map((row, index) => {
    const place = (index % half) * 3 + Math.floor(index / half);
    return { ...row, popularity: Math.max(1, most - place * step) };
  });
}
