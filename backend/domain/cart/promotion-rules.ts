import type { PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import type { CartProblem } from "@/backend/domain/cart/cart";
import { formatTaka } from "@/utils/money/money";

/** The fields of a cart that the promotion rules need; money in poisha. */
export interface PromotedCart {
  lines: readonly { category: string; pricePoisha: number; quantity: number }[];
  deliveryPoisha: number;
}

/** The payload field that a refusal names: the field of the code. */
const FIELD = "code";
const TAKA = 100;

/**
 * The reason why a promotion gives no discount on a cart, or null (threat T16, feature 27). A number's earlier uses
 * are checked only with the order.
 */
export function promotionProblem(promotion: PromotionRow, cart: PromotedCart): CartProblem | null {
  if (!promotion.started) return { code: "promotion-not-started", field: FIELD };
  if (promotion.ended) return { code: "promotion-expired", field: FIELD };
  if (promotion.usedUp) return { code: "promotion-used-up", field: FIELD };
  const base = promotedTotal(promotion, cart.lines);
  if (base === 0) return { code: "promotion-category", field: FIELD };
  if (base < promotion.minPoisha) {
    const facts = {
      min: formatTaka(promotion.minPoisha),
      missing: formatTaka(promotion.minPoisha - base),
    };
    return { code: "promotion-minimum", field: FIELD, facts };
  }
  return null;
}

/**
 * The discount of a promotion without a problem, in whole poisha: never more than the goods (or, for free delivery, the
 * fee) that it applies to. A percentage is rounded down to whole taka, so that no discount exceeds it.
 */
export function discountOf(promotion: PromotionRow, cart: PromotedCart): number {
  const base = promotedTotal(promotion, cart.lines);
  const limit = promotion.amountPoisha ?? Number.POSITIVE_INFINITY;
  switch (promotion.kind) {
    case "delivery":
      return Math.min(cart.deliveryPoisha, limit);
    case "amount":
      return Math.min(base, limit);
    case "percent":
      return Math.min(Math.floor((base * (promotion.percent ?? 0)) / 100 / TAKA) * TAKA, limit);
  }
}

export function isPromoted({ category }: Pick<PromotionRow, "category">, line: { category: string }): boolean {
  return category === null || line.category === category;
}

function promotedTotal(promotion: PromotionRow, lines: PromotedCart["lines"]): number {
  const fitting = lines.filter((line) => isPromoted(promotion, line));
  return fitting.reduce((sum, line) => sum + line.pricePoisha * line.quantity, 0);
}
