import { adjustedLines, type CartUpdateOptions, createCartQueue } from "@/context/cart/cart-queue";
import type { CartStore } from "@/context/cart/cart-snapshot";
import { lineInput, lineKey } from "@/context/cart/cart-state";
import { createPersistedCart, type PersistedCart } from "@/context/cart/persisted-cart";
import { CART_KEY } from "@/context/cart/stored-cart";
import { ApiError, isRefusal } from "@/services/api/api-error";
import { getCart } from "@/services/cart/cart-service";
import type { CartPromotion } from "@/services/cart/read-cart";

/** Fetches the cart with this token again. The lines of an expired cart are sent again and become a new cart. */
async function refreshCart(
  persisted: PersistedCart,
  { api, log }: CartUpdateOptions,
  change: CartStore["change"],
): Promise<void> {
  const { token } = persisted.getSnapshot().cart;
  if (token === "") return;
  try {
    const cart = await getCart(api, token);
    persisted.dispatch({ type: "cart-fetched", cart, token });
    // A message about an older cart may no longer be true. A change that is being sent gets its own message.
    persisted.show({ lineErrors: adjustedLines(cart.errors, cart.lines.map(lineInput)) });
  } catch (error) {
    log("The cart could not be fetched", error);
    const { cart, changes } = persisted.getSnapshot();
    if (!(error instanceof ApiError) || cart.token !== token) return;
    // Both are normal answers, not failures: the cart was ordered, or the server deleted it as too old.
    if (error.isNotFound) persisted.dispatch({ type: "cart-reset" });
    // A waiting change sends the lines too.
    else if (error.code === "cart-expired" && changes.length === 0)
      await change({ kind: "replace", key: "", lines: cart.cart_items.map(lineInput) });
  }
}

/** Adds the promotion code again that was lost when the cart became empty, if the server still allows it. */
async function reusePromotion(
  persisted: PersistedCart,
  { api, log }: CartUpdateOptions,
  { code, type }: CartPromotion,
): Promise<void> {
  try {
    const { applyPromotion } = await import("@/services/cart/promotions-service");
    const { token } = persisted.getSnapshot().cart;
    const answer = await applyPromotion(api, { token, code, ...(type === "cmp" && { type }) });
    persisted.dispatch({ type: "promotions-set", ...answer });
  } catch (error) {
    if (!isRefusal(error)) log("The promotion could not be put back", error);
  }
}

/**
 * The cart's store. Every change is written to local storage first, so that a reload a moment later loses nothing
 * (CART-70, feature 24). Updates are sent to the server one after another. Meanwhile the cart shown is the last answer
 * plus the changes without an answer, so a refusal needs no rollback.
 */
export function createCartStore(options: CartUpdateOptions): CartStore {
  const persisted = createPersistedCart();
  const { getSnapshot, subscribe, show, dispatch } = persisted;
  const { change, drain, recover, setLeaving } = createCartQueue(persisted, options);
  const refresh = () => refreshCart(persisted, options, change);

  return {
    getSnapshot,
    subscribe,
    dispatch,
    change,
    refresh,
    async undo() {
      const { removed } = getSnapshot();
      if (removed === null) return false;
      show({ removed: null });
      const { item, at, promotion } = removed;
      const accepted = await change({ kind: "restore", key: lineKey(item), item, at });
      if (accepted && promotion !== undefined && getSnapshot().cart.promotions.length === 0)
        await reusePromotion(persisted, options, promotion);
      return accepted;
    },
    clearRemoved(id) {
      if (getSnapshot().removed?.id === id) show({ removed: null });
    },
    clearErrors() {
      if (getSnapshot().notice !== null) show({ notice: null, lineErrors: {} });
    },
    start() {
      const listening = new AbortController();
      const { signal } = listening;
      const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
        if (storageArea === window.localStorage && (key === CART_KEY || key === null)) persisted.followTab(newValue);
      };
      const onShow = ({ persisted: isFromCache }: PageTransitionEvent) => {
        setLeaving(false);
        if (!isFromCache) return;
        // The page was restored from the back/forward cache. The cart may have been ordered since (fault R24).
        persisted.followStored();
        void drain().then(refresh);
      };
      window.addEventListener("storage", onStorage, { signal });
      window.addEventListener("pagehide", () => setLeaving(true), { signal });
      window.addEventListener("pageshow", onShow, { signal });
      persisted.restore();
      void recover();
      return () => listening.abort();
    },
  };
}
