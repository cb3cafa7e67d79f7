import { type PromotionRow, takePromotion } from "@/backend/db/queries/orders/promotion-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { DomainError } from "@/backend/domain/domain-error";

/**
 * Takes one use of a promotion in the order's own transaction: the limits of the promotion and of the number are exact
 * under parallel orders (threat T16). The caller rolls back when it throws.
 * @throws DomainError `promotion-used-up`, `promotion-number-limit`
 */
export async function redeemPromotion(
  transaction: Connection,
  promotion: Pick<PromotionRow, "code" | "numberLimit"> | null,
  msisdn: string,
): Promise<void> {
  if (promotion === null) return;
  const { code, numberLimit } = promotion;
  const use = await takePromotion(transaction, { code, msisdn, numberLimit });
  if (use !== "taken") throw new DomainError(`promotion-${use}`, { field: "promotion" });
}
