import { screen } from "@testing-library/react";
import { CartFooter } from "@/components/cart/cart-footer";
import type { CartLine } from "@/services/cart-service";
import { cartLine, filledState } from "@/tests/support/cart";
import { fakeApi } from "@/tests/support/fake-api";
import { renderSite } from "@/tests/support/render-site";

const show = (lines: CartLine[]) =>
  renderSite(<CartFooter cart={filledState({ lines })} changing={false} onCheckout={jest.fn()} onClose={jest.fn()} />, {
    api: fakeApi({}),
  });

describe("Continue Shopping stays when the first item is a device", () => {
  test.each([
    ["CART-27", "SIM", { type: "sim" }],
    ["CART-28", "SIM replacement", { simReplacement: true }],
  ] as const)("[%s] and a %s comes after it", (_id, _words, fields) => {
    show([cartLine({ sku: "AUR-8-128-RED" }), cartLine(fields)]);
    expect(screen.getByRole("button", { name: "Continue Shopping" })).toBeVisible();
  });
});
