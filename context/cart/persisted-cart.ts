import { type CartAction, cartReducer } from "@/context/cart/cart-reducer";
import { type CartSnapshot, emptySnapshot } from "@/context/cart/cart-snapshot";
import { CART_KEY, parseCart, writeCart } from "@/context/cart/stored-cart";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";

/** The cart's displayed state. The cart itself is also kept in local storage. */
export type PersistedCart = ReturnType<typeof createPersistedCart>;

export function createPersistedCart() {
  let snapshot = emptySnapshot;
  // False when storage is full: the stored cart is then older than the displayed one.
  let saved = true;
  const listeners = new Set<() => void>();

  function show(next: Partial<CartSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  /** Another tab or an earlier page stored this cart, so it is not stored again. */
  function follow(stored: string | null): void {
    const state = stored === null ? null : parseCart(stored);
    if (state !== null) show({ cart: cartReducer(snapshot.cart, { type: "cart-followed", state }) });
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Changes only the displayed state; stores nothing. */
    show,
    /** Changes the cart and stores it. */
    dispatch(action: CartAction) {
      const cart = cartReducer(snapshot.cart, action);
      if (cart === snapshot.cart) return;
      saved = writeStored("local", CART_KEY, writeCart(cart));
      show({ cart });
    },
    /** Shows the stored cart, unless the displayed cart could not be stored. */
    followStored() {
      if (saved) follow(readStored("local", CART_KEY));
    },
    /** Shows the cart that another tab has just stored; null = the other tab removed the cart. */
    followTab(stored: string | null) {
      if (stored === null) show({ cart: cartReducer(snapshot.cart, { type: "cart-reset" }) });
      else follow(stored);
    },
    /** Shows the cart of the last visit. A stored text that is not a valid cart is removed. */
    restore() {
      const stored = readStored("local", CART_KEY);
      const state = stored === null ? null : parseCart(stored);
      if (stored !== null && state === null) removeStored("local", CART_KEY);
      const cart = state === null ? snapshot.cart : cartReducer(snapshot.cart, { type: "cart-restored", state });
      show({ cart, restored: true });
      // Loading closed the side cart, and the stored value must say so too.
      if (state?.sidebar_cart_open) saved = writeStored("local", CART_KEY, writeCart(cart));
    },
  };
}
