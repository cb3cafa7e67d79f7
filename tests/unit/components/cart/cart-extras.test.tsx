import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartButton } from "@/components/cart/cart-button";
import { CartDrawer } from "@/components/cart/cart-drawer";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { cartLine, filledState } from "@/tests/support/shop/cart";

afterEach(() => localStorage.clear());

test("for a printed item the side cart shows the note about printing and requests no delivery days", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  localStorage.setItem("deliveryPlace", JSON.stringify({ district: "Sylhet" }));
  localStorage.setItem(CART_KEY, writeCart(filledState({ lines: [cartLine({ name: "NIHAL" })] })));
  const api = fakeApi({
    getCartItem: () => {
      throw new ApiError({ kind: "outage", status: 503 });
    },
  });
  renderSite(
    <>
      <CartButton />
      <CartDrawer startPath="/shop/devices/phones" />
    </>,
    { api },
  );
  await userEvent.click(screen.getByRole("button", { name: /Open cart/ }));
  expect(await screen.findByText(/^Printing takes extra days/)).toBeVisible();
  expect(api.sent.map(({ name }) => name)).not.toContain("deliveryOption");
});
