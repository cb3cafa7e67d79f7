import { fireEvent, screen, waitFor } from "@testing-library/react";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { ApiError } from "@/services/api/api-error";
import { filledState, wireCart } from "@/tests/support/shop/cart";
import { answers, fill, keys, openCheckout, place, placed, refusing, type } from "@/tests/support/shop/checkout";
import { ORDER_ID } from "@/tests/support/shop/orders";

beforeEach(() => localStorage.setItem(CART_KEY, writeCart(filledState())));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("an order whose answer was lost is still checked after a limit refused the first check", async () => {
  let isOrdered = false;
  const absent = refusing("cart-not-found", "token");
  const limit = { kind: "refused", status: 429, errors: [{ code: "too-many-requests", message: "Wait" }] } as const;
  const made = [
    () => Promise.reject(new ApiError({ kind: "timeout", status: null })),
    () => Promise.reject(new ApiError(limit)),
    () => placed,
  ];
  const { api, push } = openCheckout({
    getCartItem: () => (isOrdered ? absent() : wireCart()),
    deliveryOption: (input) => (isOrdered ? absent() : answers.deliveryOption(input)),
    makeOrder: () => {
      isOrdered = true;
      return made.shift()?.();
    },
  });
  await fill();
  place();
  await screen.findByRole("alert");
  type("District", "Sylhet");
  fireEvent.click(await screen.findByRole("button", { name: "Check my order" }));
  await waitFor(() => expect(keys(api)).toHaveLength(2));
  fireEvent.click(await screen.findByRole("button", { name: "Check my order" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/shop/order/${ORDER_ID}`));
  expect(keys(api)).toHaveLength(3);
  expect(new Set(keys(api)).size).toBe(1);
});

test("an order that a network has refused is sent again with its key", async () => {
  const made = [() => Promise.reject(new ApiError({ kind: "refused", status: 403 })), () => placed];
  const { api, push } = openCheckout({ makeOrder: () => made.shift()?.() });
  await fill();
  place();
  expect(await screen.findByText(/We didn't get a response/)).toBeVisible();
  place();
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/shop/order/${ORDER_ID}`));
  expect(new Set(keys(api)).size).toBe(1);
});
