import { listOpenPromotions, type PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import type { DbContext } from "@/backend/domain/domain-context";

/** The public promotions that are valid now, and the campaigns (feature 27). */
export function listPromotions({ db }: DbContext): Promise<PromotionRow[]> {
  return listOpenPromotions(db.pool);
}
