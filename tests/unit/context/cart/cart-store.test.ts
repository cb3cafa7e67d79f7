/** @jest-environment jsdom */
import type { CartItemInput } from "@/backend/contract/shop/cart";
import { initialCart, lineKey } from "@/context/cart/cart-state";
import { createCartStore } from "@/context/cart/cart-store";
import { CART_KEY, parseCart, writeCart } from "@/context/cart/stored-cart";
import { ApiError, type ApiErrorKind } from "@/services/api/api-error";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { CART_TOKEN, filledState, wireCart, wireLine } from "@/tests/support/shop/cart";

type Body = { product: CartItemInput[]; token: string | null; driver: string; retailer_token: string | null };
const blue = { sku: "TRN-X5-256-BLU", product_quantity: 1 };
const red = { sku: "AUR-8-128-RED", product_quantity: 1 };
const addition = (item: CartItemInput) => ({ kind: "add", key: lineKey(item), item }) as const;
const step = (item: CartItemInput, by: number) => ({ kind: "quantity", key: lineKey(item), by }) as const;
const removal = (item: CartItemInput) => ({ kind: "remove", key: lineKey(item) }) as const;
const saved = () => parseCart(localStorage.getItem(CART_KEY) ?? "");

/** Answers an update as the backend does: with the lines that were sent and the next version. */
function honestUpdates() {
  let version = 0;
  return (input: { body?: unknown }) => {
    version += 1;
    const { product } = input.body as Body;
    return wireCart({
      version,
      data: product.map(({ sku, product_quantity }) => wireLine({ sku, quantity: product_quantity })),
    });
  };
}

function openStore(answers: Parameters<typeof fakeApi>[0], retailer: string | null = null) {
  const api = fakeApi(answers);
  const log = jest.fn();
  const store = createCartStore({ api, retailerToken: () => retailer, log });
  stops.push(store.start());
  return { api, log, store };
}

const stops: (() => void)[] = [];
const bodies = (api: ReturnType<typeof fakeApi>) => api.sent.map(({ input }) => input.body as Body);
const quantities = ({ getSnapshot }: ReturnType<typeof openStore>["store"]) =>
  getSnapshot().cart.cart_items.map(({ quantity }) => quantity);

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
  localStorage.clear();
});

describe("updates", () => {
  test("[CART-58] increasing a quantity updates the cart on the server", async () => {
    const { api, store } = openStore({ addCartItem: honestUpdates() });
    await store.change(addition(blue));
    await store.change(step(blue, 1));
    expect(bodies(api).at(-1)?.product).toEqual([{ ...blue, product_quantity: 2 }]);
    expect(quantities(store)).toEqual([2]);
  });

  test("[CART-59] decreasing a quantity updates the cart on the server", async () => {
    const { api, store } = openStore({ addCartItem: honestUpdates() });
    await store.change(addition({ ...blue, product_quantity: 3 }));
    await store.change(step(blue, -1));
    expect(bodies(api).at(-1)?.product).toEqual([{ ...blue, product_quantity: 2 }]);
  });

  test("[CART-60] a quantity reaching 0 removes the line", async () => {
    const { api, store } = openStore({ addCartItem: honestUpdates() });
    await store.change(addition(blue));
    await store.change(addition(red));
    await store.change(step(blue, -1));
    expect(bodies(api).at(-1)?.product).toEqual([red]);
    expect(store.getSnapshot().cart.cart_items.map(({ sku }) => sku)).toEqual([red.sku]);
  });

  test("[CART-49] an item is sent as product_quantity plus item fields", async () => {
    const sim = { sku: "SIM-4G-PRE", product_quantity: 1, sim: "01700000001", sim_replacement: true };
    const data = [wireLine({ sku: sim.sku, type: "sim", sim: sim.sim, sim_replacement: true })];
    const { api, store } = openStore({ addCartItem: () => wireCart({ data }) });
    await store.change(addition(sim));
    await store.change(addition(red));
    expect(bodies(api).at(-1)?.product).toEqual([sim, red]);
  });

  test("[CART-74] an update sends the retailer cookie", async () => {
    const { api, store } = openStore({ addCartItem: honestUpdates() }, "retailer-7");
    await store.change(addition(blue));
    expect(bodies(api)[0]?.retailer_token).toBe("retailer-7");
  });

  test("[API-SHOP-31] an update carries product, driver session and retailer_token", async () => {
    const { api, store } = openStore({ addCartItem: honestUpdates() });
    await store.change(addition(blue));
    expect(api.sent[0]?.name).toBe("addCartItem");
    expect(bodies(api)[0]).toEqual({ product: [blue], driver: "session", retailer_token: null, token: null });
  });

  test("[CART-61] only the line being changed is busy", async () => {
    const answer = deferred<unknown>();
    const updates = honestUpdates();
    let slow = false;
    const { store } = openStore({ addCartItem: (input) => (slow ? answer.promise : updates(input)) });
    await store.change(addition(blue));
    await store.change(addition(red));
    slow = true;
    const changed = store.change(step(red, 1));
    expect(store.getSnapshot().changes.map(({ key }) => key)).toEqual([lineKey(red)]);
    answer.resolve(wireCart({ version: 9 }));
    await changed;
    expect(store.getSnapshot().changes).toEqual([]);
  });

  test("fast clicks are all counted, in few requests and one request at a time", async () => {
    let underWay = 0;
    let most = 0;
    const updates = honestUpdates();
    const { api, store } = openStore({
      async addCartItem(input) {
        underWay += 1;
        most = Math.max(most, underWay);
        await Promise.resolve();
        underWay -= 1;
        return updates(input);
      },
    });
    await store.change(addition(blue));
    const outcomes = await Promise.all([1, 1, 1, -1, 1].map((by) => store.change(step(blue, by))));
    expect(outcomes).toEqual([true, true, true, true, true]);
    expect(quantities(store)).toEqual([4]);
    expect(most).toBe(1);
    expect(api.sent.length).toBeLessThanOrEqual(3);
  });

  test("a change made right after an answer is not lost", async () => {
    const { store } = openStore({ addCartItem: honestUpdates() });
    const first = store.change(addition(blue));
    const second = first.then(() => store.change(addition(red)));
    expect(await second).toBe(true);
    expect(quantities(store)).toEqual([1, 1]);
  });
});

