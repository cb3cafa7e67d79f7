import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { deferred } from "@/tests/support/screens/fake-api";
import { fails } from "@/tests/support/screens/log-in";
import { filledState } from "@/tests/support/shop/cart";
import { fill, openCheckout, orders, place, refusing, type } from "@/tests/support/shop/checkout";

const home = {
  address_id: "home",
  label: "Home",
  full_name: "Rahima Khatun",
  district: "Dhaka",
  area: "Mirpur",
  post_code: "1216",
  address: "House 12, Road 5",
  district_label: "Dhaka",
  area_label: "Mirpur",
  is_default: true,
};
const office = {
  ...home,
  address_id: "office",
  label: null,
  full_name: "Farhana Akter",
  address: "Level 4, Tower 71",
  is_default: false,
};
const saved = { listSavedAddresses: () => ({ data: [home, office] }) };

const logIn = () => void Cookies.set("gp_web_token", "token-of-a-test");
const address = () => screen.getByLabelText("Address", { exact: true });
const card = (name: RegExp) => screen.getByRole("radio", { name });
const changeButton = () => screen.getByRole("button", { name: "Change this address for this order" });
const tick = () => screen.queryByRole("checkbox", { name: "Save to my account for next time" });

beforeEach(() => localStorage.setItem(CART_KEY, writeCart(filledState())));
afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  Cookies.remove("gp_web_token");
});

it("shows a visitor neither saved addresses nor the checkbox to save one, and requests none", async () => {
  const { api } = openCheckout(saved);
  await screen.findByRole("heading", { name: /Delivery/ });
  expect(api.sent.some(({ name }) => name === "listSavedAddresses")).toBe(false);
  expect(screen.queryByRole("group", { name: "Your saved addresses" })).toBeNull();
  expect(tick()).toBeNull();
});

it("fills in the default address of a logged-in buyer, or another one after a click", async () => {
  logIn();
  const { user } = openCheckout(saved);
  await screen.findByRole("group", { name: "Your saved addresses" });
  await waitFor(() => expect(card(/^Home/)).toBeChecked());
  expect(screen.getByLabelText(/^Full name/)).toHaveValue("Rahima Khatun");
  expect(tick()).toBeNull();
  await user.click(card(/^Level 4/));
  await user.click(changeButton());
  expect(address()).toHaveValue("Level 4, Tower 71");
  await waitFor(() => expect(screen.getByRole("combobox", { name: /^Thana/ })).toHaveValue("Mirpur"));
  expect(screen.getByLabelText(/^Full name/)).toHaveValue("Farhana Akter");
});

it("hides the fields of a chosen address, and shows them on demand with the focus on the first", async () => {
  logIn();
  const { user } = openCheckout(saved);
  await screen.findByRole("button", { name: "Change this address for this order" });
  expect(screen.queryByLabelText("Address", { exact: true })).toBeNull();
  expect(screen.queryByLabelText(/^Post code/)).toBeNull();
  await user.click(changeButton());
  expect(screen.getByLabelText(/^Post code/)).toHaveFocus();
  // Typing never hides the fields again, even if the text equals a saved address.
  fireEvent.change(address(), { target: { value: "Level 4, Tower 71" } });
  expect(card(/^Level 4/)).toBeChecked();
  expect(address()).toHaveValue("Level 4, Tower 71");
});

it("shows the fields of a chosen address when the server refuses one of them", async () => {
  logIn();
  const { user } = openCheckout({ ...saved, makeOrder: refusing("invalid-input", "address") });
  await screen.findByRole("button", { name: "Change this address for this order" });
  type("Mobile number", "01712345678");
  await user.click(await screen.findByRole("radio", { name: /Cash on delivery/ }));
  await screen.findByRole("radio", { name: /Regular delivery/ });
  place();
  await waitFor(() => expect(address()).toBeInvalid());
});

it("clears the fields for another address, and leaves the checkbox to save it empty", async () => {
  logIn();
  const { user } = openCheckout(saved);
  await screen.findByRole("group", { name: "Your saved addresses" });
  await user.click(card(/^Another address/));
  expect(address()).toHaveValue("");
  expect(card(/^Another address/)).toBeChecked();
  expect(tick()).not.toBeChecked();
});

it("keeps the text that was typed before the addresses arrived", async () => {
  logIn();
  const answer = deferred<unknown>();
  openCheckout({ listSavedAddresses: () => answer.promise });
  await screen.findByRole("heading", { name: /Delivery/ });
  type("Address", "My own words");
  await act(async () => answer.resolve({ data: [home] }));
  await screen.findByRole("group", { name: "Your saved addresses" });
  expect(address()).toHaveValue("My own words");
  expect(card(/^Another address/)).toBeChecked();
});

it("saves a new address once, with the order, when the checkbox is ticked", async () => {
  logIn();
  const order = deferred<unknown>();
  const { api, user } = openCheckout({
    listSavedAddresses: () => ({ data: [] }),
    saveAddress: () => ({ data: [home] }),
    makeOrder: () => order.promise,
  });
  await fill();
  await waitFor(() => expect(tick()).not.toBeNull());
  await user.click(tick() as HTMLElement);
  place();
  await waitFor(() => expect(api.sent.some(({ name }) => name === "makeOrder")).toBe(true));
  await waitFor(() => expect(api.sent.some(({ name }) => name === "saveAddress")).toBe(true));
  const bodies = api.sent.filter(({ name }) => name === "saveAddress").map(({ input }) => input.body);
  expect(bodies).toEqual([expect.objectContaining({ full_name: "Farhana Akter", district: "Dhaka", label: null })]);
});

it("saves nothing when the checkbox is not ticked", async () => {
  logIn();
  const { api } = openCheckout({ listSavedAddresses: () => ({ data: [] }) });
  await fill();
  place();
  await waitFor(() => expect(api.sent.some(({ name }) => name === "makeOrder")).toBe(true));
  expect(api.sent.some(({ name }) => name === "saveAddress")).toBe(false);
});

it("has no checkbox when five addresses are saved", async () => {
  logIn();
  const five = Array.from({ length: 5 }, (_, index) => ({
    ...office,
    address_id: `a${index}`,
    address: `Level ${index}`,
  }));
  const { user } = openCheckout({ listSavedAddresses: () => ({ data: five }) });
  await screen.findByRole("group", { name: "Your saved addresses" });
  await user.click(card(/^Another address/));
  expect(tick()).toBeNull();
});

it("works as for a visitor when the addresses cannot be loaded", async () => {
  logIn();
  const { api } = openCheckout({ listSavedAddresses: fails });
  await fill();
  expect(screen.queryByRole("group", { name: "Your saved addresses" })).toBeNull();
  place();
  await waitFor(() => expect(orders(api)).toHaveLength(1));
});
