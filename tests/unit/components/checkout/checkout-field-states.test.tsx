import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { filledState } from "@/tests/support/shop/cart";
import { fill, openCheckout, orders, place, refusing, type } from "@/tests/support/shop/checkout";

beforeEach(() => localStorage.setItem(CART_KEY, writeCart(filledState())));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const number = () => screen.getByLabelText(/Mobile number/);
const WRONG = /(11-digit mobile number|mobile number has 11 digits)/;

/** Opens a checkout with empty fields. */
async function open() {
  const site = openCheckout();
  await screen.findByRole("heading", { name: /Contact/ });
  return site;
}

test("a wrong number is marked when its field loses the focus, and until it is corrected", async () => {
  await open();
  type("Mobile number", "0171");
  expect(number()).not.toHaveAccessibleDescription(WRONG);
  fireEvent.blur(number());
  await waitFor(() => expect(number()).toHaveAccessibleDescription(WRONG));
  type("Mobile number", "01712");
  expect(number()).toHaveAccessibleDescription(WRONG);
  expect(number()).toHaveAccessibleDescription(/this one has 5/);
  type("Mobile number", "02712345678");
  expect(number()).toHaveAccessibleDescription(/starts with a prefix from 013 to 019/);
  type("Mobile number", "01712345678");
  await waitFor(() => expect(number()).not.toBeInvalid());
  // The summary of errors appears only after an attempt to order.
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("an empty field is marked on blur only if something was typed into it before", async () => {
  await open();
  const name = () => screen.getByLabelText(/Full name/);
  fireEvent.blur(name());
  expect(name()).not.toHaveAccessibleDescription(/Enter the name/);
  type("Full name", "F");
  type("Full name", "");
  fireEvent.blur(name());
  await waitFor(() => expect(name()).toHaveAccessibleDescription(/Enter the name/));
});

test("leaving a field by a click on the button does not mark it before the click, which shows all errors", async () => {
  await open();
  type("Mobile number", "0171");
  const button = screen.getByRole("button", { name: /Place order/ });
  fireEvent.blur(number(), { relatedTarget: button });
  expect(number()).not.toHaveAccessibleDescription(WRONG);
  place();
  await waitFor(() => expect(number()).toHaveAccessibleDescription(WRONG));
});

test("the summary counts the missing entries, and counts down as they are filled in", async () => {
  await open();
  place();
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveTextContent("4 things to correct");
  type("Full name", "Farhana Akter");
  expect(summary).toHaveTextContent("3 things to correct");
  type("Mobile number", "017");
  expect(summary).toHaveTextContent("3 things to correct");
  type("Mobile number", "01712345678");
  expect(summary).toHaveTextContent("2 things to correct");
  type("District", "Dhaka");
  // District, thana and post code count as one thing: the thana fills in its post code.
  await waitFor(() => expect(screen.getByLabelText(/Thana/)).toBeEnabled());
  type("Thana", "Mirpur");
  await waitFor(() => expect(summary).toHaveTextContent("One thing to correct"));
  type("Address", "House 12, Road 5");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByLabelText(/Address/)).toHaveAccessibleDescription(/^House, road, [^.]+\. Not/),
  );
});

test("a field that the server refuses stays marked until it is changed", async () => {
  openCheckout({ makeOrder: refusing("msisdn-invalid", "msisdn") });
  await fill();
  place();
  await waitFor(() => expect(number()).toHaveAccessibleDescription(WRONG));
  type("Full name", "Farhana A.");
  expect(number()).toHaveAccessibleDescription(WRONG);
  type("Mobile number", "01712345679");
  await waitFor(() => expect(number()).not.toHaveAccessibleDescription(WRONG));
});

test("the payment method and the wallet are kept for a reload, and cleared by the order", async () => {
  const first = openCheckout();
  await fill();
  fireEvent.click(screen.getByRole("radio", { name: /Pay online/ }));
  fireEvent.click(await screen.findByRole("radio", { name: "Card" }));
  first.unmount();
  const second = openCheckout();
  expect(await screen.findByRole("radio", { name: /Pay online/ })).toBeChecked();
  expect(await screen.findByRole("radio", { name: "Card" })).toBeChecked();
  fireEvent.click(screen.getByRole("radio", { name: /Cash on delivery/ }));
  place();
  await waitFor(() => expect(orders(second.api)).toHaveLength(1));
  expect(sessionStorage.getItem("checkoutPayment")).toBeNull();
});

test.each(["{", "[]", '{"way":"gold","emiPlan":7}', `{"way":"cod","emiPlan":"${"x".repeat(900)}"}`])(
  "an invalid stored choice (%#) is ignored",
  async (stored) => {
    sessionStorage.setItem("checkoutPayment", stored.slice(0, 2_000));
    await open();
    await act(async () => undefined);
    expect(screen.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  },
);

test("an empty promo code is not sent, and its field says what to do", async () => {
  const { api } = openCheckout();
  await screen.findByText("Promo code or offer");
  fireEvent.keyDown(screen.getByLabelText(/^Promo code \(/), { key: "Enter" });
  await screen.findByText("Enter a code first.");
  expect(screen.getByLabelText(/^Promo code \(/)).toHaveAccessibleDescription("Enter a code first.");
  expect(api.sent.some(({ name }) => name === "promotion")).toBe(false);
});
