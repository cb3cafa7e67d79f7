import type { CartView as WireCart, CartLine as WireLine } from "@/backend/contract/shop/cart";
import { cartReducer } from "@/context/cart/cart-reducer";
import type { CartState } from "@/context/cart/cart-state";
import { initialCart } from "@/context/cart/cart-state";
import type { Cart, CartLine } from "@/services/cart/read-cart";

export const CART_TOKEN = "cart-token-0123456789abcdef";

/** A cart line in API format; a test passes only the fields that matter to it. */
export function wireLine(line: Partial<WireLine> = {}): WireLine {
  const quantity = line.quantity ?? 1;
  const price = line.price ?? { number: 64_999 };
  const withBundle = line.product_price_with_bundle ?? price.number;
  return {
    sku: "TRN-X5-256-BLU",
    product_title: "Turna X5",
    product_path: "/shop/devices/phones/turna-x5?variant=TRN-X5-256-BLU",
    quantity,
    type: "others",
    price,
    product_price_with_bundle: withBundle,
    line_total: withBundle * quantity,
    field_cart_image: ["/images/kit/phone/pillar-pair-midnight-blue.webp"],
    variationDetails: { Colour: "Midnight blue", Storage: "256 GB" },
    name: null,
    number: null,
    bundle: [],
    bundle_slug: null,
    emi: false,
    emi_plan: null,
    emi_terms: null,
    stock: 10,
    sim: null,
    sim_replacement: false,
    sim_held_until: null,
    ...line,
  };
}

/** A cart in API format, with the totals of its lines. */
export function wireCart(cart: Partial<WireCart> = {}): WireCart {
  const data = cart.data ?? [wireLine()];
  const sum = data.reduce((total, line) => total + line.line_total, 0);
  return {
    status: true,
    token: data.length === 0 ? null : CART_TOKEN,
    version: 1,
    isCodEnabled: true,
    codLimitCross: 100_000,
    cmpOfferInputShow: false,
    sims: "",
    zone: {},
    pairSimErrorMsg: null,
    preorder: false,
    data,
    totalPrice: { items: sum, includingBundle: sum, delivery: 60, discount: 0, payable: sum + 60 },
    promotions: [],
    promotion_offers: [],
    vat_text_config: { sidebar_cart_title: "VAT included" },
    errors: [],
    ...cart,
  };
}

/** A cart line as the site stores it. */
export function cartLine(line: Partial<CartLine> = {}): CartLine {
  const quantity = line.quantity ?? 1;
  return {
    sku: "TRN-X5-256-BLU",
    title: "Turna X5",
    path: "/shop/devices/phones/turna-x5?variant=TRN-X5-256-BLU",
    quantity,
    type: "others",
    pricePoisha: 6_499_900,
    priceWithBundlePoisha: 6_499_900,
    lineTotalPoisha: 6_499_900 * quantity,
    pictures: ["/images/kit/phone/pillar-pair-midnight-blue.webp"],
    variationDetails: { Colour: "Midnight blue" },
    name: null,
    number: null,
    bundle: [],
    bundleSlug: null,
    emi: false,
    emiPlan: null,
    emiTerms: null,
    stock: 10,
    sim: null,
    simReplacement: false,
    simHeldUntil: null,
    ...line,
  };
}

/** A cart as a service returns it. */
export function cart(fields: Partial<Cart> = {}): Cart {
  const lines = fields.lines ?? [cartLine()];
  const sum = lines.reduce((total, line) => total + line.lineTotalPoisha, 0);
  return {
    token: CART_TOKEN,
    version: 1,
    lines,
    totals: {
      itemsPoisha: sum,
      includingBundlePoisha: sum,
      deliveryPoisha: 6_000,
      discountPoisha: 0,
      payablePoisha: sum + 6_000,
    },
    isCodEnabled: true,
    codLimit: 10_000_000,
    codCode: null,
    cmpOfferInputShow: false,
    sims: "",
    zone: {},
    pairSimErrorMsg: null,
    preorder: false,
    vatNote: "VAT included",
    promotions: [],
    offers: [],
    errors: [],
    ...fields,
  };
}

/** The state after an update was answered with this cart, with the drawer closed again. */
export function filledState(fields: Partial<Cart> = {}): CartState {
  const open = cartReducer(initialCart, { type: "cart-set", cart: cart(fields) });
  return cartReducer(open, { type: "drawer-closed" });
}
