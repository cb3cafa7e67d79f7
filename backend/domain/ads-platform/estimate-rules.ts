import type { AdUnit } from "@/backend/contract/content/ads-platform";
import type { AdAudienceRow, AdFormatRow, AdGoalRow } from "@/backend/db/queries/content/ad-rate-queries";

interface AdPlan {
  goal: Pick<AdGoalRow, "mix">;
  audience: Pick<AdAudienceRow, "people" | "pricePercent">;
  days: number;
  budgetPoisha: number;
}

export type AdEstimate = ReturnType<typeof estimateAds>;

/** Subscribers that all formats together can reach in a month. */
const EVERYONE = 56_000_000;
const THOUSAND = 1_000;
const PERCENT = 100;

/** The expected views of a unit, and the limit of views per person and day. */
const CONTACTS: Readonly<Record<AdUnit, { perUnit: number; daily: number }>> = {
  "thousand-views": { perUnit: 1, daily: 3 },
  click: { perUnit: 1, daily: 0.05 },
  "full-view": { perUnit: 1, daily: 1 },
  message: { perUnit: 1, daily: 1 },
  listen: { perUnit: 1, daily: 0.25 },
  gigabyte: { perUnit: 20, daily: 2 },
};

/**
 * The reach of a budget (docs/advertising.md). Each format of the goal gets its part of the budget and buys whole units
 * at the audience's price, up to the number that the audience can see in these days. Contacts reach people at random,
 * so some people get several. Amounts are whole poisha; spent and left always add up to the budget.
 */
export function estimateAds(plan: AdPlan, formats: readonly AdFormatRow[]) {
  const parts = formats.flatMap((format) => {
    const part = plan.goal.mix.find(({ format: key }) => key === format.key);
    return part === undefined ? [] : [estimatePart(plan, format, part.percent)];
  });
  const spentPoisha = parts.reduce((sum, part) => sum + part.spentPoisha, 0);
  const missed = parts.reduce((share, { people }) => share * (1 - people / plan.audience.people), 1);
  return {
    people: Math.floor(plan.audience.people * (1 - missed)),
    contacts: parts.reduce((sum, { format, units }) => sum + units * CONTACTS[format.unit].perUnit, 0),
    spentPoisha,
    leftPoisha: plan.budgetPoisha - spentPoisha,
    parts,
  };
}

/** One format's part of a plan; its units are single views, not thousands. */
function estimatePart(plan: AdPlan, format: AdFormatRow, percent: number) {
  const { audience, days, budgetPoisha } = plan;
  const { perUnit, daily } = CONTACTS[format.unit];
  const perPrice = format.unit === "thousand-views" ? THOUSAND : 1;
  const price = Math.ceil((format.pricePoisha * audience.pricePercent) / PERCENT);
  const share = Math.floor((budgetPoisha * percent) / PERCENT);
  const reachable = Math.floor(audience.people * Math.min(1, format.monthlyPeople / EVERYONE));
  const maxUnits = Math.floor((reachable * daily * days) / perUnit);
  const units = Math.min(Math.floor((share * perPrice) / price), maxUnits);
  const contacts = units * perUnit;
  return {
    format,
    units,
    people: reachable === 0 ? 0 : Math.floor(reachable * (1 - Math.exp(-contacts / reachable))),
    spentPoisha: Math.min(share, Math.ceil((units * price) / perPrice)),
  };
}
