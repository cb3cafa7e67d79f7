import { listPhonesInStore, listStoreRows, type StoreRow } from "@/backend/db/queries/catalog/store-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { byDistance, type FoundStore } from "@/backend/domain/stores/list-stores";

const NEIGHBOURS = 3;
const PHONES = 8;

/** A store with the other data of its page. */
export interface StorePage {
  store: StoreRow;
  /** The nearest other stores. */
  near: FoundStore[];
  /** The phones in stock: the most popular by slug, and how many in all. */
  phones: { slugs: string[]; count: number };
}

/**
 * One store by its code (feature 39).
 * @throws DomainError `store-not-found`
 */
export async function getStore({ db }: DbContext, code: string): Promise<StorePage> {
  const [stores, phones] = await Promise.all([listStoreRows(db.pool), listPhonesInStore(db.pool, code, PHONES)]);
  const store = stores.find((each) => each.code === code);
  if (store === undefined) throw new DomainError("store-not-found");
  const others = stores.filter((each) => each !== store);
  return { store, near: byDistance(others, store).slice(0, NEIGHBOURS), phones };
}
