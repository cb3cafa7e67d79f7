import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderList } from "@/components/account/order-list";
import type { OrderSummary } from "@/services/orders/order-history-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const order = (number: number): OrderSummary => ({
  orderId: `7K3M-9QXT-2HVB-000${number}`,
  title: `Phone ${number}`,
  others: 0,
  picture: null,
  state: "delivered",
  stateLabel: "Delivered",
  placedAt: "2026-11-20T06:00:00Z",
  payablePoisha: 100_000,
});

test("the first of the other orders gets the focus when all are shown", async () => {
  const orders = [1, 2, 3, 4, 5].map(order);
  renderSite(<OrderList history={{ orders, count: 5, page: 1, pages: 1 }} />, { api: fakeApi({}) });
  await userEvent.click(screen.getByRole("button", { name: "Show all 5" }));
  expect(screen.getByRole("link", { name: "Phone 4" })).toHaveFocus();
});
