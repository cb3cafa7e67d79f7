import { fireEvent, screen, waitFor } from "@testing-library/react";
import { initialCart } from "@/context/cart/cart-state";
import { CART_KEY, parseCart, writeCart } from "@/context/cart/stored-cart";
import { ApiError } from "@/services/api/api-error";
import { CART_TOKEN, cartLine, filledState, wireCart, wireLine } from "@/tests/support/shop/cart";
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
import { findUnanswered } from "@/utils/checkout/idempotency";
import { saveReplacementKey } from "@/utils/checkout/replacement-keys";

beforeEach(() => localStorage.setItem(CART_KEY, writeCart(filledState())));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("an empty cart shows a message", async () => {
  localStorage.clear();
  openCheckout();
  expect(await screen.findByText("Nothing here")).toBeVisible();
});

test("[CART-68] after an order the cart is empty and keeps the order's id", async () => {
  const { push } = openCheckout();
  await fill();
  place();
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/shop/order/${ORDER_ID}`));
  expect(parseCart(localStorage.getItem(CART_KEY) ?? "")).toMatchObject({
    cart_items: [],
    token: "",
    order_id: ORDER_ID,
  });
});

test("[CART-69] choosing a delivery option stores its fee and installment in the cart", async () => {
  const { api } = openCheckout();
  await fill();
  fireEvent.click(screen.getByRole("radio", { name: /Express delivery/ }));
  await waitFor(() => expect(screen.getByRole("radio", { name: /Express delivery/ })).toBeChecked());
  expect(parseCart(localStorage.getItem(CART_KEY) ?? "")?.delivery).toEqual({
    fee: 12_000,
    type: "express",
    installment: false,
  });
  expect(api.sent.filter(({ name }) => name === "deliveryOption").at(-1)?.input.body).toMatchObject({
    token: CART_TOKEN,
    type: "express",
  });
});

test("an order with a replacement SIM sends the key of its request, any other order sends none", async () => {
  const key = "k".repeat(32);
  saveReplacementKey("01700000003", key);
  const sim = { sku: "SIM-REPLACEMENT-CARD", type: "sim", sim: "01700000003" } as const;
  const lines = [cartLine(), cartLine({ ...sim, simReplacement: true })];
  localStorage.setItem(CART_KEY, writeCart(filledState({ lines })));
  const data = [wireLine(), wireLine({ ...sim, sim_replacement: true })];
  const { api, push, unmount } = openCheckout({ getCartItem: () => wireCart({ data }) });
  await fill();
  place();
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(orders(api)[0]?.input.body).toMatchObject({ sim_request_keys: [key] });
  unmount();

  localStorage.setItem(CART_KEY, writeCart(filledState({ lines: [cartLine()] })));
  const other = openCheckout();
  await fill();
  place();
  await waitFor(() => expect(other.push).toHaveBeenCalled());
  expect(orders(other.api)[0]?.input.body).not.toHaveProperty("sim_request_keys");
});

test("the order is sent with the version and total on the screen, the normalised number and the thana of the post code", async () => {
  const { api, push } = openCheckout();
  await fill();
  place();
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(orders(api)[0]?.input.body).toMatchObject({
    token: CART_TOKEN,
    version: 2,
    expected_total: 65_059,
    msisdn: "01712345678",
    area: "Mirpur",
    post_code: "1216",
    payment_method: "cod",
    delivery_type: "regular",
  });
});

test("an incomplete form is not sent: a focused summary lists the errors and links to their fields", async () => {
  const { api } = openCheckout();
  await screen.findByRole("heading", { name: /Contact/ });
  place();
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent("4 things to correct");
  await waitFor(() => expect(screen.getByLabelText(/Full name/)).toHaveAccessibleDescription(/Enter the name/));
  fireEvent.click(screen.getByRole("link", { name: /Enter the address/ }));
  expect(screen.getByLabelText(/Address/)).toHaveFocus();
  expect(orders(api)).toEqual([]);
});

test("the typed values are kept for a reload, but not in local storage", async () => {
  const { unmount } = openCheckout();
  await fill();
  unmount();
  openCheckout();
  expect(await screen.findByLabelText(/Full name/)).toHaveValue("Farhana Akter");
  expect(JSON.stringify(localStorage)).not.toContain("Farhana");
});

test("a changed total shows a message, fetches the cart again, and the next attempt has a new key", async () => {
  let calls = 0;
  const { api, push } = openCheckout({ makeOrder: () => (++calls === 1 ? refusing("total-changed")() : placed) });
  await fill();
  place();
  expect(await screen.findByRole("alert")).toHaveTextContent("A price or a fee has changed");
  expect(api.sent.filter(({ name }) => name === "getCartItem").length).toBeGreaterThan(1);
  expect(screen.getByLabelText(/Full name/)).toHaveValue("Farhana Akter");
  place();
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(new Set(keys(api)).size).toBe(2);
});

test("a refusal that names a field is shown at that field", async () => {
  openCheckout({ makeOrder: refusing("msisdn-invalid", "msisdn") });
  await fill();
  place();
  await waitFor(() =>
    expect(screen.getByLabelText(/Mobile number/)).toHaveAccessibleDescription(/Enter an 11-digit mobile number/),
  );
});

test("an order without an answer is sent again with the same idempotency key", async () => {
  let calls = 0;
  const offline = () => {
    throw new ApiError({ kind: "offline", status: null });
  };
  const { api, push } = openCheckout({ makeOrder: () => (++calls === 1 ? offline() : placed) });
  await fill();
  place();
  expect(await screen.findByRole("alert")).toHaveTextContent("your order will not be placed twice");
  place();
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(keys(api)).toHaveLength(2);
  expect(new Set(keys(api)).size).toBe(1);
});

test("an order whose answer was lost is sent again with its key after a reload, and its page opens", async () => {
  const first = openCheckout({
    makeOrder: () => {
      throw new ApiError({ kind: "timeout", status: null });
    },
  });
  await fill();
  place();
  await screen.findByRole("alert");
  first.unmount();
  const second = openCheckout();
  fireEvent.click(await screen.findByRole("button", { name: "Check my order" }));
  await waitFor(() => expect(second.push).toHaveBeenCalledWith(`/shop/order/${ORDER_ID}`));
  expect(keys(second.api)).toEqual(keys(first.api));
  expect(orders(second.api)[0]?.input.body).toEqual(orders(first.api)[0]?.input.body);
  expect(sessionStorage.length).toBe(0);
});

test("a double click places one order", async () => {
  const { api, push } = openCheckout();
  await fill();
  const button = screen.getByRole("button", { name: /Place order/ });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(orders(api)).toHaveLength(1);
});

test("[API-SHOP-18] cash on delivery is confirmed by the server, and hidden when isCodEnabled is false", async () => {
  const first = openCheckout();
  await fill();
  const asked = first.api.sent.find(({ name }) => name === "updateForCod");
  expect(asked?.input.body).toEqual({ token: CART_TOKEN, cod: true });
  expect(screen.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  first.unmount();
  localStorage.setItem(CART_KEY, writeCart(filledState({ isCodEnabled: false })));
  openCheckout({ getCartItem: () => wireCart({ isCodEnabled: false }) });
  await waitFor(() => expect(screen.queryByRole("radio", { name: /Cash on delivery/ })).not.toBeInTheDocument());
  expect(screen.getByRole("radio", { name: /Pay online/ })).toBeEnabled();
});

test("the reason is shown when cash on delivery is not available", async () => {
  const state = filledState({ isCodEnabled: false, codLimit: 5_000_000 });
  localStorage.setItem(CART_KEY, writeCart(state));
  openCheckout({ getCartItem: () => wireCart({ isCodEnabled: false, codLimitCross: 50_000 }) });
  expect(await screen.findByText(/Available for orders up to Tk 50,000/)).toBeVisible();
});

describe("a delivery option that the new district does not have", () => {
  const inDhakaOnly = ({ body }: { body?: unknown }) => {
    const { district, type } = body as { district: string; type: string };
    if (district !== "Dhaka" && type === "express") return refusing("delivery-option-not-available", "type")();
    const options = offer.options.filter((way) => district === "Dhaka" || way.type === "regular");
    return { data: { ...offer, options, type, fee: type === "express" ? 120 : 60 } };
  };

  test("is replaced by regular delivery", async () => {
    const { api } = openCheckout({ deliveryOption: inDhakaOnly });
    await fill();
    fireEvent.click(screen.getByRole("radio", { name: /Express delivery/ }));
    await waitFor(() => expect(screen.getByRole("radio", { name: /Express delivery/ })).toBeChecked());
    type("District", "Sylhet");
    await waitFor(() => expect(screen.queryByRole("radio", { name: /Express delivery/ })).not.toBeInTheDocument());
    expect(await screen.findByRole("radio", { name: /Regular delivery/ })).toBeChecked();
    expect(screen.getByLabelText(/Thana/)).toBeEnabled();
    expect(parseCart(localStorage.getItem(CART_KEY) ?? "")?.delivery.type).toBe("regular");
    expect(api.sent.at(-1)?.input.body).toMatchObject({ district: "Sylhet", type: "regular" });
  });

  test("can be loaded again when loading failed, and the thana can be chosen meanwhile", async () => {
    openCheckout({
      deliveryOption: () => {
        throw new ApiError({ kind: "outage", status: 503 });
      },
    });
    await screen.findByRole("heading", { name: /Contact/ });
    type("District", "Sylhet");
    await waitFor(() => expect(screen.getByLabelText(/Thana/)).toBeEnabled());
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});

describe("paying online", () => {
  const online = { data: { ...placed.data, payment_method: "online" } };
  const gateway = { data: { redirectUrl: "https://gateway.example/pay/1" } };
  const payOnline = async () => {
    await fill();
    fireEvent.click(screen.getByRole("radio", { name: /Pay online/ }));
    fireEvent.click(screen.getByRole("button", { name: "Place order and pay" }));
  };

  test("the order page opens when the buyer returns from the gateway by the Back button", async () => {
    const { replace } = openCheckout({ makeOrder: () => online, payment: () => gateway });
    await payOnline();
    await waitFor(() => expect(sessionStorage.length).toBe(0));
    await screen.findByText("Placing your order…");
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: false }));
    expect(replace).not.toHaveBeenCalled();
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/shop/order/${ORDER_ID}`));
  });

  test("the key of a payment without an answer is kept for the next attempt", async () => {
    const { api, push } = openCheckout({
      makeOrder: () => online,
      payment: () => {
        throw new ApiError({ kind: "timeout", status: null });
      },
    });
    await payOnline();
    await waitFor(() => expect(push).toHaveBeenCalledWith(`/shop/order/${ORDER_ID}`));
    const sent = api.sent.find(({ name }) => name === "payment")?.input.headers?.["Idempotency-Key"];
    expect(findUnanswered(`payment:${ORDER_ID}`, (value) => typeof value === "string")?.key).toBe(sent);
  });
});

