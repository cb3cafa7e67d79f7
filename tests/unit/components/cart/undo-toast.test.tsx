import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CartItemInput } from "@/backend/contract/shop/cart";
import { CartButton } from "@/components/cart/cart-button";
import { CartDrawer } from "@/components/cart/cart-drawer";
import { ShopCart } from "@/components/cart/shop-cart";
import { UNDO_MS } from "@/components/cart/undo-toast";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { cartLine, filledState, wireCart, wireLine } from "@/tests/support/shop/cart";

const second = cartLine({ sku: "AUR-8-128-RED", title: "Aurin 8", quantity: 3, name: "RAHIM", number: "7" });
const titles: Readonly<Record<string, string>> = { "AUR-8-128-RED": "Aurin 8", "TRN-X5-256-BLU": "Turna X5" };

/** Opens a cart with two lines. The server answers with the cart that it receives. */
async function openCart(
  parts = (
    <>
      <CartButton />
      <CartDrawer startPath="/shop" />
    </>
  ),
) {
  localStorage.setItem(CART_KEY, writeCart(filledState({ lines: [cartLine(), second] })));
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  let version = 1;
  const api = fakeApi({
    getCartItem: () => {
      throw new ApiError({ kind: "outage", status: 503 });
    },
    addCartItem: ({ body }) => {
      version += 1;
      const data = (body as { product: CartItemInput[] }).product.map(({ sku, product_quantity, name, number }) =>
        wireLine({
          sku,
          quantity: product_quantity,
          product_title: titles[sku] ?? sku,
          name: name ?? null,
          number: number ?? null,
        }),
      );
      return wireCart({ version, data });
    },
  });
  const user = userEvent.setup();
  renderSite(parts, { api });
  await user.click(screen.getByRole("button", { name: /Open cart/ }));
  return { api, user, cart: within(await screen.findByRole("dialog")) };
}

afterEach(() => {
  // A side cart that the previous test left open has locked the scrolling of the page.
  document.body.removeAttribute("style");
  jest.useRealTimers();
  localStorage.clear();
});

test("a removed line is announced, and the Undo button above the lines restores it unchanged", async () => {
  const { api, user, cart } = await openCart();
  await user.click(cart.getByRole("button", { name: "Remove Aurin 8" }));
  const undo = await cart.findByRole("button", { name: "Undo: put Aurin 8 back" });
  await waitFor(() =>
    expect(cart.getByText("Aurin 8 removed. You have five seconds to undo this.")).toHaveAttribute("role", "status"),
  );
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(cart.getByRole("button", { name: "Close cart" }).compareDocumentPosition(undo) & following).toBe(following);
  expect(undo.compareDocumentPosition(cart.getByRole("link", { name: "Turna X5" })) & following).toBe(following);
  act(() => undo.focus());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(cart.getByRole("link", { name: "Aurin 8" })).toBeInTheDocument());
  expect(api.sent.at(-1)?.input.body).toMatchObject({
    product: [
      { sku: "TRN-X5-256-BLU", product_quantity: 1 },
      { sku: "AUR-8-128-RED", product_quantity: 3, name: "RAHIM", number: "7" },
    ],
  });
  expect(cart.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
});

test("Undo stays while it has the focus and disappears five seconds later", async () => {
  const { user, cart } = await openCart();
  await user.click(cart.getByRole("button", { name: "Remove Aurin 8" }));
  const undo = await cart.findByRole("button", { name: /^Undo/ });
  jest.useFakeTimers();
  act(() => undo.focus());
  act(() => void jest.advanceTimersByTime(UNDO_MS * 3));
  expect(undo).toBeInTheDocument();
  act(() => undo.blur());
  act(() => void jest.advanceTimersByTime(UNDO_MS - 1));
  expect(undo).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(undo).not.toBeInTheDocument();
});

test("Undo stays on the page when the side cart is closed, and does not open the cart again", async () => {
  const { user, cart } = await openCart(<ShopCart startPath="/shop" />);
  await user.click(cart.getByRole("button", { name: "Remove Aurin 8" }));
  await cart.findByRole("button", { name: /^Undo/ });
  await user.click(cart.getByRole("button", { name: "Close cart" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const toast = await screen.findByRole("region", { name: "Aurin 8 removed" });
  const undo = within(toast).getByRole("button", { name: "Undo: put Aurin 8 back" });
  expect(screen.getByText("Aurin 8 removed. You have five seconds to undo this.")).toHaveAttribute("role", "status");
  await user.click(undo);
  expect(await screen.findByRole("button", { name: /2/ })).toHaveAccessibleName(/Open cart/);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
});
