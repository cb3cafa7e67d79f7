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
