import { listOpenPromotions, type PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

/** The public promotions that are valid now, and the campaigns (feature 27). */
export function listPromotions({ db }: Pick<DomainContext, "db">): Promise<PromotionRow[]> {
  return listOpenPromotions(db.pool);
}
