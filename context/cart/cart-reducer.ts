import { type CartDelivery, type CartState, initialCart } from "@/context/cart/cart-state";
import type { CartItemInput } from "@/services/cart/cart-service";
import type { Cart, CartPromotion, CartTotals } from "@/services/cart/read-cart";

export type CartAction =
  /** The server answered an update: the cart is set, and opens unless it should stay closed (CART-53 to CART-57). */
  | { type: "cart-set"; cart: Cart; quiet?: boolean }
  /** The server answered a fetch for `token`: the same cart with today's prices. */
  | { type: "cart-fetched"; cart: Cart; token: string }
  /** The cart that was stored in the browser, read after the page has loaded. */
  | { type: "cart-restored"; state: CartState }
  /** The cart that another tab has just saved. */
  | { type: "cart-followed"; state: CartState }
  | { type: "cart-sending"; lines: CartItemInput[] | null }
  | { type: "drawer-opened" }
  | { type: "drawer-closed" }
  | { type: "order-id-set"; orderId: string }
  | { type: "delivery-set"; delivery: CartDelivery; totals: CartTotals | null; version: number | null }
  /** A promotion code was added to the cart or removed from it. */
  | { type: "promotions-set"; promotions: CartPromotion[]; totals: CartTotals; version: number }
  | { type: "version-set"; version: number }
  | { type: "cart-reset" };

function withCart(state: CartState, cart: Cart): CartState {
  if (cart.lines.length === 0) return emptied(state);
  const { lines } = cart;
  return {
    ...state,
    cart_items: lines,
    mixpanelData: lines.map(({ sku, title, type, quantity, pricePoisha }) => ({
      sku,
      product_title: title,
      type,
      quantity,
      pricePoisha,
    })),
    cart_item_count: lines.length,
    cart_quantity_count: lines.reduce((sum, line) => sum + line.quantity, 0),
    isCodEnabled: cart.isCodEnabled,
    codLimit: cart.codLimit,
    codCode: cart.codCode,
    preorder: cart.preorder,
    cmpOfferInputShow: cart.cmpOfferInputShow,
    sims: cart.sims,
    zone: cart.zone,
    pairSimErrorMsg: cart.pairSimErrorMsg,
    token: cart.token ?? state.token,
    version: cart.version ?? 0,
    totals: cart.totals,
    vatNote: cart.vatNote,
    promotions: cart.promotions,
    offers: cart.offers,
  };
}

/**
 * The cart after its last line was removed (CART-62 to CART-67). The drawer stays open to say that the cart is empty.
 */
function emptied(state: CartState): CartState {
  return { ...initialCart, sidebar_cart_open: state.sidebar_cart_open };
}

/**
 * True when the answer is about the cart shown, but older than it. A cart without a token was emptied: every answer is
 * accepted.
 */
function isOlder(state: CartState, cart: Cart): boolean {
  if (cart.token === null && cart.lines.length === 0) return false;
  return (cart.token ?? state.token) === state.token && (cart.version ?? state.version) < state.version;
}

/**
 * The state transitions of the cart (CART-52 to CART-69). Pure: the store saves, fetches and shows messages.
 * @returns the same object when nothing changes
 */
export function cartReducer(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case "cart-set": {
      if (isOlder(state, action.cart)) return state;
      const next = withCart(state, action.cart);
      const closed = action.quiet || action.cart.preorder || next.cart_items.length === 0;
      return closed ? next : { ...next, sidebar_cart_open: true };
    }
    case "cart-fetched":
      // The cart may have been emptied or ordered during the fetch.
      return action.token !== state.token || isOlder(state, action.cart) ? state : withCart(state, action.cart);
    case "cart-restored":
      // If the drawer opened by itself on a load, it would take the focus from the page.
      return { ...action.state, sidebar_cart_open: false };
    case "cart-followed":
      return { ...action.state, sidebar_cart_open: state.sidebar_cart_open };
    case "cart-sending":
      return { ...state, unsent: action.lines };
    case "drawer-opened":
      return state.sidebar_cart_open ? state : { ...state, sidebar_cart_open: true };
    case "drawer-closed":
      return state.sidebar_cart_open ? { ...state, sidebar_cart_open: false } : state;
    case "order-id-set":
      return { ...state, order_id: action.orderId };
    case "delivery-set": {
      // The totals of an older cart never replace those of a newer one.
      const isCurrent = action.version === null || action.version >= state.version;
      return {
        ...state,
        delivery: action.delivery,
        totals: (isCurrent ? action.totals : null) ?? state.totals,
        version: Math.max(state.version, action.version ?? 0),
      };
    }
    case "promotions-set":
      return action.version < state.version
        ? state
        : { ...state, promotions: action.promotions, totals: action.totals, version: action.version };
    case "version-set":
      return { ...state, version: Math.max(state.version, action.version) };
    case "cart-reset":
      return emptied(state);
  }
}
