import { fireEvent, screen, waitFor } from "@testing-library/react";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { ApiError } from "@/services/api/api-error";
import { deferred } from "@/tests/support/screens/fake-api";
import { cart, cartLine, filledState, wireCart, wireLine } from "@/tests/support/shop/cart";
import {
  answers,
  fill,
  keys,
  offer,
  openCheckout,
  orders,
  place,
  placed,
  refusing,
  type,
} from "@/tests/support/shop/checkout";
import { ORDER_ID } from "@/tests/support/shop/orders";

beforeEach(() => localStorage.setItem(CART_KEY, writeCart(filledState())));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** An express delivery option with this fee, in taka. */
const express = (fee: number) => ({
  data: { ...offer, type: "express", fee, totalPrice: { ...offer.totalPrice, delivery: fee, payable: 64_999 + fee } },
});

/** Fills in a checkout and chooses express delivery; the server has not answered yet. */
async function chooseExpress(more: Parameters<typeof openCheckout>[0] = {}) {
  const waiting = deferred<unknown>();
  const site = openCheckout({
    deliveryOption: (input) =>
      (input.body as { type: string }).type === "express" ? waiting.promise : answers.deliveryOption(input),
    ...more,
  });
  await fill();
  await waitFor(() => expect(screen.getByLabelText(/Thana/)).toHaveValue("Mirpur"));
  fireEvent.click(screen.getByRole("radio", { name: /Express delivery/ }));
  return { ...site, waiting };
}

