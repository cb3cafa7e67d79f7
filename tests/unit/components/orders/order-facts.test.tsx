import { screen } from "@testing-library/react";
import { NextSteps } from "@/components/orders/next-steps";
import { OrderFacts } from "@/components/orders/order-facts";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { viewedOrder, wireOrder } from "@/tests/support/shop/orders";

it("shows the number of a courier in Bengali digits and dials it in Latin ones", () => {
  const courier = { name: "Doel Express", phone: "09612-000142", parcel_number: null, tracking_url: null };
  const { order } = viewedOrder({ state: "shipped", delivery: { ...wireOrder().delivery, courier } });
  renderSite(<OrderFacts order={order} />, { api: fakeApi({}), language: "bn" });
  expect(screen.getByRole("link", { name: "০৯৬১২-০০০১৪২ নম্বরে কল করুন" })).toHaveAttribute("href", "tel:09612-000142");
});

it.each([
  ["placed", null, "Paid by bKash"],
  ["placed", { amount: 500, sent: false }, "Paid by bKash"],
  ["cancelled", { amount: 500, sent: false }, "Online by bKash, being refunded"],
  ["expired", { amount: 500, sent: true }, "Online by bKash, refunded"],
] as const)(
  "the payment of an order that is %s is called refunded when the refund %j is of it",
  (state, refund, text) => {
    const paid = { payment_method: "online", payment_state: "paid", pay_with: "bkash" } as const;
    renderSite(<OrderFacts order={viewedOrder({ ...paid, state, refund }).order} />, { api: fakeApi({}) });
    expect(screen.getByText("Payment").nextElementSibling).toHaveTextContent(text);
  },
);

it("names no payment of an order that a discount made free", () => {
  const { order } = viewedOrder({ payment_method: "cod", total: { ...wireOrder().total, payable: 0 } });
  renderSite(<OrderFacts order={order} />, { api: fakeApi({}) });
  expect(screen.queryByText("Payment")).toBeNull();
  expect(screen.getByText("To")).toBeVisible();
});

it("says from the release day on that the phone of a pre-order is out", () => {
  const queue = { place: 12, released_on: "2026-11-19", released: true };
  const viewed = viewedOrder({ preorder: true, queue, state: "confirmed" });
  renderSite(
    <>
      <NextSteps viewed={viewed} />
      <OrderFacts order={viewed.order} />
    </>,
    { api: fakeApi({}) },
  );
  expect(screen.getByText(/^The phone has been out since 19 Nov 2026. We're packing phones/)).toBeVisible();
  expect(screen.getByText(/^Number 12 in the queue. The phone has been out since 19 Nov 2026/)).toBeVisible();
  expect(screen.queryByText(/comes out/)).not.toBeInTheDocument();
});

it("names no further step and no day for an order whose SIM request was declined", () => {
  const viewed = viewedOrder({ state: "placed", sim_request: "declined" });
  renderSite(
    <>
      <NextSteps viewed={viewed} />
      <OrderFacts order={viewed.order} />
    </>,
    { api: fakeApi({}) },
  );
  expect(screen.queryByRole("heading", { name: "What happens next" })).not.toBeInTheDocument();
  expect(screen.queryByText("Arrives")).not.toBeInTheDocument();
});
