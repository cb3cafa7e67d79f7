import type { ErrorDetail } from "@/backend/contract/errors";
import { toPoisha } from "@/backend/contract/money";
import type {
  CartItemInput,
  CartUpdateAnswer,
  CartView as WireCart,
  CartLine as WireLine,
} from "@/backend/contract/shop/cart";
import type { Api } from "@/services/api/api-client";
import { ApiError, readAnswer } from "@/services/api/api-error";
import { readInstalments } from "@/services/catalog/read-instalments";
import type { Instalments } from "@/utils/money/instalments";

export type { CartItemInput } from "@/backend/contract/shop/cart";

/** An add-on of a line; null poisha means free (CART-16). */
export interface CartBundle {
  title: string;
  pricePoisha: number | null;
}

/** One line as the drawer and the checkout show it. Amounts are whole poisha. */
export interface CartLine {
  sku: string;
  title: string;
  /** Address of the product page with the variant. */
  path: string;
  quantity: number;
  type: "sim" | "apparel_accessories" | "others";
  /** One piece without add-ons. */
  pricePoisha: number;
  /** One piece with its paid add-ons. */
  priceWithBundlePoisha: number;
  lineTotalPoisha: number;
  pictures: string[];
  variationDetails: Record<string, string>;
  name: string | null;
  number: string | null;
  bundle: CartBundle[];
  /** The chosen bundle, as it is sent back; null for none. */
  bundleSlug: string | null;
  emi: boolean;
  /** Code of the instalment plan that was chosen with it. */
  emiPlan: string | null;
  /** The line's total under that plan; null without one. */
  emiTerms: Instalments | null;
  /** Pieces that can be bought now. */
  stock: number;
  sim: string | null;
  simReplacement: boolean;
  /** ISO moment until which the line's number is reserved; null without one. */
  simHeldUntil: string | null;
}

/** Sums of the cart, in whole poisha, as the server calculated them. */
export interface CartTotals {
  itemsPoisha: number;
  includingBundlePoisha: number;
  deliveryPoisha: number;
  /** The discount of the promotion. */
  discountPoisha: number;
  payablePoisha: number;
  /** The VAT in it, where the server gives it. */
  vatPoisha?: number;
}

/** The code on a cart. Amounts in whole poisha. */
export interface CartPromotion {
  code: string;
  type: "promo" | "cmp";
  title: string;
  discountPoisha: number;
  /** Why it gives no discount; null when it does. */
  problem: string | null;
}

/** A public offer that fits the cart; the one that saves most is first. */
export interface PromotionOffer {
  code: string;
  title: string;
  /** Its discount on the present cart. */
  savesPoisha: number;
}

/** When an order on delivery needs a code, and which numbers can get one. */
export interface CashCodeRule {
  fromPoisha: number;
  /** First digits of the numbers. */
  prefixes: string[];
}

/** A cart as the server knows it at one version. */
export interface Cart {
  /** Null when the answer names none. */
  token: string | null;
  version: number;
  lines: CartLine[];
  totals: CartTotals;
  isCodEnabled: boolean;
  /** Highest total payable on delivery, in poisha; null when not in force. */
  codLimit: number | null;
  /** Null where no code is needed. */
  codCode: CashCodeRule | null;
  cmpOfferInputShow: boolean;
  /** SIM numbers, comma-separated. */
  sims: string;
  zone: Record<string, string>;
  pairSimErrorMsg: string | null;
  preorder: boolean;
  /** A sentence on VAT under the subtotal; empty when there is none. */
  vatNote: string;
  promotions: CartPromotion[];
  offers: PromotionOffer[];
  /** What the server adjusted, line by line (field `product.N`). */
  errors: ErrorDetail[];
}

export interface CartUpdate {
  /** The whole cart: it replaces the server's. */
  lines: readonly CartItemInput[];
  token: string | null;
  retailerToken: string | null;
}

/** The add-ons of a piece, amounts as whole poisha. */
export function readAddOns(items: WireLine["bundle"]): CartBundle[] {
  return items.map(({ title, field_is_free, field_price }) => ({
    title,
    pricePoisha: field_is_free === "1" ? null : toPoisha(field_price),
  }));
}

