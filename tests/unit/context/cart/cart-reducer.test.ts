import fc from "fast-check";
import { type CartAction, cartReducer } from "@/context/cart/cart-reducer";
import { type CartState, initialCart } from "@/context/cart/cart-state";
import type { Cart } from "@/services/cart/read-cart";
import { CART_TOKEN, cart, cartLine, filledState } from "@/tests/support/shop/cart";

const set = (state: CartState, fields: Partial<Cart> = {}) =>
  cartReducer(state, { type: "cart-set", cart: cart(fields) });
const emptyCart = { lines: [], token: null, version: 9 };

describe("setting the cart", () => {
  test("[CART-53] setting the cart opens the side cart", () => {
    expect(set(initialCart).sidebar_cart_open).toBe(true);
  });

  test("[CART-54] setting the cart leaves an open side cart open", () => {
    const open = set(initialCart);
    expect(set(open, { version: 2 }).sidebar_cart_open).toBe(true);
    expect(cartReducer(open, { type: "drawer-opened" })).toBe(open);
  });

  test("[CART-55] a pre-order does not open the side cart", () => {
    expect(set(initialCart, { preorder: true }).sidebar_cart_open).toBe(false);
  });

  test("[CART-56] setting the cart replaces items, counts, flags, sims, zone and the pair-SIM error", () => {
    // Written without the reducer, because a field that it omits would be missing before and after.
    const before: CartState = {
      ...filledState(),
      isCodEnabled: true,
      codLimit: 5_000,
      cmpOfferInputShow: true,
      sims: "01700000001",
      zone: { "01700000001": "North" },
      pairSimErrorMsg: "Choose a pair",
    };
    const lines = [cartLine({ sku: "AUR-8-128-RED", quantity: 2 }), cartLine({ sku: "AUR-8-128-BLU", quantity: 3 })];
    const after = set(before, {
      version: 2,
      lines,
      isCodEnabled: false,
      codLimit: null,
      cmpOfferInputShow: false,
      sims: "01300000002",
      zone: { "01300000002": "South" },
      pairSimErrorMsg: null,
    });
    expect(after).toMatchObject({
      cart_items: lines,
      cart_item_count: 2,
      cart_quantity_count: 5,
      isCodEnabled: false,
      codLimit: null,
      cmpOfferInputShow: false,
      sims: "01300000002",
      zone: { "01300000002": "South" },
      pairSimErrorMsg: null,
    });
  });

  test("[CART-57] a new token replaces the old one, and without one the old stays", () => {
    const before = filledState();
    expect(set(before, { token: "another-token-0123456789" }).token).toBe("another-token-0123456789");
    expect(set(before, { token: null, version: 2 }).token).toBe(CART_TOKEN);
  });

  test("mixpanelData copies each item for tracking", () => {
    expect(filledState({ lines: [cartLine({ quantity: 2 })] }).mixpanelData).toEqual([
      { sku: "TRN-X5-256-BLU", product_title: "Turna X5", type: "others", quantity: 2, pricePoisha: 6_499_900 },
    ]);
  });

  test("an older answer never replaces a newer cart", () => {
    const newer = filledState({ version: 5, lines: [cartLine({ quantity: 3 })] });
    expect(set(newer, { version: 4 })).toBe(newer);
    expect(cartReducer(newer, { type: "cart-fetched", cart: cart({ version: 4 }), token: CART_TOKEN })).toBe(newer);
  });
});

describe("fetching the cart", () => {
  test("[CART-52] an empty cart is filled by a fetch", () => {
    const known = { ...initialCart, token: CART_TOKEN };
    const after = cartReducer(known, { type: "cart-fetched", cart: cart(), token: CART_TOKEN });
    expect(known.cart_items).toEqual([]);
    expect(after.cart_items).toHaveLength(1);
    expect(after.sidebar_cart_open).toBe(false);
  });

  test("an answer for another token than the cart's is ignored", () => {
    expect(cartReducer(initialCart, { type: "cart-fetched", cart: cart(), token: CART_TOKEN })).toBe(initialCart);
  });
});

describe("removing the last line", () => {
  const before: CartState = {
    ...filledState({ pairSimErrorMsg: "Choose a pair", preorder: true, codLimit: 7_000 }),
    order_id: "7K3M-9QXT-2HVB-4D8N",
    delivery: { fee: 12_000, type: "express", installment: true },
  };
  const after = set(before, emptyCart);

  test("[CART-62] items are empty and counts null", () => {
    expect(after).toMatchObject({ cart_items: [], mixpanelData: [], cart_item_count: null, cart_quantity_count: null });
  });

  test("[CART-63] order id and token are cleared", () => {
    expect(after).toMatchObject({ order_id: "", token: "" });
  });

  test("[CART-64] cash on delivery and its limit are disabled", () => {
    expect(after).toMatchObject({ isCodEnabled: false, codLimit: null });
  });

  test("[CART-65] the delivery fee is 0", () => {
    expect(after.delivery.fee).toBe(0);
  });

  test("[CART-66] the pre-order flag and the pair-SIM error are cleared", () => {
    expect(after).toMatchObject({ preorder: false, pairSimErrorMsg: null });
  });

  test("an open side cart stays open", () => {
    expect(set({ ...before, sidebar_cart_open: true }, emptyCart).sidebar_cart_open).toBe(true);
  });
});

