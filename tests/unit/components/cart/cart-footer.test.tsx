import { act, fireEvent, screen } from "@testing-library/react";
import { CartFooter } from "@/components/cart/cart-footer";
import type { CartLine } from "@/services/cart/read-cart";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { cartLine, filledState } from "@/tests/support/shop/cart";

const show = (lines: CartLine[]) =>
  renderSite(<CartFooter cart={filledState({ lines })} changing={false} onCheckout={jest.fn()} onClose={jest.fn()} />, {
    api: fakeApi({}),
  });

describe("Continue Shopping is shown when the first item is a device", () => {
  test.each([
    ["CART-27", "SIM", { type: "sim" }],
    ["CART-28", "SIM replacement", { simReplacement: true }],
  ] as const)("[%s] and the second is a %s", (_id, _words, fields) => {
    show([cartLine({ sku: "AUR-8-128-RED" }), cartLine(fields)]);
    expect(screen.getByRole("button", { name: "Continue Shopping" })).toBeVisible();
  });
});

describe("after a click on Continue to Checkout", () => {
  test("the cart stays open and its link is busy while the checkout loads", async () => {
    const close = jest.fn();
    const { emit } = renderSite(
      <CartFooter cart={filledState()} changing={false} onCheckout={jest.fn()} onClose={close} />,
      { api: fakeApi({}), path: "/shop" },
    );
    const link = screen.getByRole("link", { name: "Continue to Checkout" });
    fireEvent.click(link);
    act(() => emit("routeChangeStart", "/shop/cart/checkout", { shallow: false }));
    expect(link).toHaveAttribute("aria-busy", "true");
    expect(close).not.toHaveBeenCalled();
    act(() => emit("routeChangeError", new Error("lost"), "/shop/cart/checkout", { shallow: false }));
    expect(link).toHaveAttribute("aria-busy", "false");
  });

  test("the cart closes when the checkout is the current page", () => {
    const close = jest.fn();
    renderSite(<CartFooter cart={filledState()} changing={false} onCheckout={jest.fn()} onClose={close} />, {
      api: fakeApi({}),
      path: "/shop/cart/checkout",
    });
    fireEvent.click(screen.getByRole("link", { name: "Continue to Checkout" }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
