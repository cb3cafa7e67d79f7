import type { PromotionType } from "@/backend/contract/shop/promotions";
import { clearPromotion, findPromotion, keepPromotion } from "@/backend/db/queries/orders/promotion-queries";
import type { Cart } from "@/backend/domain/cart/cart";
import { getCart } from "@/backend/domain/cart/get-cart";
import { promotionProblem } from "@/backend/domain/cart/promotion-rules";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

type Context = Pick<DomainContext, "db">;

/**
 * Puts a promotion on a cart in place of its present one: a cart uses one (API-SHOP-16, threat T16). A code that does
 * not fit changes nothing. Nothing is used up before the order.
 * @param input the code in capitals; a type that is not the code's own is no such code
 * @throws DomainError `cart-not-found`, `cart-empty`, `promotion-not-found`, and the reasons of `promotionProblem`
 */
export async function applyPromotion(
  context: Context,
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
  if (!(await keepPromotion(context.db.pool, token, code))) throw new DomainError("cart-not-found", { field: "token" });
  return cartOf(context, token);
}

/**
 * Takes a promotion off a cart; for a cart without it this succeeds as well (API-SHOP-14).
 * @throws DomainError `cart-not-found`
 */
export async function removePromotion(context: Context, input: { token: string; code: string }): Promise<Cart> {
  await clearPromotion(context.db.pool, input.token, input.code);
  return cartOf(context, input.token);
}

async function cartOf(context: Context, token: string): Promise<Cart> {
  try {
    return await getCart(context, token);
  } catch (error) {
    // This call has another name for its token.
    if (error instanceof DomainError && error.code === "cart-not-found")
      throw new DomainError(error.code, { field: "token" });
    throw error;
  }
}
