import type { Database } from "@/backend/db/client";
import type { PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import { listPromotions } from "@/backend/domain/cart/list-promotions";
import { ReadCache } from "@/backend/domain/catalog/read-cache";

const caches = new WeakMap<object, ReadCache<PromotionRow[]>>();

/**
 * Public promotions and campaigns that run now. The same for every cart, so they are read once in five seconds and not
 * with each of them; the order reads the promotion itself again (docs/decisions/10).
 */
export function openPromotions({ db }: { db: Database }): Promise<PromotionRow[]> {
  let cache = caches.get(db);
  if (cache === undefined) {
    // No cart fails because offers cannot be read: the last answer is used.
    cache = new ReadCache<PromotionRow[]>({ freshMs: 5_000, most: 1, isOutage: () => true });
    caches.set(db, cache);
  }
  return cache.get("", () => listPromotions({ db }));
}
