import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/** A store at which an order can be picked up. */
export type PickupStore = Awaited<ReturnType<typeof listPickupStores>>[number];

/** The place and the cart for a search of stores. */
export interface PickupPlace {
  /** English names, as in the list. */
  district: string;
  area: string;
  /** With a token, the answer says for each store whether it has the cart in stock; empty without a cart. */
  token: string;
  /** The visitor's position. */
  position?: { latitude: number; longitude: number } | null;
}

/**
 * POST /api/v1/get-gpc-location-by-thana/{area}. The stores of a district where an order can be picked up, sorted by
 * distance from the visitor's position, or from the thana when there is none.
 */
export async function listPickupStores(api: Api, { district, area, token, position }: PickupPlace) {
  const { data } = await api.request("getGpcLocationByThana", {
    params: { area },
    body: { district, nearby: true, ...(token !== "" && { token }), ...position },
  });
  return readAnswer(() =>
    data.map((store) => ({
      storeId: store.store_id,
      name: store.name,
      address: store.address,
      /** Opening hours by day, 0 is Sunday; a day without an entry is closed. */
      hours: store.hours,
      isOpenNow: store.open_now,
      /** True when the store has the whole cart in stock; null when unknown. */
      hasAll: store.pickup === null ? null : store.pickup.ready,
      /** Distance from the visitor; null without a position. */
      metres: store.distance_m,
    })),
  );
}
