import { AdOrderProgress } from "@/components/forms/ad-order-progress";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const order = {
  budgetPoisha: 500_000,
  startsOn: "2026-12-04",
  endsOn: "2026-12-08",
  creative: null,
  steps: { reviewed: null, booked: null, started: null, finished: null, declined: null },
};

test.each([
  ["en", "Budget Tk\u00a05,000, 4\u00a0Dec\u00a02026 to 8\u00a0Dec\u00a02026"],
  ["bn", "বাজেট ৫,০০০\u00a0টাকা, ৪\u00a0ডিসেম্বর\u00a0২০২৬ থেকে ৮\u00a0ডিসেম্বর\u00a0২০২৬"],
] as const)("the amount and the dates of an ad order do not break across lines in %s", (language, facts) => {
  renderSite(<AdOrderProgress order={order} receivedAt="2026-11-24T05:00:00.000Z" />, { api: fakeApi({}), language });
  expect(document.querySelector("p")?.textContent).toBe(facts);
});
