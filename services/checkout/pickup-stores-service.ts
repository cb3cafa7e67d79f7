import type { PickupStore as WireStore } from "@/backend/contract/content/stores";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/** A store at which an order can be picked up. */
export interface PickupStore {
  storeId: string;
  name: string;
  address: string;
  /** Opening hours by day, 0 is Sunday; a day without an entry is closed. */
  hours: { day: number; opens: string; closes: string }[];
  isOpenNow: boolean;
  /** True when it has the whole cart in stock; null when unknown. */
  hasAll: boolean | null;
  /** From the visitor; null without a position. */
  metres: number | null;
}

/** Where stores are looked for. */
export interface PickupPlace {
  /** English names, as listed. */
  district: string;
  area: string;
  /** With it each store says whether it has the cart; empty without one. */
  token: string;
  /** The visitor's position. */
  position?: { latitude: number; longitude: number } | null;
}

/**
 * POST /api/v1/get-gpc-location-by-thana/{area}. The stores of a district at which an order can be picked up: those
 * nearest to the asker first, else those nearest to the thana.
 * @throws ApiError
 */
export async function listPickupStores(
  api: Api,
  { district, area, token, position }: PickupPlace,
): Promise<PickupStore[]> {
  const { data } = await api.request<{ data: WireStore[] }>("getGpcLocationByThana", {
    params: { area },
    body: { district, nearby: true, ...(token !== "" && { token }), ...position },
  });
  return readAnswer(() =>
    data.map((store) => ({
      storeId: store.store_id,
      name: store.name,
      address: store.address,
      hours: store.hours,
      isOpenNow: store.open_now,
      hasAll: store.pickup === null ? null : store.pickup.ready,
      metres: store.distance_m,
    })),
  );
}
