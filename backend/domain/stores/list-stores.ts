import {
  listPhonesInStore,
  listPickupStoreRows,
  listPlaceRows,
  listStoreRows,
  type PickupStoreRow,
  type PlaceFoundRow,
  type StoreRow,
  thanaExists,
} from "@/backend/db/queries/catalog/store-queries";
import type { DbContext, DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { type Page, type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";
import { isOpenAt, metresBetween, type Position } from "@/backend/domain/stores/store-rules";
import { otherPlaceNames, searchPlaces } from "@/utils/addresses/place-search";
import { withWords } from "@/utils/search/find-words";
import { foldKey } from "@/utils/search/search-text";
import { esimSkus } from "@/utils/sims/sim-skus";

interface StoreFilter {
  /** Text in the name, the address or the place, in either language. */
  text: string | null;
  district: string | null;
  thana: string | null;
  service: string | null;
  openNow: boolean;
}

interface StoreQuery extends StoreFilter, PageQuery {
  /** The visitor's position. */
  position: Position | null;
}

type FoundStore = StoreRow & { metres: number | null };

/** The matching stores, nearest first when a position is given (API-SITE-11). */
export async function listStores(
  context: Pick<DomainContext, "db" | "now">,
  query: StoreQuery,
): Promise<Page<FoundStore>> {
  const { position } = query;
  const rows = await listAllStores(context, query);
  const stores: FoundStore[] =
    position === null ? rows.map((row) => ({ ...row, metres: null })) : byDistance(rows, position);
  const { offset, limit } = rowsOf(query);
  return pageOf(stores.slice(offset, offset + limit), stores.length, query);
}

/** All matching stores, for a map. */
export async function listAllStores(
  { db, now }: Pick<DomainContext, "db" | "now">,
  filter: StoreFilter,
): Promise<StoreRow[]> {
  const moment = now();
  const text = filter.text?.trim() ?? "";
  const stores = await listStoreRows(db.pool);
  return (text === "" ? stores : storesNamed(stores, text)).filter(
    (store) =>
      (filter.district === null || store.district === filter.district) &&
      (filter.thana === null || store.thana === filter.thana) &&
      (filter.service === null || (store.services as string[]).includes(filter.service)) &&
      (!filter.openNow || isOpenAt(store.hours, moment)),
  );
}

/** Stores with their distance from a place in metres, the nearest first. */
function byDistance(stores: readonly StoreRow[], from: Position): (StoreRow & { metres: number })[] {
  return stores
    .map((store) => ({ ...store, metres: metresBetween(from, store) }))
    .sort((one, other) => one.metres - other.metres);
}

/** Stores with the words of a text; if there are none, those without its numbers, as of Mirpur 10. */
function storesNamed(stores: readonly StoreRow[], text: string): StoreRow[] {
  const found = withWords(stores, text, wordsOf);
  return found.length > 0 ? found : withWords(stores, text.replace(/\p{Nd}+/gu, ""), wordsOf);
}

function wordsOf({ names, addresses, district, districtBn, thana, thanaBn }: StoreRow): string {
  const places = [thana, thanaBn, district, districtBn, ...otherPlaceNames(district)];
  return [names.en, names.bn, addresses.en, addresses.bn, ...places].join("\n");
}

const MAX_PLACES = 12;

/**
 * Places for the search box of the store locator (API-SITE-12): districts, thanas and stores by their name in either
 * language, a district also by its former name.
 * @param start at least two characters
 */
export async function findStorePlaces({ db }: DbContext, start: string): Promise<PlaceFoundRow[]> {
  if (foldKey(start) === "") return [];
  const places = (await listPlaceRows(db.pool)).map((row) => ({
    ...row,
    names: [row.titles.en, row.titles.bn, ...(row.kind === "district" ? otherPlaceNames(row.titles.en) : [])],
  }));
  return searchPlaces(places, start).slice(0, MAX_PLACES);
}

interface PickupArea {
  thana: string;
  district: string | null;
  cartToken: string | null;
  /** True for all stores of the district, the nearest first. */
  nearby: boolean;
  /** The visitor's position; distances are measured from there alone. */
  position: Position | null;
}

/**
 * Stores where an order can be picked up: those of the thana, or those of its district when it has none, each with what
 * it lacks of a cart and its bundles (API-SHOP-20). With `nearby` those of the whole district by their distance from
 * the visitor, or from the thana's own stores (feature 30).
 * @throws DomainError `thana-not-found`
 */
export async function listPickupStores(
  { db }: DbContext,
  { position, ...area }: PickupArea,
): Promise<(PickupStoreRow & { metres: number | null })[]> {
  const rows = await listPickupStoreRows(db.pool, { ...area, weightless: esimSkus });
  if (rows.length === 0 && !(await thanaExists(db.pool, area.thana, area.district))) {
    throw new DomainError("thana-not-found", { field: "area" });
  }
  const stores = rows.map((row) => ({ ...row, metres: position && metresBetween(position, row) }));
  const centre = position ?? middleOf(rows.filter(({ thana }) => thana === area.thana));
  if (!area.nearby || centre === null) return stores;
  const from = new Map(rows.map((row) => [row.code, metresBetween(centre, row)]));
  return stores.sort((one, other) => (from.get(one.code) ?? 0) - (from.get(other.code) ?? 0));
}

function middleOf(stores: readonly Position[]): Position | null {
  if (stores.length === 0) return null;
  const mean = (of: (store: Position) => number) => stores.reduce((sum, store) => sum + of(store), 0) / stores.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

const NEIGHBOURS = 3;
const PHONES = 8;

/** One store, the nearest others, its most popular phones and their number. @throws DomainError `store-not-found` */
export async function getStore({ db }: DbContext, code: string) {
  const [stores, phones] = await Promise.all([listStoreRows(db.pool), listPhonesInStore(db.pool, code, PHONES)]);
  const store = stores.find((each) => each.code === code);
  if (store === undefined) throw new DomainError("store-not-found");
  const others = stores.filter((each) => each !== store);
  return { store, near: byDistance(others, store).slice(0, NEIGHBOURS), phones };
}
