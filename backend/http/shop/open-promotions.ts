import type { Database } from "@/backend/db/client";
import type { PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import { listPromotions } from "@/backend/domain/cart/list-promotions";
import { ReadCache } from "@/backend/domain/catalog/read-cache";

const caches = new WeakMap<object, ReadCache<PromotionRow[]>>();

/**
 * Public promotions and campaigns that are active now. They are the same for all carts, so they are read once in five
 * seconds and not for each cart. Placing an order reads the promotion again (docs/decisions/10).
 */
export function openPromotions({ db }: { db: Database }): Promise<PromotionRow[]> {
  let cache = caches.get(db);
  if (cache === undefined) {
    // If offers cannot be read, the last answer is used, so that carts do not fail.
    cache = new ReadCache<PromotionRow[]>({ freshMs: 5_000, most: 1, isOutage: () => true });
    caches.set(db, cache);
  }
  return cache.get("", () => listPromotions({ db }));
}
