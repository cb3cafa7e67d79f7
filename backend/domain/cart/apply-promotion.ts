import type { PromotionType } from "@/backend/contract/shop/promotions";
import {
  clearPromotion,
  findPromotion,
  listOpenPromotions,
  type PromotionRow,
  setPromotion,
} from "@/backend/db/queries/orders/promotion-queries";
import type { Cart } from "@/backend/domain/cart/cart";
import { getCart } from "@/backend/domain/cart/get-cart";
import { promotionProblem } from "@/backend/domain/cart/promotion-rules";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/**
 * Sets the promotion of a cart; a cart has only one, so it replaces the present one (API-SHOP-16, threat T16). A code
 * that does not fit changes nothing. The promotion counts as used only with the order.
 * @param input the code in capitals; with another type than the code's own, the code is not found
 * @throws DomainError those of `getCart`, `cart-empty`, `promotion-not-found`, and the reasons of `promotionProblem`
 */
export async function applyPromotion(
  context: DbContext,
  input: { token: string; code: string; type: PromotionType | null },
): Promise<Cart> {
  const { token, code, type } = input;
  const [cart, promotion] = await Promise.all([cartOf(context, token), findPromotion(context.db.pool, code)]);
  if (cart.lines.length === 0) throw new DomainError("cart-empty", { field: "token" });
  if (promotion === null || (type !== null && promotion.type !== type)) {
    throw new DomainError("promotion-not-found", { field: "code" });
  }
  const problem = promotionProblem(promotion, cart);
  if (problem !== null) throw new DomainError(problem.code, problem);
  if (!(await setPromotion(context.db.pool, token, code))) throw new DomainError("cart-not-found", { field: "token" });
  return cartOf(context, token);
}

/** Removes a promotion from a cart, if it has it (API-SHOP-14). @throws DomainError those of `getCart` */
export async function removePromotion(context: DbContext, input: { token: string; code: string }): Promise<Cart> {
  await clearPromotion(context.db.pool, input.token, input.code);
  return cartOf(context, input.token);
}

async function cartOf(context: DbContext, token: string): Promise<Cart> {
  try {
    return await getCart(context, token);
  } catch (error) {
    // In this call, the field of the cart's token is named `token`.
    throw error instanceof DomainError ? new DomainError(error.code, { field: "token" }) : error;
  }
}

/** The public promotions that are valid now, and the campaigns (feature 27). */
export function listPromotions({ db }: DbContext): Promise<PromotionRow[]> {
  return listOpenPromotions(db.pool);
}