describe("other transitions", () => {
  test("[CART-03] opening sets the flag", () => {
    expect(cartReducer(initialCart, { type: "drawer-opened" }).sidebar_cart_open).toBe(true);
  });

  test("[CART-04] closing clears the flag", () => {
    expect(cartReducer(set(initialCart), { type: "drawer-closed" }).sidebar_cart_open).toBe(false);
  });

  test("[CART-68] the order id is set", () => {
    const after = cartReducer(initialCart, { type: "order-id-set", orderId: "7K3M-9QXT-2HVB-4D8N" });
    expect(after.order_id).toBe("7K3M-9QXT-2HVB-4D8N");
  });

  test("[CART-69] the delivery fee and installment are set", () => {
    const delivery = { fee: 6_000, type: "express", installment: true } as const;
    const after = cartReducer(filledState(), { type: "delivery-set", delivery, totals: null, version: 4 });
    expect(after.delivery).toEqual(delivery);
    expect(after.version).toBe(4);
  });

  test("the totals of a delivery with an older version are ignored", () => {
    const before = filledState({ version: 5 });
    const totals = { itemsPoisha: 1, includingBundlePoisha: 1, deliveryPoisha: 1, discountPoisha: 0, payablePoisha: 2 };
    const delivery = { fee: 12_000, type: "express", installment: false } as const;
    const after = cartReducer(before, { type: "delivery-set", delivery, totals, version: 4 });
    expect(after).toMatchObject({ totals: before.totals, version: 5, delivery });
    expect(cartReducer(before, { type: "delivery-set", delivery, totals, version: 6 }).totals).toEqual(totals);
  });

  test("[CONST-20] the default delivery type is regular", () => {
    expect(initialCart.delivery.type).toBe("regular");
  });

  test("[CONST-21] the default delivery fee is 0", () => {
    expect(initialCart.delivery.fee).toBe(0);
  });

  test("a restored cart has its side cart closed", () => {
    const stored = set(initialCart);
    expect(cartReducer(initialCart, { type: "cart-restored", state: stored })).toEqual({
      ...stored,
      sidebar_cart_open: false,
    });
  });

  test("a cart that another tab stored does not open the side cart", () => {
    const closed = cartReducer(initialCart, { type: "cart-followed", state: set(initialCart) });
    expect(closed.sidebar_cart_open).toBe(false);
    expect(closed.cart_item_count).toBe(1);
  });
});

describe("after any actions in any order", () => {
  const line = fc.record({ sku: fc.constantFrom("AAA-1", "BBB-2", "CCC-3"), quantity: fc.integer({ min: 1, max: 5 }) });
  const someCart = fc
    .record({
      lines: fc.array(line, { maxLength: 4 }),
      version: fc.nat({ max: 20 }),
      preorder: fc.boolean(),
      token: fc.constantFrom(null, CART_TOKEN, "another-token-0123456789"),
    })
    .map(({ lines, ...fields }) => cart({ ...fields, lines: lines.map(cartLine) }));
  const action: fc.Arbitrary<CartAction> = fc.oneof(
    someCart.map((answer) => ({ type: "cart-set" as const, cart: answer })),
    fc.record({ type: fc.constant("cart-fetched" as const), cart: someCart, token: fc.constantFrom("", CART_TOKEN) }),
    fc.constant({ type: "drawer-opened" as const }),
    fc.constant({ type: "drawer-closed" as const }),
    fc.constant({ type: "cart-reset" as const }),
    fc.record({ type: fc.constant("order-id-set" as const), orderId: fc.string() }),
  );

  test("the counts match the lines, and an empty cart has the initial values", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = actions.reduce(cartReducer, initialCart);
        const pieces = state.cart_items.reduce((sum, item) => sum + item.quantity, 0);
        expect(state.cart_item_count).toBe(state.cart_items.length || null);
        expect(state.cart_quantity_count).toBe(pieces || null);
        expect(state.mixpanelData).toHaveLength(state.cart_items.length);
        if (state.cart_items.length === 0) expect(state).toMatchObject({ token: "", version: 0, isCodEnabled: false });
      }),
      { numRuns: 500 },
    );
  });

  test("the version of one token never falls", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let state = initialCart;
        for (const next of actions) {
          const before = state;
          state = cartReducer(state, next);
          if (state.token === before.token && state.token !== "")
            expect(state.version).toBeGreaterThanOrEqual(before.version);
        }
      }),
      { numRuns: 500 },
    );
  });
});
