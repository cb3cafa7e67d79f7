import { screen } from "@testing-library/react";
import { TextedNote } from "@/components/checkout/texted-note";
import type { CartView } from "@/hooks/cart/use-cart";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

it.each([
  [
    "a new eSIM alone",
    [false],
    /^Nothing needs to be delivered. The QR code will appear on your order page as soon as you pay, .* that page.$/,
  ],
  [
    "a replacement alone",
    [true],
    /^Nothing needs to be delivered. After you pay, we'll check your request, .* the number you confirmed.$/,
  ],
  [
    "both",
    [true, false],
    /^Nothing needs to be delivered. The QR code for a new eSIM .* one for a replacement will follow .* the link.$/,
  ],
])("explains how %s is sent, and mentions nothing else", (_, kinds, text) => {
  const lines = kinds.map((simReplacement) => ({ line: { simReplacement } })) as unknown as CartView["lines"];
  const { container } = renderSite(<TextedNote lines={lines} />, { api: fakeApi({}) });
  expect(screen.getByText(text)).toBeVisible();
  expect(container).toHaveTextContent(text);
});
