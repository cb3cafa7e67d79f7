import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRouter } from "next/router";
import { OrderList } from "@/components/account/order-list";
import type { OrderSummary } from "@/services/orders/order-history-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { wireOrder } from "@/tests/support/shop/orders";

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

const FIRST = { orders: [order(1), order(2), order(3), order(4)], count: 5, page: 1, pages: 2 };
const histories: Readonly<Record<string, typeof FIRST>> = { en: FIRST, bn: { ...FIRST } };

/** As the page renders it: the server sends the first orders in each language. */
function List() {
  return <OrderList history={histories[useRouter().locale ?? "en"] ?? null} />;
}

test("older orders that were loaded stay shown when the language changes, in the new language", async () => {
  const [line] = wireOrder().lines;
  const older = (title: string) => ({
    data: { items: [{ ...wireOrder(), lines: [{ ...line, product_title: title }] }], count: 5, page: 2, pages: 2 },
  });
  const answers = [older("Old phone"), older("পুরোনো ফোন")];
  const api = fakeApi({ getMyPreviousOrders: () => answers.shift() });
  const { changeLanguage } = renderSite(<List />, { api });
  await userEvent.click(screen.getByRole("button", { name: "Show all 4" }));
  await userEvent.click(screen.getByRole("button", { name: /older/i }));
  await screen.findByRole("link", { name: "Old phone" });
  changeLanguage("bn");
  expect(await screen.findByRole("link", { name: "পুরোনো ফোন" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Old phone" })).not.toBeInTheDocument();
  expect(api.sent.map(({ input }) => input.query)).toEqual([{ page: 2 }, { page: 2 }]);
});
