import { screen } from "@testing-library/react";
import { OrderParcel } from "@/components/orders/order-parcel";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { viewedOrder, wireOrder } from "@/tests/support/shop/orders";
import { simSkus } from "@/utils/sims/sim-skus";

const { delivery, lines } = wireOrder();
const withEsim = [...lines, { ...lines[0], sku: simSkus.prepaid.esim } as (typeof lines)[number]];

test.each([
  ["placed", { state: "placed" }, "In the parcel"],
  ["delivered by text", { state: "placed", delivery: { ...delivery, type: "digital" } }, "What you get"],
  ["sent with an eSIM by text", { state: "placed", lines: withEsim }, "What you get"],
  ["expired", { state: "expired" }, "What was ordered"],
  ["cancelled", { state: "cancelled" }, "What was ordered"],
] as const)("the goods of an order that is %s have a heading for that state", (_, change, heading) => {
  renderSite(<OrderParcel order={viewedOrder(change).order} />, { api: fakeApi({}) });
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(heading);
});

test("the number of pieces stays on one line", () => {
  renderSite(<OrderParcel order={viewedOrder({ state: "placed" }).order} />, { api: fakeApi({}) });
  expect(screen.getByText(/piece/).textContent).toMatch(/\d\u00a0pieces?$/);
});

test("the goods of a delivered order can be reviewed; goods on their way and SIMs cannot", () => {
  const link = () => screen.queryAllByRole("link", { name: /^Write a review of / });
  const { unmount } = renderSite(<OrderParcel order={viewedOrder({ state: "shipped", lines: withEsim }).order} />, {
    api: fakeApi({}),
  });
  expect(link()).toEqual([]);
  unmount();
  renderSite(<OrderParcel order={viewedOrder({ state: "delivered", lines: withEsim }).order} />, { api: fakeApi({}) });
  expect(link().map((each) => each.getAttribute("href"))).toEqual(lines.map((line) => `${line.product_path}#reviews`));
});

test.each([
  ["placed", "Refund of a second payment", "Tk\u00a0500"],
  ["cancelled", "Refund", "− Tk\u00a0500"],
] as const)("the refund of an order that is %s says what it is of", (state, label, amount) => {
  const { order } = viewedOrder({ state, refund: { amount: 500, sent: false } });
  renderSite(<OrderParcel order={order} />, { api: fakeApi({}) });
  expect(screen.getByText(label).nextElementSibling?.textContent).toBe(amount);
});

const deposit = { ...wireOrder().total, payable: 5_000, due_later: 125_058 };

test.each([
  [
    "confirmed",
    [
      ["Due when the item arrives", "Tk\u00a01,25,058"],
      ["Deposit", "Tk\u00a05,000"],
    ],
  ],
  [
    "cancelled",
    [
      ["Rest of the price", "Tk\u00a01,25,058"],
      ["Deposit", "Tk\u00a05,000"],
    ],
  ],
  ["delivered", [["Total", "Tk\u00a01,30,058"]]],
] as const)("the amounts of a pre-order that is %s say what was or will be paid", (state, sums) => {
  renderSite(<OrderParcel order={viewedOrder({ state, preorder: true, total: deposit }).order} />, {
    api: fakeApi({}),
  });
  const shown = screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(shown.slice(2, -1)).toEqual(sums);
});
