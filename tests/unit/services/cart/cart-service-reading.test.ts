import { getCart, updateCart } from "@/services/cart/cart-service";
import { readAddOns, readPromotions, readTotals } from "@/services/cart/read-cart";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { CART_TOKEN, wireCart, wireLine } from "@/tests/support/shop/cart";

const read = (answer: unknown) => getCart(fakeApi({ getCartItem: () => answer }), CART_TOKEN);

test("reads a line with all its options, with amounts in whole poisha", async () => {
  const wire = wireLine({
    sku: "JER-1",
    product_title: "Jersey",
    product_path: "/shop/devices/apparel-accessories/jersey",
    quantity: 2,
    type: "apparel_accessories",
    price: { number: 1_200.5 },
    product_price_with_bundle: 1_450.5,
    line_total: 2_901,
    field_cart_image: ["/jersey.webp"],
    variationDetails: { Size: "L" },
    name: "RAHIM",
    number: "7",
    bundle: [{ title: "Printing", field_is_free: "0", field_price: 250 }],
    bundle_slug: "fan",
    emi: true,
    emi_plan: "meghdut-6",
    emi_terms: { code: "meghdut-6", bank: "Meghdut", months: 6, monthly: 490.25, total: 2_941.5 },
    stock: 4,
    sim: "01712345678",
    sim_replacement: true,
    sim_held_until: "2026-11-22T06:15:00Z",
  });
  expect((await read(wireCart({ data: [wire] }))).lines).toEqual([
    {
      sku: "JER-1",
      title: "Jersey",
      path: "/shop/devices/apparel-accessories/jersey",
      quantity: 2,
      type: "apparel_accessories",
      pricePoisha: 120_050,
      priceWithBundlePoisha: 145_050,
      lineTotalPoisha: 290_100,
      pictures: ["/jersey.webp"],
      variationDetails: { Size: "L" },
      name: "RAHIM",
      number: "7",
      bundle: [{ title: "Printing", pricePoisha: 25_000 }],
      bundleSlug: "fan",
      emi: true,
      emiPlan: "meghdut-6",
      emiTerms: { code: "meghdut-6", bank: "Meghdut", months: 6, monthlyPoisha: 49_025, totalPoisha: 294_150 },
      stock: 4,
      sim: "01712345678",
      simReplacement: true,
      simHeldUntil: "2026-11-22T06:15:00Z",
    },
  ]);
});

test("reads a cart with its rules, promotions and offers", async () => {
  const problem = { code: "promotion-expired" as const, message: "It has ended." };
  const promotions = [
    { code: "TEN", type: "promo" as const, title: "Ten", discount: 10, problem: null },
    { code: "OLD", type: "cmp" as const, title: "Old", discount: 0, problem },
  ];
  const answer = wireCart({
    version: 4,
    isCodEnabled: false,
    codLimitCross: null,
    sims: "01712345678",
    zone: { "01712345678": "Sylhet" },
    pairSimErrorMsg: "Take both",
    preorder: true,
    promotions,
    promotion_offers: [{ code: "FIVE", title: "Five", saves: 5.5 }],
  });
  expect(await read(answer)).toMatchObject({
    token: CART_TOKEN,
    version: 4,
    isCodEnabled: false,
    codLimit: null,
    sims: "01712345678",
    zone: { "01712345678": "Sylhet" },
    pairSimErrorMsg: "Take both",
    preorder: true,
    promotions: [
      { code: "TEN", type: "promo", title: "Ten", discountPoisha: 1_000, problem: null },
      { code: "OLD", type: "cmp", title: "Old", discountPoisha: 0, problem: "It has ended." },
    ],
    offers: [{ code: "FIVE", title: "Five", savesPoisha: 550 }],
  });
  expect(readPromotions([])).toEqual([]);
});

test("reads an add-on as free if the server marks it so, even with a price", () => {
  const addOn = { title: "Case", field_price: 499 };
  expect(readAddOns([{ ...addOn, field_is_free: "1" }])).toEqual([{ title: "Case", pricePoisha: null }]);
  expect(readAddOns([{ ...addOn, field_is_free: "0" }])).toEqual([{ title: "Case", pricePoisha: 49_900 }]);
});

test("reads the totals as whole poisha, and VAT only if the server sends it", () => {
  const taka = { items: 100, includingBundle: 110, delivery: 60, discount: 5.5, payable: 164.5 };
  const poisha = {
    itemsPoisha: 10_000,
    includingBundlePoisha: 11_000,
    deliveryPoisha: 6_000,
    discountPoisha: 550,
    payablePoisha: 16_450,
  };
  expect(readTotals(taka)).toEqual(poisha);
  expect(readTotals({ ...taka, vat: 12.25 })).toEqual({ ...poisha, vatPoisha: 1_225 });
});

test("requests a cart by its token", async () => {
  const api = fakeApi({ getCartItem: () => wireCart() });
  await getCart(api, CART_TOKEN);
  expect(api.sent).toEqual([{ name: "getCartItem", input: { query: { productToken: CART_TOKEN } } }]);
});

test.each([{ ...wireCart(), status: false }, { status: true }])(
  "rejects an update with the answer %#",
  async (answer) => {
    const api = fakeApi({ addCartItem: () => answer });
    const update = updateCart(api, { lines: [], token: null, retailerToken: null });
    await expect(update).rejects.toMatchObject({ kind: "refused", status: 200, errors: [], requestId: null });
  },
);
