import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import { promotionCalls } from "@/backend/contract/shop/promotions";
import { applyPromotion, removePromotion } from "@/backend/domain/cart/apply-promotion";
import type { Cart } from "@/backend/domain/cart/cart";
import { DomainError } from "@/backend/domain/domain-error";
import { countWrongTries } from "@/backend/http/requests/code-context";
import { answer, type Route, route } from "@/backend/http/requests/route";
import { cartTotals, promotionsView } from "@/backend/http/shop/cart-view";

/** Codes that are not printed anywhere could be guessed: a client may try this many wrong ones in an hour. */
const WRONG_CODES = {
  kind: "promotion codes",
  limit: 20,
  isWrong: (error: unknown) => error instanceof DomainError && error.code === "promotion-not-found",
};

/** The calls that add a code to a cart and remove it. The order redeems the code. */
export const promotionsRoutes: readonly Route[] = [
  route(promotionCalls.promotion, async (context, { body }) => {
    const { token, code, type } = body;
    const apply = () => applyPromotion(context, { token, code, type: type ?? null });
    return answerOf(await countWrongTries(context, WRONG_CODES, apply), context.lang);
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
