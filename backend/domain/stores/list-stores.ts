import {
  listPickupStoreRows,
  listPlacesLike,
  listStoreRows,
  type PickupStoreRow,
  type PlaceFoundRow,
  type StoreRow,
  thanaExists,
} from "@/backend/db/queries/store-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { type Page, pageOf, rowsOf } from "@/backend/domain/paging";
import { metresBetween } from "@/backend/domain/stores/store-rules";
import { esimSkus } from "@/utils/sim-skus";

export interface StoreQuery {
  /** Text in the name, the address or the place, in either language. */
  text: string | null;
  district: string | null;
  thana: string | null;
  service: string | null;
  /** Where the asker stands. */
  position: { latitude: number; longitude: number } | null;
  page: number;
  perPage: number;
}

export type FoundStore = StoreRow & { metres: number | null };

/** Stores that fit, nearest first when a position is given (SPEC 7, API-SITE-11). */
export async function listStores({ db }: Pick<DomainContext, "db">, query: StoreQuery): Promise<Page<FoundStore>> {
  const { position, text } = query;
  const wanted = text?.toLowerCase() ?? "";
  const rows = (await listStoreRows(db.pool)).filter(
    (store) =>
      (query.district === null || store.district === query.district) &&
      (query.thana === null || store.thana === query.thana) &&
      (query.service === null || (store.services as string[]).includes(query.service)) &&
      (wanted === "" || wordsOf(store).includes(wanted)),
  );
  const stores = rows.map((row): FoundStore => ({ ...row, metres: position && metresBetween(position, row) }));
  if (position !== null) stores.sort((one, other) => (one.metres ?? 0) - (other.metres ?? 0));
  const { offset, limit } = rowsOf(query);
  return pageOf(stores.slice(offset, offset + limit), stores.length, query);
}

function wordsOf({ names, addresses, district, districtBn }: StoreRow): string {
  return [names.en, names.bn, addresses.en, addresses.bn, district, districtBn].join("\n").toLowerCase();
}

/** Places for the search box of the store locator (SPEC 7, API-SITE-12). @param start at least two characters */
export function findStorePlaces({ db }: Pick<DomainContext, "db">, start: string): Promise<PlaceFoundRow[]> {
  return listPlacesLike(db.pool, start);
}

/**
 * Stores where an order can be picked up: those of the thana, or those of its district when it has none, each with
 * what it lacks of a cart, of what its bundles bring too (SPEC 7, API-SHOP-20).
 * @throws DomainError `thana-not-found`
 */
export async function listPickupStores(
  { db }: Pick<DomainContext, "db">,
  area: { thana: string; district: string | null; cartToken: string | null },
): Promise<PickupStoreRow[]> {
  const stores = await listPickupStoreRows(db.pool, { ...area, weightless: esimSkus });
  if (stores.length === 0 && !(await thanaExists(db.pool, area.thana, area.district))) {
    throw new DomainError("thana-not-found", { field: "area" });
  }
  return stores;
}
