import { screen, waitFor } from "@testing-library/react";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { ApiError } from "@/services/api/api-error";
import { filledState } from "@/tests/support/shop/cart";
import { openCheckout, type } from "@/tests/support/shop/checkout";

beforeEach(() => localStorage.setItem(CART_KEY, writeCart(filledState())));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (label: string) => screen.getByLabelText(label, { exact: false });

/** A checkout with an empty address. */
async function openAddress(more: Parameters<typeof openCheckout>[0] = {}) {
  openCheckout(more);
  await screen.findByRole("heading", { name: /Delivery/ });
}

test("a post code that no place has is said to be unknown, and the lists stay usable", async () => {
  await openAddress();
  type("Post code", "9999");
  await waitFor(() => expect(field("Post code")).toHaveAccessibleDescription(/post code 9999/));
  type("District", "Dhaka");
  await waitFor(() => expect(field("Thana")).toBeEnabled());
  expect(field("Post code")).not.toHaveAccessibleDescription(/post code 9999/);
  type("Thana", "Mirpur");
  await waitFor(() => expect(field("Post code")).toHaveValue("1216 · Mirpur TSO"));
});

test("a post code that could not be looked up says so, and the address goes on by hand", async () => {
  await openAddress({
    findPostCode: () => {
      throw new ApiError({ kind: "timeout", status: null });
    },
  });
  type("Post code", "1216");
  await waitFor(() => expect(field("Post code")).toHaveAccessibleDescription(/couldn't look up the post code 1216/));
  expect(field("District")).toBeEnabled();
});

test("a thana with several post codes fills in the one of its own office and says that it can be changed", async () => {
  const codes = [
    { post_code: "1205", post_office: "New Market", post_office_bn: "নিউ মার্কেট", thana: "Mirpur" },
    { post_code: "1216", post_office: "Mirpur TSO", post_office_bn: "মিরপুর", thana: "Mirpur" },
  ];
  await openAddress({ getPostCodeByDistrict: () => ({ data: codes }) });
  type("District", "Dhaka");
  await waitFor(() => expect(field("Thana")).toBeEnabled());
  type("Thana", "Mirpur");
  await waitFor(() => expect(field("Post code")).toHaveValue("1216 · Mirpur TSO"));
  expect(field("Post code")).toHaveAccessibleDescription(/We've filled this in based on the thana/);
});

test("the post code comes first, then district, thana, address and the ways to have it brought", async () => {
  await openAddress();
  type("District", "Dhaka");
  const ways = await screen.findByRole("group", { name: "How you'll receive your order" });
  const order = [field("Post code"), field("District"), field("Thana"), field("Address"), ways];
  for (const [place, one] of order.slice(1).entries())
    expect((order[place] as HTMLElement).compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
