import { cartReducer } from "@/context/cart/cart-reducer";
import { initialCart } from "@/context/cart/cart-state";
import type { Cart, CartPromotion } from "@/services/cart/read-cart";
import { CART_TOKEN, cart, cartLine, filledState } from "@/tests/support/shop/cart";

const shown = filledState({ version: 5 });
const set = (fields: Partial<Cart>) => cartReducer(shown, { type: "cart-set", cart: cart(fields) });
const totals = { itemsPoisha: 1, includingBundlePoisha: 1, deliveryPoisha: 2, discountPoisha: 3, payablePoisha: 4 };

describe("an answer of the server", () => {
  test("of the current version is accepted, because prices can change without a new version", () => {
    const lines = [cartLine({ pricePoisha: 1 })];
    expect(set({ version: 5, lines }).cart_items).toEqual(lines);
  });

  test("of another cart is accepted whatever its version", () => {
    expect(set({ version: 1, token: "another-token-0123456789" })).toMatchObject({ version: 1 });
  });

  test("without a token belongs to the current cart, but without lines it is accepted whatever its version", () => {
    expect(set({ version: 4, token: null })).toBe(shown);
    expect(set({ version: 0, token: null, lines: [] }).cart_items).toEqual([]);
    expect(set({ version: 4, lines: [] })).toBe(shown);
  });

  test("[CART-56] without a version is the newest, and the version starts again", () => {
    const lines = [cartLine({ pricePoisha: 1 })];
    expect(set({ version: null, lines })).toMatchObject({ cart_items: lines, version: 0 });
  });

  test("with an empty cart does not open the side cart", () => {
    expect(set({ version: 6, token: null, lines: [] }).sidebar_cart_open).toBe(false);
  });

  test("to a quiet update does not open the side cart", () => {
    const answered = cartReducer(shown, { type: "cart-set", cart: cart({ version: 6 }), quiet: true });
    expect(answered).toMatchObject({ version: 6, sidebar_cart_open: false });
  });
});

describe("the totals", () => {
  const delivery = { fee: 6_000, type: "express", installment: null } as const;

  test.each([null, 5, 6])("of a delivery answered for version %p are accepted", (version) => {
    const after = cartReducer(shown, { type: "delivery-set", delivery, totals, version });
    expect(after).toMatchObject({ totals, version: version ?? 5 });
  });

  test("of a code are accepted from the same or a newer version", () => {
    const promotions: CartPromotion[] = [];
    const answered = (version: number) => cartReducer(shown, { type: "promotions-set", promotions, totals, version });
    expect(answered(4)).toBe(shown);
    expect(answered(5)).toEqual({ ...shown, promotions, totals });
    expect(answered(7)).toEqual({ ...shown, promotions, totals, version: 7 });
  });
});

test("the version never falls", () => {
  expect(cartReducer(shown, { type: "version-set", version: 4 }).version).toBe(5);
  expect(cartReducer(shown, { type: "version-set", version: 6 })).toEqual({ ...shown, version: 6 });
});

test("lines that are being sent are stored for a reload", () => {
  const lines = [{ sku: "A", product_quantity: 1 }];
  expect(cartReducer(shown, { type: "cart-sending", lines })).toEqual({ ...shown, unsent: lines });
});

test("a restored cart closes the side cart, a cart from another tab does not", () => {
  const open = { ...initialCart, sidebar_cart_open: true };
  expect(cartReducer(open, { type: "cart-restored", state: open }).sidebar_cart_open).toBe(false);
  expect(cartReducer(open, { type: "cart-followed", state: shown })).toEqual({ ...shown, sidebar_cart_open: true });
});

test("a reset clears the cart and its token", () => {
  expect(shown.token).toBe(CART_TOKEN);
  expect(cartReducer(shown, { type: "cart-reset" })).toEqual(initialCart);
});
