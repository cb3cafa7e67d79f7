import { applyChange } from "@/context/cart/cart-changes";
import { initialCart, lineInput, lineKey } from "@/context/cart/cart-state";
import { cartLine } from "@/tests/support/shop/cart";

const shown = cartLine({ bundleSlug: "studio", name: "NIHAL", number: "10" });

test("a line is sent back with its bundle and printed text, and has the same key", () => {
  const sent = lineInput(shown);
  expect(sent).toMatchObject({ bundle: "studio", name: "NIHAL", number: "10" });
  expect(lineKey(sent)).toBe(lineKey(shown));
});

test("the same SKU with and without a bundle makes two lines, and twice with a bundle makes one", () => {
  const { sku } = shown;
  const plain = { sku, product_quantity: 1 };
  const bundled = { ...plain, bundle: "studio" };
  const add = (item: typeof plain) => ({ kind: "add" as const, key: lineKey(item), item });
  const two = applyChange([plain], add(bundled));
  expect(two).toEqual([plain, bundled]);
  expect(applyChange(two, add(bundled))).toEqual([plain, { ...bundled, product_quantity: 2 }]);
});

test("a line sends only the options that were chosen for it", () => {
  expect(lineInput(cartLine({ sku: "SIM", sim: "01712345678", simReplacement: true }))).toEqual({
    sku: "SIM",
    product_quantity: 1,
    sim: "01712345678",
    sim_replacement: true,
  });
  expect(lineInput(cartLine({ sku: "PHONE", quantity: 3, emiPlan: "meghdut-6" }))).toEqual({
    sku: "PHONE",
    product_quantity: 3,
    emi: "meghdut-6",
  });
});

test("lines with different options have different keys", () => {
  const fields = [{}, { sim: "1" }, { name: "1" }, { number: "1" }, { bundle: "1" }, { sim: "1", name: "1" }];
  expect(new Set(fields.map((chosen) => lineKey({ sku: "A", ...chosen }))).size).toBe(fields.length);
  expect(lineKey({ sku: "A", name: null, bundleSlug: null })).toBe(lineKey({ sku: "A" }));
  expect(lineKey({ sku: "A", bundle: [], bundleSlug: "1" })).toBe(lineKey({ sku: "A", bundle: "1" }));
});

test("a new cart is empty and closed, without cash on delivery", () => {
  expect(initialCart).toEqual({
    sidebar_cart_open: false,
    cart_items: [],
    mixpanelData: [],
    cart_item_count: null,
    cart_quantity_count: null,
    order_id: "",
    isCodEnabled: false,
    codLimit: null,
    codCode: null,
    preorder: false,
    cmpOfferInputShow: false,
    sims: "",
    zone: {},
    pairSimErrorMsg: null,
    token: "",
    delivery: { fee: 0, type: "regular", installment: null },
    version: 0,
    totals: { itemsPoisha: 0, includingBundlePoisha: 0, deliveryPoisha: 0, discountPoisha: 0, payablePoisha: 0 },
    vatNote: "",
    promotions: [],
    offers: [],
    unsent: null,
  });
});
