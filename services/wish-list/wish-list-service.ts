import { toPoisha, toTaka } from "@/backend/contract/money";
import type { ProductCard } from "@/backend/contract/shop/catalog";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { requestProducts } from "@/services/catalog/catalog-service";
import { readPicture } from "@/services/catalog/read-picture";
import type { StoredWish } from "@/utils/catalog/wished-products";

/** A product on a wish list in its current state. Amounts are whole poisha. */
export type WishedProduct = ReturnType<typeof readWished>;

export interface Wish extends StoredWish {
  /** Null when the product is no longer sold. */
  product: WishedProduct | null;
}

function readWished(card: ProductCard) {
  return {
    sku: card.sku,
    title: card.title,
    brand: card.brand.name,
    path: card.path,
    picture: readPicture(card.picture),
    pricePoisha: toPoisha(card.price),
    inStock: card.in_stock,
    isPreorder: card.preorder !== null,
    /** True when a size must be chosen, so that the product can only be bought on its page. */
    hasSizes: card.category === "apparel-accessories",
    /** The bundle that is offered with it; omitted when there is none. */
    ...(card.bundle && { bundle: card.bundle }),
  };
}

/**
 * GET /api/v1/wish-list: the list of the reader's number, newest first (docs/catalogue.md).
 * @throws ApiError; code `no-session` without a log-in
 */
export async function getWishList(api: Api) {
  const { data } = await api.request("getWishList");
  return readAnswer(() => ({
    wishes: data.items.map(({ slug, price_then, added_at, product }) => ({
      slug,
      pricePoisha: toPoisha(price_then),
      addedAt: added_at,
      product: product && readWished(product),
    })),
    /** True when the number gets a text message about price drops on its list. */
    priceNotice: data.price_notice,
  }));
}

/**
 * POST /api/v1/price-notice: switches text messages about price drops on the list of the reader's number on or off
 * (docs/catalogue.md).
 */
export async function savePriceNotice(api: Api, isOn: boolean): Promise<void> {
  await api.request("savePriceNotice", { body: { wanted: isOn } });
}

/**
 * POST /api/v1/save-wishes: adds products to the list of the reader's number; with none to add, it only reads the list.
 * @returns the slugs that are on the list now, and whether the list was too full for a product
 */
export async function saveWishes(api: Api, wishes: readonly StoredWish[]): Promise<{ slugs: string[]; full: boolean }> {
  const items = wishes.map(({ slug, pricePoisha, addedAt }) => ({
    slug,
    ...(pricePoisha !== null && { price: toTaka(pricePoisha) }),
    ...(addedAt !== null && { added_at: addedAt }),
  }));
  const { data } = await api.request("saveWishes", { body: { items } });
  return readAnswer(() => ({ slugs: [...data.slugs], full: data.full }));
}

/** POST /api/v1/remove-wishes. @returns the slugs that are on the list now */
export async function removeWishes(api: Api, slugs: readonly string[]): Promise<{ slugs: string[] }> {
  const { data } = await api.request("removeWishes", { body: { slugs } });
  return readAnswer(() => ({ slugs: [...data.slugs] }));
}

/**
 * GET /api/get-products with slugs: products in their current state, in that order, without those no longer sold.
 * @param slugs at most sixty
 */
export async function listWished(api: Api, slugs: readonly string[]): Promise<Map<string, WishedProduct>> {
  if (slugs.length === 0) return new Map();
  const list = await requestProducts(api, { slugs: slugs.join(",") });
  return readAnswer(() => new Map(list.items.map((card) => [card.slug, readWished(card)])));
}
