import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { CartButton } from "@/components/cart/cart-button";
import { CartDrawer } from "@/components/cart/cart-drawer";
import { CART_KEY, parseCart, writeCart } from "@/context/cart/stored-cart";
import { ApiError } from "@/services/api/api-error";
import { type Cart, readAddOns } from "@/services/cart/read-cart";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { CART_TOKEN, cartLine, filledState, wireCart, wireLine } from "@/tests/support/shop/cart";
import { startShoppingPath } from "@/utils/layout/start-shopping";

type BoundScreen = Pick<typeof screen, "getAllByRole">;

const startPath = startShoppingPath("wallet", "alo");
const second = cartLine({ sku: "AUR-8-128-RED", title: "Aurin 8" });
const stored = () => parseCart(localStorage.getItem(CART_KEY) ?? "");

/** Stores a cart, renders the drawer with its button and opens it. The fetch fails, so the stored cart is kept. */
async function openCart(fields: Partial<Cart> | null, answers: Parameters<typeof fakeApi>[0] = {}) {
  if (fields !== null) localStorage.setItem(CART_KEY, writeCart(filledState(fields)));
  const api = fakeApi({
    getCartItem: () => {
      throw new ApiError({ kind: "outage", status: 503 });
    },
    ...answers,
  });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const user = userEvent.setup();
  renderSite(
    <>
      <CartButton />
      <CartDrawer startPath={startPath} />
    </>,
    { api },
  );
  await user.click(screen.getByRole("button", { name: /Open cart/ }));
  const dialog = await screen.findByRole("dialog");
  return { api, user, dialog, within: within(dialog) };
}

const bodies = (api: ReturnType<typeof fakeApi>) =>
  api.sent.filter(({ name }) => name === "addCartItem").map(({ input }) => input.body as { product: unknown[] });

afterEach(() => {
  localStorage.clear();
});

