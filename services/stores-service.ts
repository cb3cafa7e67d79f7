import type { Store as WireStore } from "@/backend/contract/stores";
import type { Api } from "@/services/api-client";
import { readAnswer } from "@/services/api-error";

/** A customer service centre. */
export interface Store {
  id: string;
  name: string;
  address: string;
  district: string;
  phone: string | null;
  latitude: number;
  longitude: number;
  services: { key: string; label: string }[];
  /** Opening hours by day in Asia/Dhaka, 0 is Sunday; a day without an entry is closed. */
  hours: { day: number; opens: string; closes: string }[];
  isOpenNow: boolean;
  /** From the asked position; null without one. */
  metres: number | null;
}

export interface StoreFilter {
  key?: string;
  service?: string;
  latitude?: string;
  longitude?: string;
  page?: number;
}

export interface Stores {
  stores: Store[];
  count: number;
  page: number;
  pages: number;
}

function readStore(store: WireStore): Store {
  const { store_id: id, open_now: isOpenNow, distance_m: metres } = store;
  const { name, address, district, phone, latitude, longitude, services, hours } = store;
  return { id, name, address, district, phone, latitude, longitude, services, hours, isOpenNow, metres };
}

/** GET /api/store-locator (SPEC 7, API-SITE-11): centres by place, service or distance, nearest first. @throws ApiError */
export async function listStores(api: Api, { page, ...filter }: StoreFilter): Promise<Stores> {
  const query = { ...filter, ...(page !== undefined && { page: String(page) }) };
  const { data } = await api.request<{ data: { items: WireStore[] } & Omit<Stores, "stores"> }>("listStores", {
    query,
  });
  const { items, count, page: shown, pages } = data;
  return readAnswer(() => ({ stores: items.map(readStore), count, page: shown, pages }));
}
