import { takaOrNull, toTaka } from "@/backend/contract/money";
import { cartCalls } from "@/backend/contract/shop/cart";
import { orderCalls } from "@/backend/contract/shop/orders";
import { chooseCashOnDelivery } from "@/backend/domain/cart/choose-delivery";
import { getCart, plansOfCart } from "@/backend/domain/cart/get-cart";
import { setCart } from "@/backend/domain/cart/set-cart";
import { errorDetailOf } from "@/backend/http/errors/error-messages";
import { numberHolder, takeHourlyBudget } from "@/backend/http/requests/code-context";
import { type Route, route } from "@/backend/http/requests/route";
import { cartView, cashCodeRule, lineOptions } from "@/backend/http/shop/cart-view";
import { openPromotions } from "@/backend/http/shop/open-promotions";

/** A client may begin so many carts for each order that it may place, since most carts are never ordered. */
const CARTS_PER_ORDER = 5;

/** The calls of the cart. A refused update answers status false with all reasons (docs/interfaces.md#calls). */
export const cartRoutes: readonly Route[] = [
  route(cartCalls.addCartItem, async (context, { body }) => {
    const update = await setCart(context, {
      token: body.token ?? null,
      retailerToken: body.retailer_token ?? null,
      holder: numberHolder(context),
      takeBudget: () => takeHourlyBudget(context, "carts", CARTS_PER_ORDER * context.env.rateClient.ordersPerHour),
      lines: body.product.map((item) => ({
        sku: item.sku,
        quantity: item.product_quantity,
        options: lineOptions(item),
        requestKey: item.sim_request_key,
      })),
    });
    if ("cart" in update) {
      const { cart } = update;
      const view = cartView(cart, context.lang, await openPromotions(context), await plansOfCart(context, cart));
      return { ...view, ...cashCodeRule(context) };
    }
    const errors = update.refused.map((problem) => errorDetailOf(problem, context.lang));
    return { status: false as const, errors, requestId: context.requestId };
  }),

  route(cartCalls.getCartItem, async (context, { query }) => {
    const [cart, open] = await Promise.all([getCart(context, query.productToken), openPromotions(context)]);
    return { ...cartView(cart, context.lang, open, await plansOfCart(context, cart)), ...cashCodeRule(context) };
  }),

  route(orderCalls.updateForCod, async (context, { body }) => {
    const cart = await chooseCashOnDelivery(context, body);
    return {
      status: true as const,
      isCodEnabled: cart.codAvailable,
      codLimitCross: takaOrNull(cart.codLimitPoisha),
      data: { version: cart.version, payable: toTaka(cart.payablePoisha) },
    };
  }),
];
