import type { Api } from "@/services/api/api-client";
import { siteEnv } from "@/services/api/env.server";
import { listNamedProducts } from "@/services/catalog/product-list-service";
import { loadContentWithList } from "@/services/content/content-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { findStorePlaces, getStore, listStores, type StoreFilter, type Stores } from "@/services/stores/stores-service";
import { roundPosition } from "@/utils/browser/near-position";
import { readStoreSearch, type StoreSearch } from "@/utils/stores/store-search";

const MIN_PLACE_LENGTH = 2;

/** The result of a search. */
export interface StoresFound {
  list: Stores;
  /** The filter that was finally used for the list. The map shows the same centres. */
  filter: StoreFilter;
  /** The position that distances are measured from; null for a list that is not sorted by distance. */
  position: { latitude: number; longitude: number } | null;
  /** The name of that position; empty for the visitor's own position. */
  place: string;
}

/**
 * The centres that match a search. If no centre has the typed name, the text is searched as a place: the nearest first.
 */
export async function findStores(api: Api, search: StoreSearch): Promise<StoresFound> {
  const { key, service, open, position, place, page } = search;
  const baseFilter = { ...(service !== "" && { service }), ...(open && { open: "1" as const }) };
  const filter = { ...(key !== "" && { key }), ...baseFilter };
  const list = await listStores(api, { ...filter, ...position, page });
  const from = position && { latitude: Number(position.latitude), longitude: Number(position.longitude) };
  if (list.count > 0 || key.length < MIN_PLACE_LENGTH) return { list, filter, position: from, place };
  const [match] = await findStorePlaces(api, key);
  if (match === undefined) return { list, filter, position: from, place };
  const { latitude, longitude, title } = match;
  const nearest = await listStores(api, { ...baseFilter, ...roundPosition(match), page });
  return { list: nearest, filter: baseFilter, position: { latitude, longitude }, place: title };
}

/** The store locator: its content, and the centres for the address (API-SITE-11). */
export async function loadStores(request: PageRequest) {
  const search = readStoreSearch(request.query);
  const { page, list: found } = await loadContentWithList(request, "store list", () => findStores(request.api, search));
  return { page, found, search, tiles: siteEnv().mapTiles };
}

const PHONES_SHOWN = 4;

/** One centre with its neighbours and the phones that it has. @throws ApiError; `isNotFound` when no centre has that code */
export async function loadStore({ api, context }: PageRequest) {
  const { store, near, phones } = await getStore(api, String(context.params?.["store"]));
  const slugs = phones.slugs.slice(0, PHONES_SHOWN);
  const products = await sideSection(context.res, "phones of a store", () => listNamedProducts(api, slugs));
  return { store, near, phones: { products: products ?? [], count: phones.count } };
}
