import fc from "fast-check";
import { cartReducer } from "@/context/cart/cart-reducer";
import { type CartState, initialCart } from "@/context/cart/cart-state";
import { parseCart, writeCart } from "@/context/cart/stored-cart";
import { CART_TOKEN, cartLine, filledState } from "@/tests/support/shop/cart";

const full: CartState = {
  ...filledState({
    lines: [
      cartLine({
        name: "RAHIM",
        number: "10",
        sim: "01700000001",
        simReplacement: true,
        bundle: [{ title: "Case", pricePoisha: null }],
      }),
    ],
    preorder: true,
    cmpOfferInputShow: true,
    sims: "01700000001,01700000002",
    zone: { "01700000001": "North" },
    pairSimErrorMsg: "Choose a pair",
  }),
  order_id: "7K3M-9QXT-2HVB-4D8N",
  delivery: { fee: 6_000, type: "express", installment: true },
  unsent: [{ sku: "TRN-X5-256-BLU", product_quantity: 2, sim: "01700000001", sim_replacement: true }],
};
const stored = (state: CartState = full): Record<string, unknown> => JSON.parse(writeCart(state));

test("a stored cart is restored with all fields", () => {
  expect(parseCart(writeCart(full))).toEqual(full);
  expect(parseCart(writeCart(initialCart))).toEqual(initialCart);
});

test("[CART-31] only the fields of the cart are stored, no personal data", () => {
  expect(Object.keys(stored()).sort()).toEqual([...Object.keys(initialCart), "schema"].sort());
});

describe("the fields of SPEC 3 in the stored cart", () => {
  test.each([
    ["CART-33", "cart_items (list)", "cart_items", full.cart_items],
    ["CART-34", "mixpanelData, the per-item copy", "mixpanelData", full.mixpanelData],
    ["CART-35", "cart_item_count", "cart_item_count", 1],
    ["CART-36", "cart_quantity_count", "cart_quantity_count", 1],
    ["CART-37", "order_id (string)", "order_id", "7K3M-9QXT-2HVB-4D8N"],
    ["CART-38", "isCodEnabled (bool)", "isCodEnabled", true],
    ["CART-39", "codLimit", "codLimit", 10_000_000],
    ["CART-40", "preorder (bool)", "preorder", true],
    ["CART-41", "cmpOfferInputShow (bool)", "cmpOfferInputShow", true],
    ["CART-42", "sims, comma-separated", "sims", "01700000001,01700000002"],
    ["CART-43", "zone, from SIM number to zone", "zone", { "01700000001": "North" }],
    ["CART-44", "pairSimErrorMsg", "pairSimErrorMsg", "Choose a pair"],
    ["CART-45", "token (string)", "token", CART_TOKEN],
  ])("[%s] %s", (_id, _words, field, value) => {
    expect(stored()[field]).toEqual(value);
  });

  test("[CART-32] sidebar_cart_open (bool)", () => {
    expect(stored().sidebar_cart_open).toBe(false);
    expect(stored(cartReducer(full, { type: "drawer-opened" })).sidebar_cart_open).toBe(true);
  });

  test("[CART-46] delivery.fee is a number, 0 at first", () => {
    expect(stored(initialCart).delivery).toMatchObject({ fee: 0 });
  });

  test("[CART-47] delivery.type is regular at first", () => {
    expect(stored(initialCart).delivery).toMatchObject({ type: "regular" });
  });

  test("[CART-48] delivery.installment", () => {
    expect(stored().delivery).toMatchObject({ installment: true });
  });
});

test("[CART-45] a token of any system is restored", () => {
  for (const token of ["tok-1", "eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl", "a+/b=="])
    expect(parseCart(writeCart({ ...full, token }))).toMatchObject({ token });
});

describe("an invalid stored cart", () => {
  test.each([
    ["an empty text", ""],
    ["truncated JSON", writeCart(full).slice(0, -20)],
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "7"],
    ["an older schema", JSON.stringify({ ...stored(), schema: 0 })],
    ["five megabytes", JSON.stringify({ ...stored(), vatNote: "x".repeat(5_000_000) })],
    ["deeply nested lists", "[".repeat(100_000)],
    ["a token with invalid characters", JSON.stringify({ ...stored(), token: "<script>" })],
    ["a quantity of 0", JSON.stringify({ ...stored(), cart_items: [{ ...cartLine(), quantity: 0 }] })],
    ["a price that is a text", JSON.stringify({ ...stored(), cart_items: [{ ...cartLine(), pricePoisha: "1" }] })],
    [
      "a link out of the site",
      JSON.stringify({ ...stored(), cart_items: [{ ...cartLine(), path: "javascript:alert(1)" }] }),
    ],
    [
      "a link to another host",
      JSON.stringify({ ...stored(), cart_items: [{ ...cartLine(), path: "//evil.example" }] }),
    ],
  ])("%s is rejected", (_words, text) => {
    expect(parseCart(text)).toBeNull();
  });

  test("counts are calculated from the lines, not read from the stored numbers", () => {
    expect(parseCart(JSON.stringify({ ...stored(), cart_item_count: 99, cart_quantity_count: 99 }))).toMatchObject({
      cart_item_count: 1,
      cart_quantity_count: 1,
    });
  });

  test("a __proto__ key changes no prototype", () => {
    const hostile = `{"__proto__":{"polluted":true},${writeCart(full).slice(1)}`;
    expect(parseCart(hostile)).toEqual(full);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test("300 damaged stored carts are read as a complete cart or as null, without an error", () => {
    const anyValue = fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 0.5, "", [], {}, "__proto__"));
    const spoiled = fc
      .tuple(fc.constantFrom(...Object.keys(stored())), anyValue)
      .map(([field, value]) => JSON.stringify({ ...stored(), [field]: value }));
    const spoiledLine = fc
      .tuple(fc.constantFrom(...Object.keys(cartLine())), anyValue)
      .map(([field, value]) => JSON.stringify({ ...stored(), cart_items: [{ ...cartLine(), [field]: value }] }));
    const cut = fc.nat({ max: writeCart(full).length - 1 }).map((length) => writeCart(full).slice(0, length));
    fc.assert(
      fc.property(fc.oneof(spoiled, spoiledLine, cut, fc.string(), fc.json()), (text) => {
        const state = parseCart(text);
        if (state === null) return;
        expect(Object.keys(state).sort()).toEqual(Object.keys(initialCart).sort());
        expect(parseCart(writeCart(state))).toEqual(state);
      }),
      { numRuns: 300 },
    );
  });
});