describe("failures", () => {
  const detail = (message: string) => ({ code: "quantity-limit" as const, message });
  const failing =
    (kind: ApiErrorKind, status: number | null, ...messages: string[]) =>
    () => {
      throw new ApiError({ kind, status, errors: messages.map(detail) });
    };

  test("[ERR-01] status false shows the first error's message, and the line keeps it", async () => {
    const refusal = { status: false, errors: [detail("a"), detail("b")], requestId: "r1" };
    const updates = honestUpdates();
    let refuse = false;
    const { store } = openStore({ addCartItem: (input) => (refuse ? refusal : updates(input)) });
    await store.change(addition(blue));
    refuse = true;
    expect(await store.change(step(blue, 1))).toBe(false);
    expect(store.getSnapshot().notice?.message).toBe("a");
    expect(store.getSnapshot().lineErrors[lineKey(blue)]).toBe("a");
    expect(quantities(store)).toEqual([1]);
  });

  test("[ERR-02] an error with a response shows the first error's message", async () => {
    const { store } = openStore({ addCartItem: failing("refused", 422, "a", "b") });
    await store.change(addition(blue));
    expect(store.getSnapshot().notice?.message).toBe("a");
  });

  test("[ERR-03] an error without a response has no message from the server", async () => {
    const { store } = openStore({ addCartItem: failing("offline", null) });
    await store.change(addition(blue));
    expect(store.getSnapshot().notice).toEqual({ id: 1, message: null });
  });

  test("[ERR-04] a removal that fails leaves an empty cart", async () => {
    const updates = honestUpdates();
    let broken = false;
    const { store } = openStore({
      addCartItem(input) {
        if (broken) throw new ApiError({ kind: "outage", status: 503 });
        return updates(input);
      },
    });
    await store.change(addition(blue));
    await store.change(addition(red));
    broken = true;
    await store.change(removal(blue));
    expect(store.getSnapshot().cart).toEqual({ ...initialCart, sidebar_cart_open: true });
    expect(saved()).toEqual({ ...initialCart, sidebar_cart_open: true });
  });

  test("[ERR-05] a failed fetch is logged, and nothing is shown", async () => {
    localStorage.setItem(CART_KEY, writeCart(filledState()));
    const { log, store } = openStore({ getCartItem: failing("outage", 500) });
    await store.refresh();
    expect(log).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot()).toMatchObject({ notice: null, lineErrors: {} });
    expect(quantities(store)).toEqual([1]);
  });

  test("a fetched cart clears the errors of the previous one", async () => {
    localStorage.setItem(CART_KEY, writeCart(filledState()));
    const { store } = openStore({
      getCartItem: () => wireCart({ version: 2 }),
      addCartItem: failing("refused", 200, "a"),
    });
    await store.change(step(blue, 1));
    expect(store.getSnapshot().lineErrors).toEqual({ [lineKey(blue)]: "a" });
    await store.refresh();
    expect(store.getSnapshot().lineErrors).toEqual({});
  });

  test("the cart is emptied when the server does not know its token", async () => {
    localStorage.setItem(CART_KEY, writeCart(filledState()));
    const errors = [{ code: "cart-not-found" as const, message: "No such cart" }];
    const spent = new ApiError({ kind: "refused", status: 404, errors });
    const { store } = openStore({ getCartItem: () => Promise.reject(spent) });
    await store.refresh();
    expect(store.getSnapshot().cart).toEqual(initialCart);
  });

  test("a quantity that the server changed is shown as an error of its line", async () => {
    const errors = [{ code: "out-of-stock" as const, message: "Only 1 left", field: "product.1.product_quantity" }];
    const updates = honestUpdates();
    const { store } = openStore({ addCartItem: (input) => ({ ...updates(input), errors }) });
    await store.change(addition(blue));
    await store.change(addition(red));
    expect(store.getSnapshot().lineErrors).toEqual({ [lineKey(red)]: "Only 1 left" });
  });
});

