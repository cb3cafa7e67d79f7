/** @jest-environment jsdom */
import type { CartItemInput } from "@/backend/contract/shop/cart";
import { lineKey } from "@/context/cart/cart-state";
import { createCartStore } from "@/context/cart/cart-store";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { cartLine, filledState, wireCart, wireLine } from "@/tests/support/shop/cart";

const addition = (sku: string) => ({ kind: "add", key: sku, item: { sku, product_quantity: 1 } }) as const;

afterEach(() => {
  Reflect.deleteProperty(navigator, "locks");
  localStorage.clear();
});

it("sends the next change after the lock of the browser failed", async () => {
  const failure = new DOMException("The document is not active", "InvalidStateError");
  const request = jest.fn((_key: string, work: () => Promise<void>) => work());
  request.mockImplementationOnce(async (_key, work) => {
    await work();
    throw failure;
  });
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  const api = fakeApi({
    addCartItem: ({ body }) =>
      wireCart({ data: (body as { product: CartItemInput[] }).product.map(({ sku }) => wireLine({ sku })) }),
  });
  const log = jest.fn();
  const store = createCartStore({ api, retailerToken: () => null, log });
  const stop = store.start();
  expect(await store.change(addition("A-1"))).toBe(true);
  await new Promise(process.nextTick);
  expect(log).toHaveBeenCalledWith("The cart could not be updated", failure);
  expect(await store.change(addition("B-2"))).toBe(true);
  expect(api.sent).toHaveLength(2);
  stop();
});

describe("a page that is closed while a change is on its way", () => {
  /** The browser rejects the request, and only then calls the listener of the cart. */
  async function close() {
    let refuse = (_: Error) => {};
    const answers = [
      new Promise<never>((_, reject) => {
        refuse = reject;
      }),
      wireCart({ data: [wireLine({ sku: "A-1" })] }),
    ];
    const api = fakeApi({ addCartItem: () => answers.shift(), getCartItem: () => wireCart() });
    const store = createCartStore({ api, retailerToken: () => null, log: jest.fn() });
    const stop = store.start();
    const accepted = store.change(addition("A-1"));
    refuse(new ApiError({ kind: "offline", status: null }));
    await new Promise(process.nextTick);
    window.dispatchEvent(new Event("pagehide"));
    return { api, store, stop, accepted };
  }

  it("keeps the change in storage, also when the request is rejected first", async () => {
    const { store, stop } = await close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(JSON.parse(localStorage.getItem(CART_KEY) ?? "{}").unsent).toEqual([{ sku: "A-1", product_quantity: 1 }]);
    expect(store.getSnapshot().notice).toBeNull();
    stop();
  });

  it("sends the change again when the browser shows the page again before it has run", async () => {
    const { api, store, stop, accepted } = await close();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(await accepted).toBe(true);
    expect(api.sent.filter(({ name }) => name === "addCartItem")).toHaveLength(2);
    expect(store.getSnapshot().notice).toBeNull();
    stop();
  });
});

describe("a cart that the server deleted as too old", () => {
  const errors = [{ code: "cart-expired" as const, message: "Too old", field: "productToken" }];
  const expired = () => {
    throw new ApiError({ kind: "refused", status: 404, errors });
  };
  const lines = [cartLine({ sku: "A-1", quantity: 2 }), cartLine({ sku: "B-2" })];
  const open = (addCartItem: () => unknown) => {
    localStorage.setItem(CART_KEY, writeCart(filledState({ lines, token: "old-token-0000-0000" })));
    const api = fakeApi({ getCartItem: expired, addCartItem });
    const store = createCartStore({ api, retailerToken: () => null, log: jest.fn() });
    return { api, store, stop: store.start() };
  };

  it("becomes a new cart with the same lines", async () => {
    const { api, store, stop } = open(() =>
      wireCart({
        token: "new-token-0000-0000",
        version: 1,
        data: [wireLine({ sku: "A-1" }), wireLine({ sku: "B-2" })],
      }),
    );
    await store.refresh();
    const sent = api.sent.find(({ name }) => name === "addCartItem")?.input.body;
    expect(sent).toMatchObject({
      product: [
        { sku: "A-1", product_quantity: 2 },
        { sku: "B-2", product_quantity: 1 },
      ],
    });
    const { cart, notice } = store.getSnapshot();
    expect([cart.token, cart.cart_items.length, cart.sidebar_cart_open, notice]).toEqual([
      "new-token-0000-0000",
      2,
      false,
      null,
    ]);
    stop();
  });

  it("keeps its lines and names the one that can no longer be bought", async () => {
    const message = "This version of the product is no longer sold.";
    const { store, stop } = open(() => ({
      status: false,
      errors: [{ code: "sku-not-found", message, field: "product.1" }],
      requestId: "r-1",
    }));
    await store.refresh();
    const { cart, lineErrors, notice } = store.getSnapshot();
    expect(cart.cart_items.map(({ sku }) => sku)).toEqual(["A-1", "B-2"]);
    expect([lineErrors, notice?.message]).toEqual([
      expect.objectContaining({ [lineKey({ sku: "B-2" })]: message }),
      message,
    ]);
    stop();
  });
});

it("keeps the cart when a removal is refused for a while, and says when to try again", async () => {
  const message = "Too many attempts. Please try again in 9 minutes.";
  const lines = [cartLine({ sku: "A-1" }), cartLine({ sku: "B-2" })];
  localStorage.setItem(CART_KEY, writeCart(filledState({ lines })));
  const api = fakeApi({
    addCartItem() {
      throw new ApiError({ kind: "refused", status: 429, errors: [{ code: "too-many-requests", message }] });
    },
  });
  const store = createCartStore({ api, retailerToken: () => null, log: jest.fn() });
  const stop = store.start();
  expect(await store.change({ kind: "remove", key: lineKey({ sku: "A-1" }) })).toBe(false);
  const { cart, notice } = store.getSnapshot();
  expect(cart.cart_items.map(({ sku }) => sku)).toEqual(["A-1", "B-2"]);
  expect(notice?.message).toBe(message);
  stop();
});
