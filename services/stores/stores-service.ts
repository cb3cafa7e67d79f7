import type {
  StoreInFull as WireInFull,
  StorePoint as WirePoint,
  Store as WireStore,
} from "@/backend/contract/content/stores";
import type { Api } from "@/services/api/api-client";
import { notFound, readAnswer } from "@/services/api/api-error";
import { readPaging } from "@/services/api/read-paging";
import { isPublicId } from "@/utils/paths/public-id";

/** A customer service centre as a map shows it. */
export type StorePoint = ReturnType<typeof readPoint>;

/** A customer service centre. */
export type Store = ReturnType<typeof readStore>;

/** A centre on its own page: the name and the whole address in both languages. */
export type StoreInFull = ReturnType<typeof readInFull>;

export interface StoreFilter {
  key?: string;
  service?: string;
  open?: "1";
}

interface StoreQuery extends StoreFilter {
  /** English names, as in the list. */
  district?: string;
  thana?: string;
  latitude?: string;
  longitude?: string;
  page?: number;
  perPage?: number;
}

export type Stores = Awaited<ReturnType<typeof listStores>>;

/** A place that matches a text. */
export type StorePlace = Awaited<ReturnType<typeof findStorePlaces>>[number];

function readPoint(point: WirePoint) {
  const next = point.next_change;
  return {
    id: point.store_id,
    name: point.name,
    address: point.address,
    latitude: point.latitude,
    longitude: point.longitude,
    isOpenNow: point.open_now,
    /** When it closes next or, if it is closed now, opens next; null for a centre without hours. */
    nextChange: next && { inDays: next.in_days, day: next.day, time: next.time },
  };
}

function readStore(store: WireStore) {
  return {
    ...readPoint(store),
    district: store.district,
    /** The English name, as in the list. */
    districtKey: store.district_key,
    phone: store.phone,
    services: store.services,
    hours: store.hours,
    /** Distance from the given position; null without a position. */
    metres: store.distance_m,
  };
}

const readInFull = (store: WireInFull) => ({
  ...readStore(store),
  thana: store.thana,
  names: store.names,
  addressLines: store.address_lines,
});

/** GET /api/store-locator (API-SITE-11): centres by place, service or distance, nearest first. */
export async function listStores(api: Api, { page, perPage, ...filter }: StoreQuery) {
  const query = {
    ...filter,
    ...(page !== undefined && { page: String(page) }),
    ...(perPage !== undefined && { per_page: String(perPage) }),
  };
  const { data } = await api.request("listStores", { query });
  return readAnswer(() => ({ stores: data.items.map(readStore), ...readPaging(data) }));
}

/** GET /api/v1/store-points: all centres of a search at once, for a map. */
export async function listStorePoints(api: Api, filter: StoreFilter = {}): Promise<StorePoint[]> {
  const { data } = await api.request("listStorePoints", { query: { ...filter } });
  return readAnswer(() => data.map(readPoint));
}

/**
 * GET /api/store-locator-find-places (API-SITE-12): the places that match a text, in Bengali or English.
 * @param key at least two characters
 * @throws ApiError, or the signal's reason when it was aborted
 */
export async function findStorePlaces(api: Api, key: string, signal?: AbortSignal) {
  const { data } = await api.request("findPlaces", { query: { key }, signal });
  return readAnswer(() =>
    data.map(({ store_id: storeId, district_key: districtKey, ...place }) => ({
      ...place,
      districtKey,
      /** Only for a store; null for a district or a thana. */
      storeId,
    })),
  );
}

/**
 * GET /api/v1/store/{store}: one centre with its neighbours.
 * @throws ApiError; `isNotFound` when no centre has that code
 */
export async function getStore(api: Api, id: string) {
  if (!isPublicId(id)) throw notFound("store-not-found", "No centre has such a code");
  const { data } = await api.request("getStore", { params: { store: id } });
  return readAnswer(() => ({
    store: readInFull(data.store),
    /** The nearest others. */
    near: data.near.map(readStore),
    /** The phones that the centre has in stock now: the slugs of the most popular ones, and the number of all. */
    phones: { slugs: [...data.phones.slugs], count: data.phones.count },
  }));
}