describe("the cart button", () => {
  test("[CART-02] the badge shows the number of lines", async () => {
    localStorage.setItem(CART_KEY, writeCart(filledState({ lines: [cartLine({ quantity: 4 }), second] })));
    renderSite(<CartButton />, { api: fakeApi({ getCartItem: () => wireCart({ version: 0 }) }) });
    expect(await screen.findByText("2")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open cart, 2 items" })).toBeInTheDocument();
  });

  test("[CART-30] the stored cart is restored on load, including the badge", async () => {
    localStorage.setItem(CART_KEY, writeCart(filledState({ lines: [cartLine(), second] })));
    const api = fakeApi({ getCartItem: () => wireCart({ version: 0 }) });
    const first = renderSite(<CartButton />, { api });
    expect(await screen.findByText("2")).toBeInTheDocument();
    first.unmount();
    renderSite(<CartButton />, { api });
    expect(await screen.findByText("2")).toBeInTheDocument();
  });

  test("[CART-03] a click opens the side cart", async () => {
    const { dialog } = await openCart(null);
    expect(dialog).toBeInTheDocument();
    expect(stored()?.sidebar_cart_open).toBe(true);
  });

  test("[CART-04] closing clears the open flag and returns the focus", async () => {
    const { user } = await openCart(null);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(stored()?.sidebar_cart_open).toBe(false);
    await waitFor(() => expect(screen.getByRole("button", { name: /Open cart/ })).toHaveFocus());
  });
});

describe("the empty cart", () => {
  test("[CART-05] it shows that the cart is empty", async () => {
    const cart = await openCart(null);
    expect(cart.within.getByText("Your cart is empty")).toBeVisible();
  });

  test("[CART-06] it has a Start Shopping button", async () => {
    const cart = await openCart(null);
    expect(cart.within.getByRole("link", { name: "Start Shopping" })).toBeVisible();
  });

  test("[CART-07] Start Shopping links to the start page of the channel", async () => {
    const cart = await openCart(null);
    expect(cart.within.getByRole("link", { name: "Start Shopping" })).toHaveAttribute(
      "href",
      "/shop/devices/iot-products",
    );
  });
});

describe("a filled cart", () => {
  test("[CART-08] one line has the heading This item has been added to your cart", async () => {
    const cart = await openCart({});
    expect(cart.within.getByRole("heading", { name: "This item has been added to your cart" })).toBeVisible();
  });

  test("[CART-09] two lines have the heading Your Cart", async () => {
    const cart = await openCart({ lines: [cartLine(), second] });
    expect(cart.within.getByRole("heading", { name: "Your Cart" })).toBeVisible();
  });

  test("[CART-10] a line shows its first picture only", async () => {
    const cart = await openCart({ lines: [cartLine({ pictures: ["/images/a.png", "/images/b.png"] })] });
    const sources = Array.from(cart.dialog.querySelectorAll("li img"), (image) => image.getAttribute("src"));
    expect(sources).toEqual(["/images/a.png"]);
  });

  test("[CART-11] a line shows its title", async () => {
    const cart = await openCart({});
    expect(cart.within.getByRole("link", { name: "Turna X5" })).toBeVisible();
  });

  test("[CART-12] a line shows its quantity", async () => {
    const cart = await openCart({ lines: [cartLine({ quantity: 3 })] });
    expect(cart.within.getByLabelText("Quantity")).toHaveTextContent("3");
  });

  test.each([
    [1, "Tk 1,23,456"],
    [2, "Tk 1,23,456 each"],
  ])("[CART-13] a line with the quantity %i shows the price of one piece", async (quantity, price) => {
    const cart = await openCart({ lines: [cartLine({ pricePoisha: 12_345_600, quantity })] });
    expect(cart.within.getByText(price)).toBeVisible();
  });

  test("[CART-14] a line shows every variation", async () => {
    const cart = await openCart({ lines: [cartLine({ variationDetails: { Colour: "Red", Storage: "256 GB" } })] });
    expect(cart.within.getAllByRole("term").map((term) => term.textContent)).toEqual(["Colour:", "Storage:"]);
    expect(cart.within.getAllByRole("definition").map((value) => value.textContent)).toEqual(["Red", "256 GB"]);
  });

  // Add-ons as the backend sends them: with field_is_free, an add-on is free although it has a price.
  const bundle = readAddOns([
    { title: "Case", field_is_free: "1", field_price: 499 },
    { title: "Care plan", field_is_free: "0", field_price: 999 },
  ]);

  test("[CART-15] a line shows its add-ons", async () => {
    const cart = await openCart({ lines: [cartLine({ bundle })] });
    const items = within(cart.within.getByRole("list", { name: "Add-ons" })).getAllByRole("listitem");
    expect(items.map((item) => item.firstChild?.textContent)).toEqual(["Case", "Care plan"]);
  });

  test("[CART-16] a free add-on shows Free", async () => {
    const cart = await openCart({ lines: [cartLine({ bundle })] });
    expect(cart.within.getByText("Case").nextSibling).toHaveTextContent("Free");
  });

  test("[CART-17] any other add-on shows its price in Tk", async () => {
    const cart = await openCart({ lines: [cartLine({ bundle })] });
    expect(cart.within.getByText("Care plan").nextSibling).toHaveTextContent("Tk 999");
  });

  test("[CART-51] the price of a line includes its add-ons", async () => {
    const line = cartLine({ bundle, pricePoisha: 6_499_900, priceWithBundlePoisha: 6_599_800 });
    const cart = await openCart({ lines: [line] });
    expect(cart.within.getByText("Tk 65,998")).toBeVisible();
  });

  test("[CART-18] a line shows its custom name and number", async () => {
    const cart = await openCart({ lines: [cartLine({ type: "apparel_accessories", name: "RAHIM", number: "10" })] });
    expect(cart.within.getByText("RAHIM")).toBeVisible();
    expect(cart.within.getByText("10")).toBeVisible();
  });

  test("[CART-19] a SIM line shows each number with its zone", async () => {
    const line = cartLine({ type: "sim", sim: "01700000001,01700000002" });
    const cart = await openCart({ lines: [line], zone: { "01700000001": "Dhaka", "01700000002": "Sylhet" } });
    expect(cart.within.getByText("01700-000001 · Zone: Dhaka")).toBeVisible();
    expect(cart.within.getByText("01700-000002 · Zone: Sylhet")).toBeVisible();
  });

  test("[CART-50] the type of a line decides what it shows", async () => {
    const cart = await openCart({ lines: [cartLine({ sim: "01700000001" })] });
    expect(cart.within.queryByText(/01700000001/)).not.toBeInTheDocument();
    expect(cart.within.getByRole("button", { name: /Add one more/ })).toBeEnabled();
  });

  test("[CART-20] a line paid in instalments has the EMI Items banner", async () => {
    const cart = await openCart({ lines: [cartLine({ emi: true }), second] });
    expect(cart.within.getAllByText("EMI Items")).toHaveLength(1);
  });

  test("a chosen instalment plan is shown with its bank, months, monthly sum and total", async () => {
    const emiTerms = { code: "m-6", bank: "Meghdut", months: 6, monthlyPoisha: 1_100_000, totalPoisha: 6_600_000 };
    const cart = await openCart({ lines: [cartLine({ emi: true, emiPlan: "m-6", emiTerms })] });
    expect(cart.within.getByText("Tk 11,000 a month for 6 months with Meghdut, Tk 66,000 in total")).toBeVisible();
  });
});

describe("the delivery estimate", () => {
  test("it shows when the lines arrive in the remembered district", async () => {
    localStorage.setItem("deliveryPlace", JSON.stringify({ district: "Sylhet" }));
    const way = { type: "regular", label: "Regular", fee: 60, earliest: "2026-11-24", latest: "2026-11-26" };
    const data = { options: [way], type: "regular", fee: 60, installment: false, installments: [], totalPrice: null };
    const offer = { status: true, data: { ...data, installment_from: null, version: null } };
    const cart = await openCart({}, { deliveryOption: () => offer });
    expect(await cart.within.findByText("Arrives Tue, 24 Nov to Thu, 26 Nov in Sylhet")).toBeVisible();
  });
});

describe("the footer of the cart", () => {
  test("[CART-21] the subtotal includes the add-ons", async () => {
    const totals = {
      itemsPoisha: 100,
      includingBundlePoisha: 7_000_000,
      deliveryPoisha: 0,
      discountPoisha: 0,
      payablePoisha: 100,
    };
    const cart = await openCart({ totals });
    expect(cart.within.getByText("Subtotal").nextSibling).toHaveTextContent("Tk 70,000");
  });

  test("[CART-22] the VAT note is shown, and hidden when it is empty", async () => {
    const cart = await openCart({ vatNote: "5% VAT included" });
    expect(cart.within.getByText("5% VAT included")).toBeVisible();
    cleanup();
    const without = await openCart({ vatNote: "" });
    expect(without.within.queryByText(/VAT/)).not.toBeInTheDocument();
  });

  test("[CART-23] it has a Continue to Checkout link", async () => {
    const cart = await openCart({});
    expect(cart.within.getByRole("link", { name: "Continue to Checkout" })).toBeVisible();
  });

  test("[CART-24] Continue to Checkout links to the checkout", async () => {
    const cart = await openCart({});
    expect(cart.within.getByRole("link", { name: "Continue to Checkout" })).toHaveAttribute(
      "href",
      "/shop/cart/checkout",
    );
  });

  test("[CART-25] Continue to Checkout links a pre-order to its delivery type", async () => {
    const cart = await openCart({ preorder: true });
    const link = cart.within.getByRole("link", { name: "Continue to Checkout" });
    expect(link).toHaveAttribute("href", "/shop/pre-order/delivery-type");
  });

  test("[CART-26] it has a Continue Shopping button, which closes the cart", async () => {
    const { user, within: cart } = await openCart({});
    await user.click(cart.getByRole("button", { name: "Continue Shopping" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("[CART-27] Continue Shopping is hidden when the first item is a SIM", async () => {
    const cart = await openCart({ lines: [cartLine({ type: "sim" }), second] });
    expect(cart.within.queryByRole("button", { name: "Continue Shopping" })).not.toBeInTheDocument();
  });

  test("[CART-28] Continue Shopping is hidden when the first item is a SIM replacement", async () => {
    const cart = await openCart({ lines: [cartLine({ simReplacement: true })] });
    expect(cart.within.queryByRole("button", { name: "Continue Shopping" })).not.toBeInTheDocument();
  });
});

describe("quantity buttons", () => {
  const states = (cart: BoundScreen) =>
    cart.getAllByRole("button", { name: /Add one more|Remove one/ }).map((button) => ({
      disabled: button.hasAttribute("disabled"),
      dimmed: button.parentElement?.hasAttribute("data-dimmed"),
    }));
  const [off, on] = [true, false].map((each) => ({ disabled: each, dimmed: each }));

  test("[CART-71] they are disabled and dimmed on every line of an EMI cart", async () => {
    const cart = await openCart({ lines: [cartLine({ emi: true }), second] });
    expect(states(cart.within)).toEqual([off, off, off, off]);
  });

  test("[CART-72] they are disabled and dimmed on a SIM line only", async () => {
    const cart = await openCart({ lines: [cartLine({ type: "sim" }), second] });
    expect(states(cart.within)).toEqual([off, off, on, on]);
  });

  test("[CART-73] they are hidden for pre-orders", async () => {
    const cart = await openCart({ preorder: true });
    expect(cart.within.queryByRole("button", { name: /Add one more|Remove one/ })).not.toBeInTheDocument();
  });

  test("[CART-61] while an update is running, only its line shows a spinner", async () => {
    const answer = deferred<unknown>();
    const { user, within: cart } = await openCart(
      { lines: [cartLine(), second] },
      { addCartItem: () => answer.promise },
    );
    await user.click(cart.getByRole("button", { name: "Add one more Aurin 8" }));
    expect(cart.getByRole("status", { name: "Updating Aurin 8" })).toBeInTheDocument();
    expect(cart.queryByRole("status", { name: "Updating Turna X5" })).not.toBeInTheDocument();
    answer.resolve(wireCart({ version: 2, data: [wireLine(), wireLine({ sku: second.sku, quantity: 2 })] }));
    await waitFor(() => expect(cart.queryByRole("status", { name: /Updating/ })).not.toBeInTheDocument());
  });

  test("[CART-60] decreasing a quantity of one removes the line", async () => {
    const left = wireCart({ version: 2, data: [wireLine({ sku: second.sku, product_title: "Aurin 8" })] });
    const { api, user, within: cart } = await openCart({ lines: [cartLine(), second] }, { addCartItem: () => left });
    await user.click(cart.getByRole("button", { name: "Remove one Turna X5" }));
    await waitFor(() => expect(cart.queryByRole("link", { name: "Turna X5" })).not.toBeInTheDocument());
    expect(bodies(api)[0]?.product).toEqual([{ sku: second.sku, product_quantity: 1 }]);
  });

  test.each([
    [4, 10, true],
    [5, 10, false],
    [2, 2, false],
  ])("with a quantity of %p and a stock of %p, one more can be added: %p", async (quantity, stock, possible) => {
    const { within: cart } = await openCart({ lines: [cartLine({ quantity, stock })] });
    expect(cart.getByRole("button", { name: /Add one more/ }).hasAttribute("disabled")).toBe(!possible);
  });

  test("a refused change shows the server's message on its line and keeps the quantity", async () => {
    const errors = [{ code: "quantity-limit", message: "Five at most" }];
    const { user, within: cart } = await openCart(
      {},
      { addCartItem: () => ({ status: false, errors, requestId: "r" }) },
    );
    await user.click(cart.getByRole("button", { name: /Add one more/ }));
    expect(await cart.findByRole("alert")).toHaveTextContent("Five at most");
    expect(cart.getByLabelText("Quantity")).toHaveTextContent("1");
  });

  test("[CART-74] an update sends the retailer cookie", async () => {
    Cookies.set("retailer_token", "retailer-7");
    const { api, user, within: cart } = await openCart({}, { addCartItem: () => wireCart({ version: 2 }) });
    await user.click(cart.getByRole("button", { name: /Add one more/ }));
    Cookies.remove("retailer_token");
    expect(bodies(api)[0]).toMatchObject({ retailer_token: "retailer-7", token: CART_TOKEN });
  });

  test("[STORE-05] an update sends the cookie retailer_token as retailer_token, and nothing without the cookie", async () => {
    const { api, user, within: cart } = await openCart({}, { addCartItem: () => wireCart({ version: 2 }) });
    await user.click(cart.getByRole("button", { name: /Add one more/ }));
    expect(bodies(api)[0]).not.toHaveProperty("retailer_token", expect.any(String));
    await waitFor(() => expect(cart.getByRole("button", { name: /Add one more/ })).toBeEnabled());
    Cookies.set("retailer_token", "retailer-9");
    await user.click(cart.getByRole("button", { name: /Add one more/ }));
    Cookies.remove("retailer_token");
    expect(bodies(api)[1]).toHaveProperty("retailer_token", "retailer-9");
  });
});
