import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { roundPosition } from "@/utils/browser/near-position";

/** A store that has a variant in stock. */
export type StockedStore = StoreStock["stores"][number];

export type StoreStock = Awaited<ReturnType<typeof findStoreStock>>;

/** The visitor's place: a district by its English name, or a position. */
export type StockPlace = { district: string } | { latitude: number; longitude: number };

/**
 * GET /api/v1/store-stock: stores that have a variant in stock (feature 10).
 * @throws ApiError; code `sku-not-found`
 */
export async function findStoreStock(api: Api, sku: string, place: StockPlace) {
  const where = "district" in place ? place : roundPosition(place);
  const { data } = await api.request("findStoreStock", { query: { sku, ...where } });
  return readAnswer(() => ({
    /** The first few stores, nearest first. */
    stores: data.items.map(({ store_id, name, open_now, distance_m, pieces }) => ({
      id: store_id,
      name,
      isOpenNow: open_now,
      /** Distance from the given position; null without a position. */
      metres: distance_m,
      /** Ten at most. */
      pieces,
    })),
    /** Number of stores in the district, or within 30 km of the position. */
    near: data.near,
    elsewhere: data.elsewhere,
  }));
}
