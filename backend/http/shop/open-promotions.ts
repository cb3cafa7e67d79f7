import type { PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import { listPromotions } from "@/backend/domain/cart/apply-promotion";
import type { DbContext } from "@/backend/domain/domain-context";
import { cachedAnswers } from "@/backend/http/requests/cached-answers";

// If offers cannot be read, the last answer is used, so that carts do not fail.
const cachedPromotions = cachedAnswers<PromotionRow[]>({ isOutage: () => true });

/**
 * Public promotions and campaigns that are active now. They are the same for all carts, so they are read once in five
 * seconds and not for each cart. Placing an order reads the promotion again (docs/decisions/10).
 */
export function openPromotions({ db }: DbContext): Promise<PromotionRow[]> {
  return cachedPromotions({ db, lang: "en" }, null, () => listPromotions({ db }));
}
