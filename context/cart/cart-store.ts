import { applyChange, type CartChange, mergedQuantity, wantedLines } from "@/context/cart/cart-changes";
import { type CartAction, cartReducer } from "@/context/cart/cart-reducer";
import { type CartSnapshot, type CartStore, emptySnapshot, type RemovedLine } from "@/context/cart/cart-snapshot";
import { type CartState, lineInput, lineKey } from "@/context/cart/cart-state";
import { parseCart, writeCart } from "@/context/cart/stored-cart";
import type { Api } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import { type Cart, type CartItemInput, type CartPromotion, getCart, updateCart } from "@/services/cart/cart-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { findReplacementKey } from "@/utils/checkout/replacement-keys";

/** Key in localStorage, and name of the lock that tabs take in turn. */
export const CART_KEY = "cart";

export interface CartStoreOptions {
  api: Api;
  retailerToken: () => string | null;
  log: (message: string, error: unknown) => void;
}

interface Waiting {
  change: CartChange;
  resolvers: ((accepted: boolean) => void)[];
}

/** Tabs take turns, so that one never replaces lines that another has just added. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    await (typeof navigator === "undefined" || !navigator.locks ? begin() : navigator.locks.request(CART_KEY, begin));
  } catch (error) {
    if (begun) throw error;
    // A page without storage rights has no locks, and no other tab to wait for.
    await work();
  }
}

function adjustedLines({ errors }: Cart, sent: readonly CartItemInput[]): Record<string, string> {
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      const line = sent[Number(field?.split(".")[1] ?? Number.NaN)];
      return line === undefined ? [] : [[lineKey(line), message]];
    }),
  );
}

/** A line as it is sent: a replacement SIM has the key of its request, which is never stored in the cart. */
function withRequestKey(line: CartItemInput): CartItemInput {
  const key = line.sim_replacement === true && line.sim !== undefined ? findReplacementKey(line.sim) : null;
  return key === null ? line : { ...line, sim_request_key: key };
}

/** The line that a change removed, for undo; null when it removed none. */
function removedBy(
  change: CartChange,
  before: CartState,
  after: readonly CartItemInput[],
): Omit<RemovedLine, "id"> | null {
  if (change.kind !== "remove" && change.kind !== "quantity") return null;
  const at = before.cart_items.findIndex((line) => lineKey(line) === change.key);
  const line = before.cart_items[at];
  if (line === undefined || after.some((other) => lineKey(other) === change.key)) return null;
  return { title: line.title, item: lineInput(line), at, promotion: before.promotions[0] };
}

/**
 * The cart's store. Every change is written to local storage first, so that a reload a moment later loses nothing
 * (CART-70, feature 24). Updates go to the server one after another; meanwhile the cart shown is the last answer plus
 * the changes not yet answered, so a refusal needs no rollback.
 */
