import { screen } from "@testing-library/react";
import { CartLineActions } from "@/components/cart/cart-line-actions";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { cartLine } from "@/tests/support/shop/cart";

const actions = { increase: jest.fn(), decrease: jest.fn(), remove: jest.fn() };

test.each([
  [4, false],
  [5, true],
])("a line of %j pieces says that no more can be ordered: %j", (quantity, isSaid) => {
  const shown = { key: "1", line: cartLine({ quantity, stock: 9 }), quantity, changing: false, error: undefined };
  renderSite(<CartLineActions shown={shown} emiCart={false} preorder={false} actions={actions} />, {
    api: fakeApi({}),
  });
  expect(screen.queryAllByText("5 at most")).toHaveLength(isSaid ? 1 : 0);
});

test("the quantity of a pre-order is in the digits of the language", () => {
  const line = cartLine({ quantity: 1 });
  const shown = { key: "1", line, quantity: 1, changing: false, error: undefined };
  renderSite(<CartLineActions shown={shown} emiCart={false} preorder actions={actions} />, {
    api: fakeApi({}),
    language: "bn",
  });
  expect(screen.getByText(/: ১$/)).toBeVisible();
});
