import { screen } from "@testing-library/react";
import { TextedNote } from "@/components/checkout/texted-note";
import type { CartView } from "@/hooks/cart/use-cart";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

it.each([
  ["a new eSIM alone", [false], /^Nothing to deliver. The QR code appears on your order's page as soon as you pay/],
  ["a replacement alone", [true], /^Nothing to deliver. After your payment we check your request/],
  ["both", [true, false], /^Nothing to deliver. The QR code of a new eSIM .* that of a replacement follows/],
])("says how %s arrives, and nothing of what is not in the cart", (_, kinds, text) => {
  const lines = kinds.map((simReplacement) => ({ line: { simReplacement } })) as unknown as CartView["lines"];
  renderSite(<TextedNote lines={lines} />, { api: fakeApi({}) });
  expect(screen.getByText(text)).toBeVisible();
});