describe("storage", () => {
  test("[CART-70] every state change is stored in local storage", async () => {
    const { store } = openStore({ addCartItem: honestUpdates(), getCartItem: () => wireCart({ version: 7 }) });
    const same = () => expect(saved()).toEqual(store.getSnapshot().cart);
    await store.change(addition(blue));
    same();
    expect(openStore({}).store.getSnapshot().cart).toEqual(saved());
    store.dispatch({ type: "drawer-closed" });
    same();
    store.dispatch({ type: "order-id-set", orderId: "7K3M-9QXT-2HVB-4D8N" });
    same();
    await store.refresh();
    same();
    await store.change(removal(blue));
    same();
  });

  test("[CART-29] the cart is stored under its own key", async () => {
    const { store } = openStore({ addCartItem: honestUpdates() });
    await store.change(addition(blue));
    expect(Object.keys(localStorage)).toEqual(["cart"]);
    expect(saved()?.cart_items).toHaveLength(1);
  });

  test("[STORE-13] the cart has a key in local storage", async () => {
    const { store } = openStore({ addCartItem: honestUpdates() });
    await store.change(addition(blue));
    expect(localStorage.getItem("cart")).toContain(blue.sku);
  });

  test("[CART-67] removing the last item clears the stored order id and delivery", async () => {
    localStorage.setItem(
      CART_KEY,
      writeCart({ ...filledState(), order_id: "OLD", delivery: { fee: 9, type: "express", installment: true } }),
    );
    const { store } = openStore({ addCartItem: () => wireCart({ data: [], version: 2 }) });
    await store.change(removal(blue));
    expect(saved()).toMatchObject({ order_id: "", delivery: { fee: 0, type: "regular", installment: null } });
  });

  test("an invalid stored cart is deleted, and the page starts with an empty cart", () => {
    localStorage.setItem(CART_KEY, '{"schema":1,');
    const { store } = openStore({});
    expect(store.getSnapshot()).toMatchObject({ cart: initialCart, restored: true });
    expect(localStorage.getItem(CART_KEY)).toBeNull();
  });

  test("an item added just before a reload is sent once by the next page", async () => {
    const first = openStore({ addCartItem: () => deferred<unknown>().promise });
    void first.store.change(addition(blue));
    for (const stop of stops.splice(0)) stop();
    const second = openStore({ addCartItem: honestUpdates() });
    const filled = deferred<void>();
    second.store.subscribe(() => {
      if (second.store.getSnapshot().changes.length === 0 && quantities(second.store).length > 0) filled.resolve();
    });
    await filled.promise;
    expect(bodies(second.api).map(({ product }) => product)).toEqual([[blue]]);
    expect(saved()).toMatchObject({ cart_item_count: 1, unsent: null });
  });

  test("a request aborted by leaving the page is no error, and its lines are stored", async () => {
    const answer = deferred<unknown>();
    const { store } = openStore({ addCartItem: () => answer.promise });
    void store.change(addition(blue));
    window.dispatchEvent(new Event("pagehide"));
    answer.reject(new ApiError({ kind: "offline", status: null }));
    await Promise.resolve();
    await Promise.resolve();
    expect(store.getSnapshot().notice).toBeNull();
    expect(saved()?.unsent).toEqual([blue]);
  });

  test("a page from the back/forward cache fetches the cart again", async () => {
    localStorage.setItem(CART_KEY, writeCart(filledState()));
    const fetched = deferred<void>();
    const { store } = openStore({
      getCartItem: () => {
        fetched.resolve();
        return wireCart({ version: 3, data: [wireLine({ quantity: 4 })] });
      },
    });
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await fetched.promise;
    await new Promise(process.nextTick);
    expect(quantities(store)).toEqual([4]);
  });

  test("a cart that another tab stored is shown", () => {
    const { store } = openStore({});
    const event = { key: CART_KEY, newValue: writeCart(filledState()), storageArea: localStorage };
    window.dispatchEvent(new StorageEvent("storage", event));
    expect(quantities(store)).toEqual([1]);
    window.dispatchEvent(new StorageEvent("storage", { ...event, newValue: "{broken" }));
    expect(quantities(store)).toEqual([1]);
    window.dispatchEvent(new StorageEvent("storage", { key: null, newValue: null, storageArea: localStorage }));
    expect(quantities(store)).toEqual([]);
  });

  test("the cart works when storage is full or denied", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { store } = openStore({ addCartItem: honestUpdates() });
    expect(await store.change(addition(blue))).toBe(true);
    expect(await store.change(step(blue, 1))).toBe(true);
    expect(quantities(store)).toEqual([2]);
  });
});

test("[API-SHOP-29] a fetch sends the token of the cart as productToken", async () => {
  localStorage.setItem(CART_KEY, writeCart(filledState()));
  const { api, store } = openStore({ getCartItem: () => wireCart() });
  await store.refresh();
  expect(api.sent).toEqual([{ name: "getCartItem", input: { query: { productToken: CART_TOKEN } } }]);
});
