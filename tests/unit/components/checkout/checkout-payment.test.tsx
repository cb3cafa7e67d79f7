import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { deferred } from "@/tests/support/screens/fake-api";
import { cartLine, filledState, wireCart, wireLine } from "@/tests/support/shop/cart";
import { openCheckout, orders, place, refusing, type } from "@/tests/support/shop/checkout";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A checkout for a cart with these fields, both in the browser and in the API. */
async function open(wire: Parameters<typeof wireCart>[0] = {}, more: Parameters<typeof openCheckout>[0] = {}) {
  localStorage.setItem(CART_KEY, writeCart(filledState({ isCodEnabled: wire.isCodEnabled ?? true })));
  const site = openCheckout({ getCartItem: () => wireCart(wire), ...more });
  await screen.findByRole("heading", { name: /Payment/ });
  await waitFor(() => expect(site.api.sent.map(({ name }) => name)).toContain("getCartItem"));
  return site;
}

const radios = () =>
  screen
    .getAllByRole("radio")
    .filter((radio) => radio.getAttribute("name") === "paymentMethod")
    .map((radio) => radio.getAttribute("value"));

test("cash is preselected where it is available, otherwise online payment with a wallet", async () => {
  const first = await open();
  expect(screen.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  first.unmount();
  await open({ isCodEnabled: false });
  await waitFor(() => expect(screen.getByRole("radio", { name: /Pay online/ })).toBeChecked());
  expect(await screen.findByRole("radio", { name: "bKash" })).toBeChecked();
  expect(screen.queryByRole("radio", { name: "Choose later" })).not.toBeInTheDocument();
});

test("cash that the server refuses selects online payment and shows the reason", async () => {
  await open({}, { updateForCod: refusing("cod-not-available", "cod") });
  fireEvent.click(screen.getByRole("radio", { name: /Pay online/ }));
  fireEvent.click(screen.getByRole("radio", { name: /Cash on delivery/ }));
  await waitFor(() => expect(screen.getByRole("radio", { name: /Pay online/ })).toBeChecked());
  expect(screen.getByText(/Cash on delivery isn't available for this order/)).toBeVisible();
});

test("payment methods that are not available are listed last with the reason, and not as radio buttons", async () => {
  await open({ isCodEnabled: false, codLimitCross: null });
  type("District", "Dhaka");
  await screen.findByText("Instalments are available for totals of Tk 5,000 or more.");
  expect(radios()).toEqual(["online"]);
  expect(screen.getAllByRole("radio").filter((radio) => radio.hasAttribute("disabled"))).toEqual([]);
  const last = screen.getByText("Not available for this order").parentElement as HTMLElement;
  expect(within(last).getByText("Some items in your cart must be paid for in advance.")).toBeVisible();
  const online = screen.getByRole("radio", { name: /Pay online/ });
  expect(online.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

describe("the code for a large order with cash on delivery", () => {
  const codCode = { from: 10_000, prefixes: ["017", "013"] };

  test("is announced beside cash on delivery, with the number that it is sent to", async () => {
    await open({ codCode });
    expect(await screen.findByText(/we'll text a four-digit code to your number/)).toBeVisible();
    type("Mobile number", "01712345678");
    expect(screen.getByText(/we'll text a four-digit code to 01712-\u2060345678/)).toBeVisible();
  });

  test("is not announced below the amount that requires it", async () => {
    await open({ codCode: { ...codCode, from: 100_000 } });
    expect(screen.queryByText(/we'll text a four-digit code/)).not.toBeInTheDocument();
  });

  test("makes cash unavailable for a number that cannot get the code, and shows the prefixes that can", async () => {
    const { api } = await open({ codCode });
    await screen.findByText(/we'll text a four-digit code/);
    type("Mobile number", "01812345678");
    expect(radios()).toEqual(["online"]);
    expect(screen.getByText(/text only to numbers that start with 017, 013/)).toBeVisible();
    expect(screen.getByRole("radio", { name: /Pay online/ })).toBeChecked();
    type("Mobile number", "01712345678");
    expect(screen.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
    expect(orders(api)).toEqual([]);
  });
});

test("an order that is waiting is not placed as an online payment when cash becomes unavailable", async () => {
  const applied = deferred<unknown>();
  let isCodEnabled = true;
  const { api } = await open(
    {},
    { promotion: () => applied.promise, getCartItem: () => wireCart({ isCodEnabled, version: isCodEnabled ? 1 : 3 }) },
  );
  type("Full name", "Farhana Akter");
  type("Mobile number", "01712345678");
  type("District", "Dhaka");
  await screen.findByRole("radio", { name: /Regular delivery/ });
  type("Post code", "1216");
  type("Address", "House 12, Road 5");
  // Cash was preselected, not chosen by the buyer.
  type("Promo code (optional)", "TEN");
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  place();
  isCodEnabled = false;
  applied.resolve({ data: { promotions: [], discount: 0, version: 3, totalPrice: wireCart().totalPrice } });
  expect(await screen.findByRole("alert")).toHaveTextContent("Cash on delivery isn't available for this order");
  expect(orders(api)).toEqual([]);
  expect(screen.getByRole("radio", { name: /Pay online/ })).toBeChecked();
});

test("the summary counts pieces, not lines", async () => {
  const data = [wireLine({ quantity: 3 })];
  localStorage.setItem(CART_KEY, writeCart(filledState({ lines: [cartLine({ quantity: 3 })] })));
  openCheckout({ getCartItem: () => wireCart({ data }) });
  expect(await screen.findByText(/^Your order: 3 items/)).toBeVisible();
  expect(screen.getAllByText("Items (3)")[0]).toBeInTheDocument();
});

test.each([false, true])(
  "offers and codes are in one closed section, with the field for a campaign offer: %p",
  async (cmpOfferInputShow) => {
    await open({ cmpOfferInputShow });
    const line = screen.getByText("Promo code or offer").closest("details") as HTMLElement;
    expect(line).not.toHaveAttribute("open");
    await waitFor(() =>
      expect(within(line).queryAllByLabelText(/Campaign offer/)).toHaveLength(cmpOfferInputShow ? 1 : 0),
    );
  },
);
