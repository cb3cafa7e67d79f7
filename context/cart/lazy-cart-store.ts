import { type CartSnapshot, type CartStore, emptySnapshot } from "@/context/cart/cart-snapshot";

type Log = (message: string, error: unknown) => void;

/** Returns a function that loads the store once, and again after a failure. @param onLoad called before it is used */
function loadOnce(load: () => Promise<CartStore>, log: Log, onLoad: (store: CartStore) => void) {
  let loading: Promise<CartStore> | null = null;
  return () => {
    loading ??= load().then(
      (loaded) => {
        onLoad(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading = null;
        log("The cart could not be loaded", error);
        throw error;
      },
    );
    return loading;
  };
}

const nothing = () => undefined;

/**
 * A cart store that exists at once, but loads its code when the cart is first needed: most pages of the site need none
 * (docs/decisions/21). Until then it is an empty cart that has not been restored; calls wait for the code.
 * @param load loads the store itself; called again after a failure
 * @param log called when its code cannot be loaded
 */
export function createLazyCartStore(load: () => Promise<CartStore>, log: Log): CartStore {
  let store: CartStore | null = null;
  let waiting: CartSnapshot = emptySnapshot;
  let started = false;
  let stop: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const begin = () => {
    stop = started && store !== null ? store.start() : null;
  };
  const loadStore = loadOnce(load, log, (loaded) => {
    store = loaded;
    store.subscribe(notify);
    begin();
    notify();
  });

  /** The same result as without an answer: the visitor sees that it failed and can try again (ERR-03). */
  function fail(): false {
    waiting = { ...waiting, notice: { id: (waiting.notice?.id ?? 0) + 1, message: null } };
    notify();
    return false;
  }

  return {
    getSnapshot: () => store?.getSnapshot() ?? waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(action) {
      if (store !== null) store.dispatch(action);
      else loadStore().then((loaded) => loaded.dispatch(action), fail);
    },
    change: (change) =>
      store !== null ? store.change(change) : loadStore().then((loaded) => loaded.change(change), fail),
    refresh: () => loadStore().then((loaded) => loaded.refresh(), nothing),
    undo: async () => (store === null ? false : store.undo()),
    clearRemoved: (id) => store?.clearRemoved(id),
    clearErrors() {
      if (store !== null) return store.clearErrors();
      if (waiting.notice === null) return;
      waiting = emptySnapshot;
      notify();
    },
    start() {
      started = true;
      begin();
      return () => {
        started = false;
        stop?.();
        stop = null;
      };
    },
  };
}
