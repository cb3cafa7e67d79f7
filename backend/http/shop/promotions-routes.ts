import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import { promotionCalls } from "@/backend/contract/shop/promotions";
import { applyPromotion, removePromotion } from "@/backend/domain/cart/apply-promotion";
import type { Cart } from "@/backend/domain/cart/cart";
import { answer, type Route, route } from "@/backend/http/requests/route";
import { cartTotals, promotionsView } from "@/backend/http/shop/cart-view";

/** The calls that add a code to a cart and remove it. The order redeems the code. */
export const promotionsRoutes: readonly Route[] = [
  route(promotionCalls.promotion, async (context, { body }) => {
    const { token, code, type } = body;
    return answerOf(await applyPromotion(context, { token, code, type: type ?? null }), context.lang);
  }),

  route(promotionCalls.removePromotion, async (context, { body }) =>
    answerOf(await removePromotion(context, body), context.lang),
  ),
];

function answerOf(cart: Cart, lang: Language) {
  return answer({
    promotions: promotionsView(cart, lang),
    discount: toTaka(cart.discountPoisha),
    version: cart.version,
    totalPrice: cartTotals(cart),
  });
}
