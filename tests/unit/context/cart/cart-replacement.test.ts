/** @jest-environment jsdom */

import type { CartItemInput } from "@/backend/contract/shop/cart";
import { lineKey } from "@/context/cart/cart-state";
import { createCartStore } from "@/context/cart/cart-store";
import { CART_KEY } from "@/context/cart/stored-cart";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { wireCart, wireLine } from "@/tests/support/shop/cart";
import { saveReplacementKey } from "@/utils/checkout/replacement-keys";

const addition = (item: CartItemInput) => ({ kind: "add", key: lineKey(item), item }) as const;

afterEach(() => localStorage.clear());

test("a SIM replacement is sent with the key of its request, which the stored cart never contains", async () => {
  const key = "k".repeat(32);
  saveReplacementKey("01700000002", key);
  const sim = { sku: "SIM-REPLACEMENT-CARD", product_quantity: 1, sim: "01700000002", sim_replacement: true };
  const red = { sku: "AUR-8-128-RED", product_quantity: 1 };
  const data = [wireLine({ sku: sim.sku, type: "sim", sim: sim.sim, sim_replacement: true })];
  const api = fakeApi({ addCartItem: () => wireCart({ data }) });
  const store = createCartStore({ api, retailerToken: () => null, log: jest.fn() });
  const stop = store.start();
  const added = store.change(addition(sim));
  expect(localStorage.getItem(CART_KEY)).not.toContain(key);
  await added;
  await store.change(addition(red));
  const sent = { ...sim, sim_request_key: key };
  expect(api.sent.map(({ input }) => (input.body as { product: unknown }).product)).toEqual([[sent], [sent, red]]);
  expect(localStorage.getItem(CART_KEY)).not.toContain(key);
  stop();
});
