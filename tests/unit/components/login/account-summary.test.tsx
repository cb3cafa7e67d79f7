import { screen } from "@testing-library/react";
import { AccountSummary } from "@/components/login/account-summary";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const progress = {
  needed: 1_000,
  average: 751.67,
  used: 690,
  missing: 745,
  by: "2026-11-30",
  starts_on: "2026-12-01",
  months: 3,
  sentence: "Use Tk 745 more by 30 Nov 2026.",
};
const star = (next: object | null) => ({ step: "tier", star_status: "Silver Star", benefits: [], next });
const gold = { star_status: "Gold Star", condition: "Use Tk 1,000 or more a month", progress };
const order = {
  order_id: "AAAABBBBCCCCDDDD",
  placed_at: "2026-11-21T06:00:00.000Z",
  state: "shipped",
  state_label: "On its way to you",
  payment_state: "paid",
  lines: [{ product_title: "Padmiro Char 2", picture: null }],
  total: { payable: 20_000 },
};

function show({ next = gold as object | null, orders = [order] as object[] | null } = {}) {
  const api = fakeApi({
    showStarStatus: () => ({ data: star(next) }),
    ...(orders && { getMyPreviousOrders: () => ({ data: { items: orders, count: 1, page: 1, pages: 1 } }) }),
  });
  renderSite(<AccountSummary msisdn="8801712345678" leaving={false} onClose={() => undefined} />, { api });
}

test("the sidebar shows the use that is missing for the next tier, the newest order and the shortcuts", async () => {
  show();
  expect(await screen.findByText(progress.sentence)).toBeVisible();
  const bar = screen.getByRole("progressbar", { name: "Progress to the next tier" });
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["225500", "300000"]);
  expect(await screen.findByText("On its way to you")).toBeVisible();
  expect(screen.getByRole("link", { name: "Padmiro Char 2" }).getAttribute("href")).toContain("AAAA");
  for (const [name, href] of [
    ["Recharge", "/recharge"],
    ["Buy a pack", "/personal/plans-offers/internet-packages"],
    ["My offers", "/myoffers"],
  ] as const) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("without data on the use it shows the condition of the next tier", async () => {
  show({ next: { ...gold, progress: null }, orders: [] });
  expect(await screen.findByText(gold.condition)).toBeVisible();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  expect(screen.queryByText("Latest order")).not.toBeInTheDocument();
});

test("when the orders cannot be loaded, the tier is still shown", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  show({ next: null, orders: null });
  expect(await screen.findByRole("link", { name: "You are in the highest tier" })).toHaveAttribute(
    "href",
    "/star-program#status",
  );
  expect(log).toHaveBeenCalled();
});
