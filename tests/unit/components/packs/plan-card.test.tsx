import { screen } from "@testing-library/react";
import { PlanCard } from "@/components/packs/plan-card";
import packs from "@/locales/en/packs.json";
import type { InternetPack, PackPlan } from "@/services/packs/packs-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { translatorFor } from "@/utils/text/translations";

beforeEach(() => void translatorFor("en", { packs }));

const pack = (title: string, pricePoisha: number): InternetPack => ({
  packId: title.replaceAll(/\W/g, ""),
  kind: "internet",
  title,
  pricePoisha,
  wasPoisha: null,
  dataMb: 5120,
  unlimitedData: false,
  minutes: 0,
  sms: 0,
  validityHours: 168,
  tags: [],
  autoRenew: false,
  dialCode: null,
  terms: [],
});
const week = pack("5 GB, 7 days", 12_900);
const month = pack("10 GB, 30 days", 34_900);

function plan(parts: [InternetPack, number][], reason: Partial<PackPlan["reason"]> = {}): PackPlan {
  return {
    packs: parts.map(([each, times]) => ({ pack: each, times })),
    totalPoisha: parts.reduce((sum, [each, times]) => sum + each.pricePoisha * times, 0),
    purchases: parts.reduce((sum, [, times]) => sum + times, 0),
    dataMb: 10_240,
    minutes: 0,
    reason: { kind: "cheaper", other: 1, differencePoisha: 9_100, extra: 0, ...reason },
  };
}

const twice = plan([[week, 2]]);
const once = plan([[month, 1]], { kind: "fewer-purchases", other: 0, extra: 1 });

it.each([
  ["a repeated pack", twice, once, "2 × 5 GB, 7 days costs Tk 91 less than 10 GB, 30 days."],
  ["one pack", plan([[month, 1]]), twice, "One pack covers it all and costs Tk 91 less than the cheapest combination."],
  [
    "several packs",
    plan([
      [week, 1],
      [month, 1],
    ]),
    once,
    "Together, these packs cost Tk 91 less than 10 GB, 30 days.",
  ],
  ["a combination beside another", twice, plan([[week, 3]]), "It costs Tk 91 less than the next option."],
  ["fewer purchases", once, twice, "It costs Tk 91 more than the cheapest option. You make one fewer purchase."],
  [
    "more data",
    plan([[month, 1]], { kind: "more-data", extra: 5120 }),
    twice,
    "It costs Tk 91 more than the cheapest option. You get 5 GB more.",
  ],
  ["the only choice", plan([[month, 1]], { kind: "only" }), null, "No other option covers everything you need."],
])("explains why %s is listed", (_, shown, other, reason) => {
  renderSite(<PlanCard plan={shown} place={0} other={other} />, { api: fakeApi({}) });
  expect(screen.getByText(reason)).toBeInTheDocument();
});

it("links to the page of each pack", () => {
  renderSite(<PlanCard plan={twice} place={0} other={once} />, { api: fakeApi({}) });
  expect(screen.getByRole("heading", { name: "Tk\u00a0258 in total" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Buy 5 GB, 7 days, Tk\u00a0129" })).toHaveAttribute(
    "href",
    `/personal/plans-offers/internet-packages/${week.packId}`,
  );
});