test("an empty checkout links to the order that was placed from the cart", async () => {
  localStorage.setItem(CART_KEY, writeCart({ ...initialCart, order_id: ORDER_ID }));
  openCheckout();
  expect(await screen.findByRole("link", { name: "Open the order" })).toHaveAttribute(
    "href",
    `/shop/order/${ORDER_ID}`,
  );
  expect(screen.getByText("Nothing here")).toBeVisible();
});

test("a cart that was ordered although the answer was lost shows a button to check the order", async () => {
  let spent = false;
  const absent = refusing("cart-not-found", "token");
  openCheckout({
    getCartItem: () => (spent ? absent() : wireCart()),
    deliveryOption: (input) => (spent ? absent() : answers.deliveryOption(input)),
    makeOrder: () => {
      spent = true;
      throw new ApiError({ kind: "timeout", status: null });
    },
  });
  await fill();
  place();
  await screen.findByRole("alert");
  expect(screen.queryByRole("button", { name: "Check my order" })).not.toBeInTheDocument();
  type("District", "Sylhet");
  expect(await screen.findByRole("button", { name: "Check my order" })).toBeVisible();
});

test("after a lost answer, an address that was corrected too late is reported as not included in the order", async () => {
  let calls = 0;
  const { api, push } = openCheckout({
    makeOrder: () => {
      calls += 1;
      if (calls === 1) throw new ApiError({ kind: "timeout", status: null });
      const message = "This cart was already ordered";
      const errors = [{ code: "order-already-placed" as const, message, field: "token", orderId: ORDER_ID }];
      throw new ApiError({ kind: "refused", status: 409, errors });
    },
  });
  await fill();
  place();
  await screen.findByRole("alert");
  type("Address", "House 13, Road 6");
  place();
  const heading = await screen.findByRole("heading", {
    name: /already placed this order with the details you first entered/,
  });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/Changes you made after sending the order are not included/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the order" })).toHaveAttribute("href", `/shop/order/${ORDER_ID}`);
  expect(new Set(keys(api)).size).toBe(2);
  expect(push).not.toHaveBeenCalled();
  expect(sessionStorage.length).toBe(0);
  expect(parseCart(localStorage.getItem(CART_KEY) ?? "")).toMatchObject({ cart_items: [], order_id: ORDER_ID });
});
