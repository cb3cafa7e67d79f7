import { fireEvent, screen, waitFor } from "@testing-library/react";
import { OrderFacts } from "@/components/orders/order-facts";
import { PayButton } from "@/components/orders/pay-button";
import { readOrder } from "@/services/orders/orders-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { ORDER_ID, wireOrder } from "@/tests/support/shop/orders";

const unpaid = { orderId: ORDER_ID, payWith: null, emi: null, paymentState: "pending" } as const;

afterEach(() => localStorage.clear());

test("the order can be paid again when the buyer returns from the gateway by the Back button", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const api = fakeApi({ payment: () => ({ data: { redirectUrl: "https://gateway.example/pay/1" } }) });
  renderSite(<PayButton order={unpaid} label="Pay now" />, { api });
  fireEvent.click(screen.getByRole("button", { name: "Pay now" }));
  await screen.findByRole("button", { name: "Opening the payment page…" });
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
  fireEvent.click(await screen.findByRole("button", { name: "Pay now" }));
  expect(api.sent).toHaveLength(2);
});

test("the payment method is sent to the gateway and preselected for the next payment", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const api = fakeApi({ payment: () => ({ data: { redirectUrl: "https://gateway.example/pay/1" } }) });
  const { unmount } = renderSite(<PayButton order={unpaid} label="Pay now" />, { api });
  expect(await screen.findByRole("radio", { name: "bKash" })).toBeChecked();
  fireEvent.click(screen.getByRole("radio", { name: "Nagad" }));
  fireEvent.click(screen.getByRole("button", { name: "Pay now" }));
  await waitFor(() =>
    expect(api.sent.map(({ input }) => input.body)).toEqual([{ order_id: ORDER_ID, pay_with: "nagad" }]),
  );
  unmount();

  const next = renderSite(<PayButton order={{ ...unpaid, orderId: "8K3M-9QXT-2HVB-4D8N" }} label="Pay now" />, { api });
  expect(await screen.findByRole("radio", { name: "Nagad" })).toBeChecked();
  // The last payment method of this order is preferred.
  next.unmount();
  renderSite(<PayButton order={{ ...unpaid, payWith: "card" }} label="Pay again" />, { api });
  expect(await screen.findByRole("radio", { name: "Card" })).toBeChecked();
});

test.each([
  ["paid", false, "Paid by bKash"],
  ["failed", false, "Online by bKash, failed"],
  ["failed", true, "Online by bKash, not confirmed yet"],
] as const)("an order whose payment is %s shows its payment method (another is open: %s)", (state, isOpen, text) => {
  const payment = { payment_method: "online", payment_state: state, payment_open: isOpen, pay_with: "bkash" } as const;
  const order = readOrder(wireOrder(payment));
  renderSite(<OrderFacts order={order} />, { api: fakeApi({}) });
  expect(screen.getByText(text)).toBeVisible();
});

test("a buyer who waits for a payment can choose another wallet or card only after one of them failed", async () => {
  const button = (paymentState: "pending" | "failed") => (
    <PayButton order={{ ...unpaid, paymentState }} label="Not paid yet?" isSecond />
  );
  const { rerender } = renderSite(button("failed"), { api: fakeApi({}) });
  expect(await screen.findByRole("radio", { name: "bKash" })).toBeVisible();
  rerender(button("pending"));
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});