describe("a click while the total is loading", () => {
  test("places the order once when the total is known", async () => {
    const { api, push, waiting } = await chooseExpress();
    place();
    const button = await screen.findByRole("button", { name: "Working out your total…" });
    expect(button).toHaveAttribute("aria-busy", "true");
    fireEvent.click(button);
    expect(orders(api)).toEqual([]);
    waiting.resolve(express(120));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(orders(api)).toHaveLength(1);
    expect(orders(api)[0]?.input.body).toMatchObject({ delivery_type: "express", expected_total: 65_119 });
  });

  test("places nothing and shows the new total when it is higher than the delivery option said", async () => {
    const { api, push, waiting } = await chooseExpress();
    place();
    waiting.resolve(express(200));
    expect(await screen.findByRole("alert")).toHaveTextContent("The total is now Tk 65,199");
    expect(orders(api)).toEqual([]);
    place();
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(orders(api)[0]?.input.body).toMatchObject({ expected_total: 65_199 });
  });

  test("places nothing when the delivery option could not be loaded", async () => {
    const { api, waiting } = await chooseExpress();
    place();
    waiting.reject(new ApiError({ kind: "outage", status: 503 }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Choose how you'd like to receive your order.");
    expect(orders(api)).toEqual([]);
  });

  test("is cancelled by further typing", async () => {
    const { api, waiting } = await chooseExpress();
    place();
    type("Address", "House 14, Road 6");
    waiting.resolve(express(120));
    await waitFor(() => expect(screen.getByRole("button", { name: "Place order" })).toBeVisible());
    expect(orders(api)).toEqual([]);
  });

  test("shows the errors of the typed values at once", async () => {
    const { api } = await chooseExpress();
    type("Mobile number", "0171");
    place();
    expect(await screen.findByRole("alert")).toHaveTextContent("A mobile number has 11 digits, but this one has 4.");
    expect(orders(api)).toEqual([]);
  });

  test("places nothing when the promo code being applied is refused", async () => {
    const code = deferred<unknown>();
    const { api } = openCheckout({ promotion: () => code.promise });
    await fill();
    type("Promo code (optional)", "TEN");
    fireEvent.click(screen.getByRole("button", { name: "Apply" }));
    place();
    code.promise.catch(() => undefined);
    try {
      refusing("promotion-expired", "code")();
    } catch (refusal) {
      code.reject(refusal);
    }
    expect(await screen.findByRole("alert")).toHaveTextContent("No");
    expect(orders(api)).toEqual([]);
  });

  test("places nothing when the change of a line is refused", async () => {
    const change = deferred<unknown>();
    const { api } = openCheckout({ updateOrderItem: () => change.promise });
    await fill();
    fireEvent.click(screen.getAllByRole("button", { name: "Add one more Turna X5" })[0] as HTMLElement);
    place();
    await screen.findByRole("button", { name: "Working out your total…" });
    change.reject(
      new ApiError({ kind: "refused", status: 409, errors: [{ code: "out-of-stock", message: "Only one" }] }),
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn't place the order: Only one");
    expect(orders(api)).toEqual([]);
  });
});

describe("a cart with eSIMs only", () => {
  const sku = "SIM-PREPAID-ESIM";
  const free = { items: 399, includingBundle: 399, delivery: 0, discount: 0, payable: 399 };
  const open = () => {
    const totals = { ...cart().totals, deliveryPoisha: 0, payablePoisha: 39_900 };
    const lines = [cartLine({ sku, title: "Prepaid eSIM", type: "sim", sim: "01712345678" })];
    localStorage.setItem(CART_KEY, writeCart(filledState({ lines, totals, isCodEnabled: false, codLimit: null })));
    const data = [wireLine({ sku, product_title: "Prepaid eSIM", type: "sim", sim: "01712345678", line_total: 399 })];
    return openCheckout({
      getCartItem: () => wireCart({ data, totalPrice: free, isCodEnabled: false, codLimitCross: null }),
      makeOrder: () => ({ data: { ...placed.data, payment_method: "online" } }),
      payment: () => ({ data: { redirectUrl: "https://gateway.example/pay/1" } }),
    });
  };

  test("asks for a name, a number and an online payment, and for no address", async () => {
    const { api } = open();
    await screen.findByRole("heading", { name: /Contact/ });
    expect(screen.queryByLabelText(/District/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/Address/)).not.toBeInTheDocument();
    expect(screen.queryByRole("radio", { name: /Cash on delivery/ })).not.toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /Pay online/ })).toBeChecked();
    expect(screen.getAllByText(/will appear on your order page/)[0]).toBeInTheDocument();
    expect(screen.queryByText("Delivery")).not.toBeInTheDocument();
    type("Full name", "Farhana Akter");
    type("Mobile number", "01712345678");
    fireEvent.click(screen.getByRole("button", { name: "Place order and pay" }));
    await waitFor(() => expect(orders(api)).toHaveLength(1));
    expect(orders(api)[0]?.input.body).toMatchObject({
      delivery_type: "digital",
      district: "",
      area: "",
      post_code: "",
      address: "",
      expected_total: 399,
      payment_method: "online",
    });
    expect(api.sent.map(({ name }) => name)).not.toContain("deliveryOption");
  });

  test("still requires a name and a number", async () => {
    open();
    await screen.findByRole("heading", { name: /Contact/ });
    fireEvent.click(screen.getByRole("button", { name: "Place order and pay" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("2 things to correct");
  });
});

test("a click while a post code is looked up reports no error, and the order needs a second click with the fee visible", async () => {
  const found = deferred<unknown>();
  const { api, push } = openCheckout({ findPostCode: () => found.promise });
  await screen.findByRole("heading", { name: /Contact/ });
  type("Full name", "Farhana Akter");
  type("Mobile number", "01712345678");
  type("Post code", "1216");
  expect(screen.getAllByText("Looking for the place…")[0]).toBeVisible();
  fireEvent.blur(screen.getByLabelText("Post code", { exact: false }));
  type("Address", "House 12, Road 5");
  place();
  expect(await screen.findByRole("button", { name: "Working out your total…" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  found.resolve({ data: [{ district: "Dhaka", thana: "Mirpur", post_office: "Mirpur TSO" }] });
  await waitFor(() => expect(screen.getByLabelText(/Thana/)).toHaveValue("Mirpur"));
  expect(orders(api)).toEqual([]);
  expect(await screen.findByRole("radio", { name: /Regular delivery/ })).toBeChecked();
  place();
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(orders(api)).toHaveLength(1);
});

test("a post code that does not exist is reported after the click that waited for it", async () => {
  const found = deferred<unknown>();
  const { api } = openCheckout({ findPostCode: () => found.promise });
  await screen.findByRole("heading", { name: /Contact/ });
  type("Full name", "Farhana Akter");
  type("Mobile number", "01712345678");
  type("Address", "House 12, Road 5");
  type("Post code", "9999");
  place();
  await screen.findByRole("button", { name: "Working out your total…" });
  found.resolve({ data: [] });
  expect(await screen.findByRole("alert")).toHaveTextContent("Enter the post code");
  expect(orders(api)).toEqual([]);
});

test("an error in the page ends the sending of an order, is logged, and the same order can be sent again", async () => {
  const fault = new TypeError("undefined is not a function");
  const { api, push } = openCheckout({ makeOrder: () => (orders(api).length === 1 ? Promise.reject(fault) : placed) });
  await fill();
  place();
  expect(await screen.findByText(/We didn't get a response/)).toBeVisible();
  expect(console.error).toHaveBeenCalledWith("The order could not be sent", fault);
  place();
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/shop/order/${ORDER_ID}`));
  expect(new Set(keys(api)).size).toBe(1);
});

test("an error after the order was placed does not leave the page in its waiting state", async () => {
  const fault = new TypeError("undefined is not a function");
  const { push } = openCheckout();
  push.mockRejectedValue(fault);
  await fill();
  place();
  expect(await screen.findByRole("link", { name: "Open the order" })).toHaveAttribute(
    "href",
    `/shop/order/${ORDER_ID}`,
  );
  expect(console.error).toHaveBeenCalledWith("The page of a placed order could not be opened", fault);
});
