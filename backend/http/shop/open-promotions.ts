import type { Database } from "@/backend/db/client";
import type { PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import { listPromotions } from "@/backend/domain/cart/list-promotions";
import { ReadCache } from "@/backend/domain/catalog/read-cache";

const caches = new WeakMap<object, ReadCache<PromotionRow[]>>();

/**
 * Promotions that anyone may be told of, and the campaigns that run. The same for every cart, so they are read once in
 * five seconds and not with each of them; the order looks at the promotion itself again (docs/decisions/10).
 */
export function openPromotions({ db }: { db: Database }): Promise<PromotionRow[]> {
  let cache = caches.get(db);
  if (cache === undefined) {
    // No cart fails for want of an offer: the last answer stands in, whatever went wrong.
    cache = new ReadCache<PromotionRow[]>({ freshMs: 5_000, most: 1, isOutage: () => true });
    caches.set(db, cache);
  }
  return cache.get("", () => listPromotions({ db }));
}
