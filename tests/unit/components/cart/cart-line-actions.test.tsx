import { screen } from "@testing-library/react";
import { CartLineActions } from "@/components/cart/cart-line-actions";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { cartLine } from "@/tests/support/shop/cart";

test("the quantity of a pre-order is in the digits of the language", () => {
  const line = cartLine({ quantity: 1 });
  const actions = { increase: jest.fn(), decrease: jest.fn(), remove: jest.fn() };
  const shown = { key: "1", line, quantity: 1, changing: false, error: undefined };
  renderSite(<CartLineActions shown={shown} emiCart={false} preorder actions={actions} />, {
    api: fakeApi({}),
    language: "bn",
  });
  expect(screen.getByText(/: ১$/)).toBeVisible();
});