function readLine(line: WireLine): CartLine {
  return {
    sku: line.sku,
    title: line.product_title,
    path: line.product_path,
    quantity: line.quantity,
    type: line.type,
    pricePoisha: toPoisha(line.price.number),
    priceWithBundlePoisha: toPoisha(line.product_price_with_bundle),
    lineTotalPoisha: toPoisha(line.line_total),
    pictures: line.field_cart_image,
    variationDetails: line.variationDetails,
    name: line.name,
    number: line.number,
    bundle: readAddOns(line.bundle),
    bundleSlug: line.bundle_slug,
    emi: line.emi,
    emiPlan: line.emi_plan,
    emiTerms: line.emi_terms && readInstalments(line.emi_terms),
    stock: line.stock,
    sim: line.sim,
    simReplacement: line.sim_replacement,
    simHeldUntil: line.sim_held_until,
  };
}

/** Totals of the wire, in taka, as whole poisha. */
export function readTotals(total: WireCart["totalPrice"]): CartTotals {
  return {
    itemsPoisha: toPoisha(total.items),
    includingBundlePoisha: toPoisha(total.includingBundle),
    deliveryPoisha: toPoisha(total.delivery),
    discountPoisha: toPoisha(total.discount),
    payablePoisha: toPoisha(total.payable),
    ...(total.vat !== undefined && { vatPoisha: toPoisha(total.vat) }),
  };
}

/** Codes of the wire, amounts as whole poisha. */
export function readPromotions(promotions: WireCart["promotions"]): CartPromotion[] {
  return promotions.map(({ discount, problem, ...rest }) => ({
    ...rest,
    discountPoisha: toPoisha(discount),
    problem: problem?.message ?? null,
  }));
}

function readCart(cart: WireCart): Cart {
  return {
    token: cart.token,
    version: cart.version,
    lines: cart.data.map(readLine),
    totals: readTotals(cart.totalPrice),
    isCodEnabled: cart.isCodEnabled,
    codLimit: cart.codLimitCross === null ? null : toPoisha(cart.codLimitCross),
    codCode: cart.codCode ? { fromPoisha: toPoisha(cart.codCode.from), prefixes: cart.codCode.prefixes } : null,
    cmpOfferInputShow: cart.cmpOfferInputShow,
    sims: cart.sims,
    zone: cart.zone,
    pairSimErrorMsg: cart.pairSimErrorMsg,
    preorder: cart.preorder,
    vatNote: cart.vat_text_config.sidebar_cart_title,
    promotions: readPromotions(cart.promotions),
    offers: cart.promotion_offers.map(({ saves, ...offer }) => ({ ...offer, savesPoisha: toPoisha(saves) })),
    errors: cart.errors,
  };
}

/**
 * POST /api/v1/add-cart-item. Replaces the lines of the cart; prices and stock come back from the server
 * (API-SHOP-31). A quantity of 0 removes a line; an absent or unknown token makes a new cart.
 * @throws ApiError; `refused` with status 200 when the answer says status false (ERR-01)
 */
export async function updateCart(api: Api, { lines, token, retailerToken }: CartUpdate): Promise<Cart> {
  const answer = await api.request<CartUpdateAnswer>("addCartItem", {
    body: { product: lines, driver: "session", retailer_token: retailerToken, token },
  });
  if (!("data" in answer) || !answer.status) {
    const requestId = "requestId" in answer ? answer.requestId : null;
    throw new ApiError({ kind: "refused", status: 200, errors: answer.errors ?? [], requestId });
  }
  return readAnswer(() => readCart(answer));
}

/**
 * GET /api/v1/get-cart-item?productToken=. The cart with prices and stock of this moment (API-SHOP-29).
 * @throws ApiError; absence when the token is unknown
 */
export async function getCart(api: Api, token: string): Promise<Cart> {
  const answer = await api.request<WireCart>("getCartItem", { query: { productToken: token } });
  return readAnswer(() => readCart(answer));
}
