import { screen, within } from "@testing-library/react";
import { OrderView } from "@/components/orders/order-view";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSettled } from "@/tests/support/screens/render-site";
import { keptLine, ORDER_ID, ownViewedOrder, wireOrder } from "@/tests/support/shop/orders";

const part = {
  state: "cancelled",
  payment_method: "online",
  payment_state: "paid",
  lines: [...wireOrder().lines, keptLine],
  kept: 150,
} as const;
const refund = { amount: 129_908, sent: false };

test.each([
  ["is being refunded", { refund }, /Prepaid SIM, eSIM \(Tk.150\)\. .*refunding Tk.1,29,908/],
  ["was refunded", { refund: { ...refund, sent: true } }, /Prepaid SIM, eSIM \(Tk.150\)\. .*refunded Tk.1,29,908/],
  ["had nothing to pay", { refund: null, kept: 0 }, /Prepaid SIM, eSIM\. .*nothing to pay/],
])("the page of a cancelled order that %s says what is kept and what is cancelled", async (_, change, text) => {
  const viewed = ownViewedOrder(
    { ...part, ...change, lines: [...part.lines] },
    { esim: { state: "texted", profiles: [] } },
  );
  await renderSettled(<OrderView viewed={viewed} checkFailed={false} />, { api: fakeApi({}) });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Part of this order has been cancelled");
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/Nothing will be delivered/i)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Get your eSIM" })).toHaveAttribute("href", `/shop/esim/${ORDER_ID}`);
  const goods = within(screen.getByRole("region", { name: "What was ordered" }));
  expect(goods.getAllByText(/^(You keep this|Cancelled)$/).map(({ textContent }) => textContent)).toEqual([
    "Cancelled",
    "You keep this",
  ]);
  const paid = goods.getByText("Paid for what you keep").nextElementSibling?.textContent;
  expect([goods.queryByText("Refund")?.nextElementSibling?.textContent, paid]).toEqual(
    change.refund === null ? [undefined, "Tk\u00a00"] : ["− Tk\u00a01,29,908", "Tk\u00a0150"],
  );
});
