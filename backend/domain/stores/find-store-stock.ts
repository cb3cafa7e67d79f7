import { findNoticedVariant } from "@/backend/db/queries/catalog/stock-notice-queries";
import {
  listStoreRows,
  listStoreStock,
  type StoreRow,
  type StoreStockRow,
} from "@/backend/db/queries/catalog/store-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { metresBetween, type Position } from "@/backend/domain/stores/store-rules";

/** The distance that people usually travel to a store. */
const NEAR_METRES = 30_000;

interface StockPlace {
  district: string | null;
  position: Position | null;
}

type StockedStore = StoreRow & { pieces: number; metres: number | null };

interface StoreStock {
  /** In the district, or within reach of the position, nearest first; without a place every store. */
  near: StockedStore[];
  /** The number of further stores. */
  elsewhere: number;
}

/** The stores that have an item in stock: the near ones, and the number of others (feature 10). */
export function storesWithStock(
  stores: readonly StoreRow[],
  stock: readonly StoreStockRow[],
  { district, position }: StockPlace,
): StoreStock {
  const pieces = new Map(stock.map((row) => [row.code, row.pieces]));
  const stocked = stores.flatMap((store): StockedStore[] => {
    const count = pieces.get(store.code) ?? 0;
    return count === 0 ? [] : [{ ...store, pieces: count, metres: position && metresBetween(position, store) }];
  });
  const near = stocked.filter((store) =>
    store.metres === null ? district === null || store.district === district : store.metres <= NEAR_METRES,
  );
  const byDistance = (one: StockedStore, other: StockedStore) =>
    (one.metres ?? 0) - (other.metres ?? 0) || other.pieces - one.pieces || one.code.localeCompare(other.code);
  return { near: near.sort(byDistance), elsewhere: stocked.length - near.length };
}

/** The stores where a variant can be bought (feature 10). @throws DomainError `sku-not-found` */
export async function findStoreStock(
  { db }: DbContext,
  { sku, ...place }: StockPlace & { sku: string },
): Promise<StoreStock> {
  if ((await findNoticedVariant(db.pool, sku)) === null) throw new DomainError("sku-not-found", { field: "sku" });
  const [stores, stock] = await Promise.all([listStoreRows(db.pool), listStoreStock(db.pool, sku)]);
  return storesWithStock(stores, stock, place);
}
