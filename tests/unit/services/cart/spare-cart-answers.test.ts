import { getCart, updateCart } from "@/services/cart/cart-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { CART_TOKEN, cartLine } from "@/tests/support/shop/cart";

// Answers of systems that send only the fields that the specification names.

const read = (answer: unknown) => getCart(fakeApi({ getCartItem: () => answer }), CART_TOKEN);
const update = (answer: unknown) =>
  updateCart(fakeApi({ addCartItem: () => answer }), { lines: [], token: null, retailerToken: null });

const namedLine = {
  product_title: "Jersey",
  quantity: "2",
  type: "apparel_accessories",
  price: { number: "1200" },
  product_price_with_bundle: "1450",
  field_cart_image: ["/jersey.webp", "/jersey-back.webp"],
  variationDetails: { Size: "L" },
  name: "RAHIM",
  number: 7,
  bundle: [
    { title: "Scarf", field_is_free: "1", field_price: "90" },
    { title: "Printing", field_is_free: "0", field_price: "250" },
    { title: "Bag", field_is_free: true },
  ],
  emi: false,
};
/** A line with only its required fields, and how it is read. */
const shortLine = { product_title: "Cap", quantity: 2, price: { number: 350 } };
const readShortLine = cartLine({
  sku: "Cap",
  title: "Cap",
  path: "/shop",
  quantity: 2,
  pricePoisha: 35_000,
  priceWithBundlePoisha: 35_000,
  lineTotalPoisha: 70_000,
  pictures: [],
  variationDetails: {},
  stock: 5,
});

test("[API-SHOP-30] a fetched cart with only the fields of the specification is read", async () => {
  const cart = await read({
    status: true,
    data: [namedLine],
    totalPrice: { includingBundle: "2900" },
    vat_text_config: { sidebar_cart_title: "VAT included" },
  });
  expect(cart).toMatchObject({
    vatNote: "VAT included",
    totals: { itemsPoisha: 290_000, includingBundlePoisha: 290_000, payablePoisha: 290_000 },
    lines: [
      {
        title: "Jersey",
        quantity: 2,
        type: "apparel_accessories",
        pricePoisha: 120_000,
        priceWithBundlePoisha: 145_000,
        lineTotalPoisha: 290_000,
        pictures: ["/jersey.webp", "/jersey-back.webp"],
        variationDetails: { Size: "L" },
        name: "RAHIM",
        number: "7",
        bundle: [
          { title: "Scarf", pricePoisha: null },
          { title: "Printing", pricePoisha: 25_000 },
          { title: "Bag", pricePoisha: null },
        ],
        emi: false,
      },
    ],
  });
});

test("[API-SHOP-32] an update with only the fields of the specification is read", async () => {
  const cart = await update({
    status: true,
    token: "tok-1",
    isCodEnabled: "1",
    codLimitCross: false,
    cmpOfferInputShow: true,
    errors: [],
    data: [{ ...shortLine, type: "hats", variationDetails: [], emi: 1 }],
  });
  const totals = { includingBundlePoisha: 70_000, payablePoisha: 70_000 };
  expect(cart).toMatchObject({ token: "tok-1", isCodEnabled: true, codLimit: null, cmpOfferInputShow: true, totals });
  expect(cart.lines).toEqual([{ ...readShortLine, emi: true }]);
});

test("every field that a cart can lack has the value that changes least", async () => {
  expect(await read({ status: true, data: [shortLine] })).toEqual({
    token: null,
    version: null,
    lines: [readShortLine],
    totals: {
      itemsPoisha: 70_000,
      includingBundlePoisha: 70_000,
      deliveryPoisha: 0,
      discountPoisha: 0,
      payablePoisha: 70_000,
    },
    isCodEnabled: false,
    codLimit: null,
    codCode: null,
    cmpOfferInputShow: false,
    sims: "",
    zone: {},
    pairSimErrorMsg: null,
    preorder: false,
    vatNote: "",
    promotions: [],
    offers: [],
    errors: [],
  });
});

test("the sum of a line is read when it is there", async () => {
  const [line] = (await read({ status: true, data: [{ ...shortLine, line_total: 650 }] })).lines;
  expect(line?.lineTotalPoisha).toBe(65_000);
});

test("the payable sum is calculated when it is missing, and read when it is there", async () => {
  const totalsOf = async (totalPrice: unknown) => (await read({ status: true, data: [], totalPrice })).totals;
  const some = { includingBundle: 100, delivery: 60, discount: 10, vat: 5 };
  expect(await totalsOf(some)).toEqual({
    itemsPoisha: 10_000,
    includingBundlePoisha: 10_000,
    deliveryPoisha: 6_000,
    discountPoisha: 1_000,
    payablePoisha: 15_000,
    vatPoisha: 500,
  });
  expect(await totalsOf({ ...some, items: 90, payable: 140 })).toMatchObject({
    itemsPoisha: 9_000,
    payablePoisha: 14_000,
  });
});

test("[CART-39] a limit for cash on delivery is an amount, and its code has a rule", async () => {
  const codCode = { from: 10_000, prefixes: ["017"] };
  expect(await read({ status: true, data: [], codLimitCross: 500, codCode })).toMatchObject({
    codLimit: 50_000,
    codCode: { fromPoisha: 1_000_000, prefixes: ["017"] },
  });
});

test("[CART-19] SIM lines without a number get those of the cart", async () => {
  const sim = { product_title: "SIM", quantity: 1, type: "sim", price: { number: 250 }, name: "", number: "" };
  const simsOf = async (data: unknown[]) =>
    (await read({ status: true, data, sims: "01711000000, ,01711000001" })).lines.map(({ sim }) => sim);
  expect(await simsOf([sim])).toEqual(["01711000000,01711000001"]);
  expect(await simsOf([sim, namedLine, sim, sim])).toEqual(["01711000000", null, "01711000001", null]);
  expect(await simsOf([namedLine, sim])).toEqual([null, "01711000000,01711000001"]);
  expect((await read({ status: true, data: [sim] })).lines[0]?.sim).toBeNull();
  expect(await simsOf([{ ...sim, sim: "01711000009" }])).toEqual(["01711000009"]);
});

test("[CART-18] an empty custom text is none", async () => {
  const [line] = (await read({ status: true, data: [{ ...namedLine, name: "", number: "" }] })).lines;
  expect(line).toMatchObject({ name: null, number: null });
});

test.each([
  ["objects with a message", [{ message: "Only 1 left" }, { message: "Five at most" }]],
  ["texts", ["Only 1 left", "Five at most"]],
])("[ERR-01] the first message of a refused update is found in %s", async (_words, errors) => {
  await expect(update({ status: false, errors })).rejects.toMatchObject({ kind: "refused", message: "Only 1 left" });
});
