import { cartCalls } from "@/backend/contract/shop/cart";
import { ApiError } from "@/services/api/api-error";
import { getCart, updateCart } from "@/services/cart/cart-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { CART_TOKEN, wireCart, wireLine } from "@/tests/support/shop/cart";

const update = { lines: [{ sku: "TRN-X5-256-BLU", product_quantity: 2 }], token: null, retailerToken: "retailer-7" };

test("the test data match the contract", () => {
  expect(cartCalls.getCartItem.answer.parse(wireCart())).toEqual(wireCart());
});

test("[API-SHOP-30] fetching a cart reads status, data, totalPrice and vat_text_config", async () => {
  const bundle = [{ title: "Case", field_is_free: "0" as const, field_price: 499.5 }];
  const answer = wireCart({
    data: [wireLine({ bundle, quantity: 2 })],
    vat_text_config: { sidebar_cart_title: "VAT" },
  });
  const cart = await getCart(fakeApi({ getCartItem: () => answer }), CART_TOKEN);
  expect(cart.lines).toHaveLength(1);
  expect(cart.lines[0]).toMatchObject({
    quantity: 2,
    pricePoisha: 6_499_900,
    bundle: [{ title: "Case", pricePoisha: 49_950 }],
  });
  expect(cart.totals).toMatchObject({ includingBundlePoisha: 12_999_800, payablePoisha: 13_005_800 });
  expect(cart.vatNote).toBe("VAT");
});

test("[API-SHOP-31] an update sends the list of items, the driver and the retailer's token", async () => {
  const api = fakeApi({ addCartItem: () => wireCart() });
  await updateCart(api, update);
  const body = { product: update.lines, driver: "session", retailer_token: "retailer-7", token: null };
  expect(api.sent).toEqual([{ name: "addCartItem", input: { body } }]);
  expect(cartCalls.addCartItem.body?.safeParse(body).success).toBe(true);
});

test("[API-SHOP-32] an update reads token, cash on delivery, offer input, errors and data", async () => {
  const errors = [{ code: "out-of-stock" as const, message: "Only 1 left", field: "product.0" }];
  const answer = wireCart({ isCodEnabled: true, codLimitCross: 50_000, cmpOfferInputShow: true, errors });
  expect(await updateCart(fakeApi({ addCartItem: () => answer }), update)).toMatchObject({
    token: CART_TOKEN,
    isCodEnabled: true,
    codLimit: 5_000_000,
    cmpOfferInputShow: true,
    errors,
    lines: [{ sku: "TRN-X5-256-BLU" }],
  });
});

test("status false rejects with the errors of the answer", async () => {
  const errors = [{ code: "quantity-limit", message: "Five at most" }];
  const api = fakeApi({ addCartItem: () => ({ status: false, errors, requestId: "r-1" }) });
  await expect(updateCart(api, update)).rejects.toMatchObject({
    kind: "refused",
    status: 200,
    errors,
    requestId: "r-1",
  });
});

const line = { product_title: "Phone", quantity: 1, type: "others", price: { number: 1000 } };
const specified = { status: true, token: "t1", isCodEnabled: true, codLimitCross: false, errors: [] };
const fetched = { status: true, data: [line], totalPrice: { includingBundle: 1000 } };

test.each([[[]], [[{ product_quantity: 1 }]]])(
  "[API-SHOP-32] after an update without totals and with the data %j, lines and totals are fetched",
  async (data) => {
    const api = fakeApi({ addCartItem: () => ({ ...specified, data }), getCartItem: () => fetched });
    expect(await updateCart(api, update)).toMatchObject({
      token: "t1",
      isCodEnabled: true,
      lines: [{ title: "Phone" }],
      totals: { includingBundlePoisha: 100_000 },
    });
    expect(api.sent[1]).toEqual({ name: "getCartItem", input: { query: { productToken: "t1" } } });
  },
);

test("if that fetch fails, the lines of the update are shown", async () => {
  const getCartItem = () => Promise.reject(new ApiError({ kind: "outage", status: 500 }));
  const answering = (data: object[]) => fakeApi({ addCartItem: () => ({ ...specified, data }), getCartItem });
  expect(await updateCart(answering([line]), update)).toMatchObject({ lines: [{ title: "Phone" }] });
  await expect(updateCart(answering([]), update)).rejects.toMatchObject({ kind: "outage" });
});

test("after an update that empties the cart, nothing is fetched", async () => {
  const api = fakeApi({ addCartItem: () => ({ ...specified, data: [] }), getCartItem: () => fetched });
  expect(await updateCart(api, { ...update, lines: [] })).toMatchObject({ lines: [] });
  expect(api.sent).toHaveLength(1);
});

test("an answer of another shape rejects with an ApiError", async () => {
  const api = fakeApi({ getCartItem: () => ({ status: true, data: [{ price: {} }] }) });
  await expect(getCart(api, CART_TOKEN)).rejects.toBeInstanceOf(ApiError);
});
