import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { ShopCart } from "@/components/cart/shop-cart";
import { Toaster } from "@/components/layout/messages/toaster";
import { CART_KEY, parseCart } from "@/context/cart/stored-cart";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSettled, renderSite } from "@/tests/support/screens/render-site";
import { wireCart } from "@/tests/support/shop/cart";

const stored = () => parseCart(localStorage.getItem(CART_KEY) ?? "");

async function press(kind: "add" | "buy", answer: () => unknown) {
  const api = fakeApi({ addCartItem: answer });
  const site = renderSite(
    <>
      <ShopCart startPath="/shop/devices/phones" />
      <AddToCartButton sku="TRN-X5-256-BLU" kind={kind} />
      <Toaster />
    </>,
    { api },
  );
  await userEvent.setup().click(screen.getByRole("button", { name: kind === "add" ? "Add to Cart" : "Buy Now" }));
  return { api, push: site.push };
}

const refusal = () => ({
  status: false,
  errors: [{ code: "out-of-stock", message: "Sold out a moment ago" }],
  requestId: "r-1",
});

afterEach(() => localStorage.clear());

test("[CART-53] adding an item opens the side cart with it", async () => {
  await press("add", () => wireCart());
  expect(await screen.findByRole("dialog", { name: "This item has been added to your cart" })).toBeInTheDocument();
  expect(stored()).toMatchObject({ sidebar_cart_open: true, cart_item_count: 1 });
});

test("[API-SHOP-07] Add to Cart sends the item and opens the drawer with its line", async () => {
  const { api } = await press("add", () => wireCart());
  const drawer = await screen.findByRole("dialog");
  expect(drawer).toHaveTextContent("Turna X5");
  const [added] = api.sent.filter(({ name }) => name === "addCartItem");
  expect(added?.input.body).toMatchObject({ product: [{ sku: "TRN-X5-256-BLU", product_quantity: 1 }] });
});

test("[CART-55] adding a pre-order leaves the side cart closed", async () => {
  await press("add", () => wireCart({ preorder: true }));
  await waitFor(() => expect(stored()?.cart_item_count).toBe(1));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(stored()?.sidebar_cart_open).toBe(false);
});

test("Buy Now adds the item and opens the checkout without opening the side cart", async () => {
  const { push } = await press("buy", () => wireCart());
  await waitFor(() => expect(push).toHaveBeenCalledWith("/shop/cart/checkout"));
  expect(stored()).toMatchObject({ sidebar_cart_open: false, cart_item_count: 1 });
});

test("[ERR-01] a refused addition shows a toast and does not open the checkout", async () => {
  const { push } = await press("buy", refusal);
  expect(await screen.findByText("Sold out a moment ago")).toBeInTheDocument();
  expect(push).not.toHaveBeenCalled();
});

test("a sold-out variant has a disabled button", async () => {
  await renderSettled(<AddToCartButton sku="TRN-X5-256-BLU" kind="add" disabled />, { api: fakeApi({}) });
  expect(screen.getByRole("button", { name: "Sold out" })).toBeDisabled();
});
