import { fireEvent, screen } from "@testing-library/react";
import { PayButton } from "@/components/orders/pay-button";
import { fakeApi } from "@/tests/support/fake-api";
import { ORDER_ID } from "@/tests/support/orders";
import { renderSite } from "@/tests/support/render-site";

test("back from the gateway by the Back button, the order can be paid again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const api = fakeApi({ payment: () => ({ data: { redirectUrl: "https://gateway.example/pay/1" } }) });
  renderSite(<PayButton orderId={ORDER_ID} label="Pay now" />, { api });
  fireEvent.click(screen.getByRole("button", { name: "Pay now" }));
  await screen.findByRole("button", { name: "Opening the payment page…" });
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
  fireEvent.click(await screen.findByRole("button", { name: "Pay now" }));
  expect(api.sent).toHaveLength(2);
});