export function createCartStore({ api, retailerToken, log }: CartStoreOptions): CartStore {
  let snapshot = emptySnapshot;
  let queue: Waiting[] = [];
  let draining = false;
  let leaving = false;
  let removals = 0;
  // False when storage is full: the stored cart is then older than the one shown.
  let saved = true;
  const listeners = new Set<() => void>();

  function show(next: Partial<CartSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  function dispatch(action: CartAction): void {
    const cart = cartReducer(snapshot.cart, action);
    if (cart === snapshot.cart) return;
    saved = writeStored("local", CART_KEY, writeCart(cart));
    show({ cart });
  }

  function setQueue(next: Waiting[]): void {
    queue = next;
    const changes = next.map(({ change }) => change);
    show({ changes });
    dispatch({
      type: "cart-sending",
      lines: changes.length === 0 ? null : wantedLines(snapshot.cart.cart_items, changes),
    });
  }

  /** Shows what is stored. Another tab or an earlier page wrote it, so it is not written again. */
  function follow(stored: string | null): void {
    const state = stored === null ? null : parseCart(stored);
    if (state !== null) show({ cart: cartReducer(snapshot.cart, { type: "cart-followed", state }) });
  }

  function followStored(): void {
    if (saved) follow(readStored("local", CART_KEY));
  }

  function settle(settled: Waiting[], accepted: boolean): void {
    setQueue(queue.filter((waiting) => !settled.includes(waiting)));
    for (const { resolvers } of settled) for (const resolve of resolvers) resolve(accepted);
  }

  function fail(failed: Waiting, error: unknown, removes: boolean): void {
    // A refusal is an answer that the customer reads; it is not logged.
    if (!(error instanceof ApiError) || error.kind !== "refused") log("The cart could not be updated", error);
    const message = error instanceof ApiError ? (error.errors[0]?.message ?? null) : null;
    show({
      notice: { id: (snapshot.notice?.id ?? 0) + 1, message },
      lineErrors: { ...snapshot.lineErrors, [failed.change.key]: message },
    });
    // A removal that fails leaves an empty cart (ERR-04), so waiting changes to its lines are dropped.
    if (removes) dispatch({ type: "cart-reset" });
    settle(removes ? queue : [failed], false);
  }

  async function send(waiting: Waiting): Promise<void> {
    const { cart } = snapshot;
    const { change } = waiting;
    const before = cart.cart_items.map(lineInput);
    const lines = applyChange(before, change);
    const removes = change.kind !== "replace" && lines.length < before.length;
    try {
      const answer = await updateCart(api, {
        lines: lines.map(withRequestKey),
        token: cart.token || null,
        retailerToken: retailerToken(),
      });
      const kept = new Set(answer.lines.map(lineKey));
      const others = Object.entries(snapshot.lineErrors).filter(([key]) => key !== change.key && kept.has(key));
      show({ lineErrors: { ...Object.fromEntries(others), ...adjustedLines(answer, lines) } });
      dispatch({
        type: "cart-set",
        cart: answer,
        quiet:
          change.kind === "replace" || change.kind === "restore" || (change.kind === "add" && change.quiet === true),
      });
      const removed = removedBy(change, cart, lines);
      if (removed !== null) {
        removals += 1;
        show({ removed: { id: removals, ...removed } });
      }
      settle([waiting], true);
    } catch (error) {
      // A page that is closing aborts its requests: the change stays stored, and the next load sends it again.
      if (!leaving) fail(waiting, error, removes);
    }
  }

  async function drain(): Promise<void> {
    if (draining) return;
    draining = true;
    await inTurn(async () => {
      followStored();
      for (let next = queue[0]; next !== undefined && !leaving; next = queue[0]) await send(next);
    });
    draining = false;
    // A change may have been made between the last answer and this line.
    if (queue.length > 0 && !leaving) await drain();
  }

  function change(wanted: CartChange): Promise<boolean> {
    return new Promise((resolve) => {
      // The first may be under way already, and a request under way can no longer be changed.
      const last = queue.length > 1 ? queue.at(-1) : undefined;
      const merged = last && mergedQuantity(last.change, wanted);
      setQueue(
        last && merged
          ? [...queue.slice(0, -1), { change: merged, resolvers: [...last.resolvers, resolve] }]
          : [...queue, { change: wanted, resolvers: [resolve] }],
      );
      void drain();
    });
  }

  async function refresh(): Promise<void> {
    const { token } = snapshot.cart;
    if (token === "") return;
    try {
      const cart = await getCart(api, token);
      dispatch({ type: "cart-fetched", cart, token });
      // A message about an older cart may no longer be true; a change under way has its own message.
      show({ lineErrors: adjustedLines(cart, cart.lines.map(lineInput)) });
    } catch (error) {
      log("The cart could not be fetched", error);
      // The token is used up or has expired, which is an answer and no failure.
      if (error instanceof ApiError && error.isAbsence && snapshot.cart.token === token)
        dispatch({ type: "cart-reset" });
    }
  }

  /** Adds a code again that an emptied cart lost, if the server still allows it. */
  async function reuse({ code, type }: CartPromotion): Promise<void> {
    try {
      const { applyPromotion } = await import("@/services/cart/promotions-service");
      const { token } = snapshot.cart;
      const answer = await applyPromotion(api, { token, code, ...(type === "cmp" && { type }) });
      dispatch({ type: "promotions-set", ...answer });
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== "refused") log("The promotion could not be put back", error);
    }
  }

  function restore(): void {
    const stored = readStored("local", CART_KEY);
    const state = stored === null ? null : parseCart(stored);
    if (stored !== null && state === null) removeStored("local", CART_KEY);
    const cart = state === null ? snapshot.cart : cartReducer(snapshot.cart, { type: "cart-restored", state });
    show({ cart, restored: true });
    // The load closed it, and the stored value must say so too.
    if (state?.sidebar_cart_open) saved = writeStored("local", CART_KEY, writeCart(cart));
    if (cart.unsent !== null && queue.length === 0) void recover();
  }

  /** Sends what an earlier page did not see answered, unless another tab is still sending it. */
  async function recover(): Promise<void> {
    await inTurn(async () => followStored());
    const { unsent } = snapshot.cart;
    if (unsent !== null && queue.length === 0) await change({ kind: "replace", key: "", lines: unsent });
  }

  function start(): () => void {
    const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== window.localStorage || (key !== CART_KEY && key !== null)) return;
      if (newValue === null) show({ cart: cartReducer(snapshot.cart, { type: "cart-reset" }) });
      else follow(newValue);
    };
    const onHide = () => {
      leaving = true;
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      leaving = false;
      if (!persisted) return;
      // The page is restored from the back/forward cache; the cart may have been ordered since (fault R24).
      followStored();
      void drain().then(refresh);
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("pagehide", onHide);
    window.addEventListener("pageshow", onShow);
    restore();
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pagehide", onHide);
      window.removeEventListener("pageshow", onShow);
    };
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    change,
    refresh,
    async undo() {
      const { removed } = snapshot;
      if (removed === null) return false;
      show({ removed: null });
      const { item, at, promotion } = removed;
      const accepted = await change({ kind: "restore", key: lineKey(item), item, at });
      if (accepted && promotion !== undefined && snapshot.cart.promotions.length === 0) await reuse(promotion);
      return accepted;
    },
    forgetRemoved(id) {
      if (snapshot.removed?.id === id) show({ removed: null });
    },
    forgetErrors() {
      if (snapshot.notice !== null) show({ notice: null, lineErrors: {} });
    },
    start,
  };
}
