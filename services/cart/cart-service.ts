import { toPoisha } from "@/backend/contract/money";
import type { CartItemInput, CartView as WireCart, CartLine as WireLine } from "@/backend/contract/shop/cart";
import type { Api } from "@/services/api/api-client";
import { ApiError, readAnswer } from "@/services/api/api-error";
import { readInstalments } from "@/services/catalog/read-instalments";

export type { CartItemInput } from "@/backend/contract/shop/cart";

/** An add-on of a line; null poisha means free (CART-16). */
export type CartBundle = ReturnType<typeof readAddOns>[number];

/** One line as the drawer and the checkout show it. Amounts are whole poisha. */
export type CartLine = ReturnType<typeof readLine>;

/** Totals of the cart, in whole poisha, as calculated by the server. */
export type CartTotals = ReturnType<typeof readTotals>;

/** The promotion code on a cart. Amounts in whole poisha. */
export type CartPromotion = ReturnType<typeof readPromotions>[number];

/** A public offer that the cart can use; the offer that saves most is first. */
export type PromotionOffer = Cart["offers"][number];

/** The rule that says when a cash-on-delivery order needs a code, and which numbers can get one. */
export type CashCodeRule = NonNullable<Cart["codCode"]>;

/** One version of a cart, as the server sent it. */
export type Cart = ReturnType<typeof readCart>;

interface CartUpdate {
  /** The whole cart. It replaces the server's cart. */
  lines: readonly CartItemInput[];
  token: string | null;
  retailerToken: string | null;
}

/** The add-ons of one piece, with amounts in whole poisha. */
export function readAddOns(items: WireLine["bundle"]) {
  return items.map(({ title, field_is_free, field_price }) => ({
    title,
    pricePoisha: field_is_free === "1" ? null : toPoisha(field_price),
  }));
}

function readLine(line: WireLine) {
  return {
    sku: line.sku,
    title: line.product_title,
    /** Address of the product page for this variant. */
    path: line.product_path,
    quantity: line.quantity,
    type: line.type,
    /** Price of one piece without add-ons. */
    pricePoisha: toPoisha(line.price.number),
    /** Price of one piece with its paid add-ons. */
    priceWithBundlePoisha: toPoisha(line.product_price_with_bundle),
    lineTotalPoisha: toPoisha(line.line_total),
    pictures: line.field_cart_image,
    variationDetails: line.variationDetails,
    name: line.name,
    number: line.number,
    bundle: readAddOns(line.bundle),
    /** Slug of the chosen bundle, as it is sent; null for none. */
    bundleSlug: line.bundle_slug,
    emi: line.emi,
    /** Code of the instalment plan that was chosen with the product. */
    emiPlan: line.emi_plan,
    /** The line's total under that plan; null without a plan. */
    emiTerms: line.emi_terms && readInstalments(line.emi_terms),
    /** The number of pieces that can be bought now. */
    stock: line.stock,
    sim: line.sim,
    simReplacement: line.sim_replacement,
    /** ISO time until which the line's number is reserved; null without a reservation. */
    simHeldUntil: line.sim_held_until,
  };
}

/** Converts the API's totals from taka to whole poisha. */
export function readTotals(total: WireCart["totalPrice"]) {
  return {
    itemsPoisha: toPoisha(total.items),
    includingBundlePoisha: toPoisha(total.includingBundle),
    deliveryPoisha: toPoisha(total.delivery),
    /** The discount of the promotion. */
    discountPoisha: toPoisha(total.discount),
    payablePoisha: toPoisha(total.payable),
    /** The VAT included in the total, if the server sends it. */
    ...(total.vat !== undefined && { vatPoisha: toPoisha(total.vat) }),
  };
}

/** Converts the API's promotion codes; amounts become whole poisha. */
export function readPromotions(promotions: WireCart["promotions"]) {
  return promotions.map(({ discount, problem, ...rest }) => ({
    ...rest,
    discountPoisha: toPoisha(discount),
    /** Why the code gives no discount; null when it does. */
    problem: problem?.message ?? null,
  }));
}

function readCart(cart: WireCart) {
  return {
    /** Null when the answer contains no token. */
    token: cart.token,
    version: cart.version,
    lines: cart.data.map(readLine),
    totals: readTotals(cart.totalPrice),
    isCodEnabled: cart.isCodEnabled,
    /** Highest total that can be paid on delivery, in poisha; null when there is no limit. */
    codLimit: cart.codLimitCross === null ? null : toPoisha(cart.codLimitCross),
    /** Null when no code is needed. */
    codCode: cart.codCode
      ? {
          fromPoisha: toPoisha(cart.codCode.from),
          /** The first digits of those numbers. */
          prefixes: cart.codCode.prefixes,
        }
      : null,
    cmpOfferInputShow: cart.cmpOfferInputShow,
    /** SIM numbers, comma-separated. */
    sims: cart.sims,
    zone: cart.zone,
    pairSimErrorMsg: cart.pairSimErrorMsg,
    preorder: cart.preorder,
    /** A sentence about VAT under the subtotal; empty when there is none. */
    vatNote: cart.vat_text_config.sidebar_cart_title,
    promotions: readPromotions(cart.promotions),
    offers: cart.promotion_offers.map(({ saves, ...offer }) => ({
      ...offer,
      /** Its discount on the current cart. */
      savesPoisha: toPoisha(saves),
    })),
    /** The server's adjustments, line by line (field `product.N`). */
    errors: cart.errors,
  };
}

/**
 * POST /api/v1/add-cart-item. Replaces the lines of the cart; the server answers with prices and stock
 * (API-SHOP-31). A quantity of 0 removes a line; an absent or unknown token makes a new cart.
 * @throws ApiError; `refused` with status 200 when the answer says status false (ERR-01)
 */
export async function updateCart(api: Api, { lines, token, retailerToken }: CartUpdate): Promise<Cart> {
  const answer = await api.request("addCartItem", {
    body: { product: lines, driver: "session", retailer_token: retailerToken, token },
  });
  if (!("data" in answer) || !answer.status) {
    const requestId = "requestId" in answer ? answer.requestId : null;
    throw new ApiError({ kind: "refused", status: 200, errors: answer.errors ?? [], requestId });
  }
  return readAnswer(() => readCart(answer));
}

/**
 * GET /api/v1/get-cart-item?productToken=. The cart with the current prices and stock (API-SHOP-29).
 * @throws ApiError; `isNotFound` when the token is unknown
 */
export async function getCart(api: Api, token: string): Promise<Cart> {
  const answer = await api.request("getCartItem", { query: { productToken: token } });
  return readAnswer(() => readCart(answer));
}
