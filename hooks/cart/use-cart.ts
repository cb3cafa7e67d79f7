import { useMemo, useSyncExternalStore } from "react";
import { requestedQuantity } from "@/context/cart/cart-changes";
import { useCartStore } from "@/context/cart/cart-context";
import { type CartSnapshot, type CartStore, emptySnapshot } from "@/context/cart/cart-snapshot";
import { type CartState, lineInput, lineKey } from "@/context/cart/cart-state";
import { analytics } from "@/services/analytics/analytics";
import type { CartItemInput } from "@/services/cart/cart-service";
import type { CartLine } from "@/services/cart/read-cart";

/** A cart line as shown while changes are being sent. */
export interface ShownLine {
  key: string;
  line: CartLine;
  /** The quantity, including the waiting changes. */
  quantity: number;
  /** True while this line is being changed (CART-61). */
  changing: boolean;
  /**
   * Why the last change of this line failed: the server's message, null when the server did not answer, undefined when
   * the change did not fail.
   */
  error: string | null | undefined;
}

/** The actions of a customer on a cart. */
export type CartActions = ReturnType<typeof cartActionsOf>;

export interface CartView extends CartActions, Pick<CartSnapshot, "cart" | "restored" | "notice" | "removed"> {
  lines: ShownLine[];
  /** True while a change is being sent; the totals are those of the last answer. */
  changing: boolean;
}

function shownLines({ cart, changes, lineErrors }: CartSnapshot): ShownLine[] {
  return cart.cart_items.map((line) => {
    const key = lineKey(line);
    const changing = changes.some((change) => change.key === key);
    // A line that is being removed keeps its quantity until it is gone.
    const quantity = changing ? requestedQuantity(line, changes) || line.quantity : line.quantity;
    return { key, line, quantity, changing, error: lineErrors[key] };
  });
}

/** Counts that a line is removed (TRACK-04). @param at index of the line */
export function trackRemoval({ mixpanelData }: CartState, at: number): void {
  analytics.track({ name: "cart_remove", properties: { items: mixpanelData.slice(at, at + 1) } });
}

function cartActionsOf(store: CartStore) {
  const step = (line: CartLine, by: number) => void store.change({ kind: "quantity", key: lineKey(line), by });
  const cart = () => store.getSnapshot().cart;
  const open = () => store.dispatch({ type: "drawer-opened" });
  const close = () => store.dispatch({ type: "drawer-closed" });
  const countRemoval = (key: string) =>
    trackRemoval(
      cart(),
      cart().cart_items.findIndex((line) => lineKey(line) === key),
    );
  return {
    /** Opens the side cart, unless `quiet` is set. @returns whether the server accepted the change */
    add: (item: CartItemInput, { quiet = false }: { quiet?: boolean } = {}) =>
      store.change({ kind: "add", key: lineKey(item), item, quiet }),
    /** The current cart, e.g. after `add` was accepted. */
    current: cart,
    increase: (line: CartLine) => step(line, 1),
    decrease(line: CartLine) {
      if (requestedQuantity(line, store.getSnapshot().changes) === 1) countRemoval(lineKey(line));
      step(line, -1);
    },
    remove(line: CartLine) {
      const key = lineKey(line);
      countRemoval(key);
      void store.change({ kind: "remove", key });
    },
    /** Sends the unchanged cart once more, so that the server reserves its SIM numbers again. */
    renew: () => void store.change({ kind: "replace", key: "", lines: cart().cart_items.map(lineInput) }),
    open,
    /** Call on a click on the cart icon. */
    openByIcon() {
      analytics.track({ name: "cart_icon" });
      open();
    },
    /** Call on a click on Continue to Checkout. */
    checkout() {
      analytics.track({ name: "checkout_continue", properties: { items: cart().mixpanelData } });
    },
    close,
    /** Fetches the cart again, e.g. after the server answered that it has changed. */
    refresh: store.refresh,
    clearErrors: store.clearErrors,
    /** Restores the last removed line, with its quantity and options. */
    undo: () => void store.undo(),
    /** Call when the time for undo is over. */
    clearRemoved: store.clearRemoved,
  };
}

const serverSnapshot = () => emptySnapshot;

/** Components access the cart only through this hook: it returns the state and the actions. */
export function useCart(): CartView {
  const store = useCartStore();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, serverSnapshot);
  const cartActions = useMemo(() => cartActionsOf(store), [store]);
  return useMemo(
    () => ({
      ...cartActions,
      cart: snapshot.cart,
      lines: shownLines(snapshot),
      restored: snapshot.restored,
      changing: snapshot.changes.length > 0,
      notice: snapshot.notice,
      removed: snapshot.removed,
    }),
    [cartActions, snapshot],
  );
}
