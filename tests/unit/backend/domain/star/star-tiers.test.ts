import { starTiers } from "@/backend/contract/fields";
import type { StarTier } from "@/backend/contract/subscriber-services/star";
import type { MonthOfUse, StarTierRow } from "@/backend/db/queries/subscriber-services/star-queries";
import { monthFrom, starStatusOf } from "@/backend/domain/star/star-tiers";
import { dataRows } from "@/tests/support/data-rows";

const rules = dataRows<StarTierRow>("star-tiers");
const TODAY = "2026-11-23";
const statusOf = (tier: StarTier, use: readonly MonthOfUse[] = [], today = TODAY) =>
  starStatusOf(rules, tier, { use, today });
/** The use in whole taka for each month from August on; November is the current month. */
const used = (...taka: number[]) =>
  taka.map((amount, index) => ({ month: `2026-${String(index + 8).padStart(2, "0")}`, usedPoisha: amount * 100 }));
const progress = (tier: StarTier, ...taka: number[]) => statusOf(tier, used(...taka)).next?.progress;

it("returns the next tier of SPEC 4 for each tier, and none for the highest", () => {
  expect(starTiers.map((tier) => statusOf(tier).next?.tier ?? null)).toEqual([...starTiers.slice(1), null]);
});

it.each(starTiers)("%s has benefits in both languages", (tier) => {
  const { benefits } = statusOf(tier);
  expect(benefits.en.length).toBeGreaterThan(0);
  expect(benefits.bn).toHaveLength(benefits.en.length);
  for (const text of benefits.bn) expect(text).toMatch(/[\u0980-\u09ff]/);
});

it("requires more spending from tier to tier, in Tk with Indian digit grouping", () => {
  const asked = starTiers.slice(0, -1).map((tier) => statusOf(tier).next?.condition.en);
  expect(asked.map((text) => /Tk\s([\d,]+)/.exec(text ?? "")?.[1])).toEqual([
    "500",
    "1,000",
    "1,500",
    "2,500",
    "4,000",
  ]);
});

it("writes the condition of the next tier in both languages", () => {
  expect(statusOf("Non Star").next?.condition).toEqual({
    en: "Spend Tk\u00a0500 or more a month on average over three months",
    bn: "টানা তিন মাস গড়ে মাসে ৫০০\u00a0টাকা বা তার বেশি ব্যবহার করুন",
  });
});

it("returns no benefits and no next tier for a tier that is not in the data", () => {
  expect(starStatusOf([], "Gold Star", { use: [], today: TODAY })).toEqual({
    tier: "Gold Star",
    benefits: { en: [], bn: [] },
    next: null,
  });
  expect(starStatusOf(rules.slice(1), "Non Star", { use: [], today: TODAY }).next).toBeNull();
});

describe("the progress to the next tier", () => {
  it("is null if no use was reported in the last three months", () => {
    expect(progress("Silver Star")).toBeNull();
    expect(statusOf("Silver Star", [{ month: "2026-11", usedPoisha: 90_000 }]).next?.progress).toBeNull();
    expect(statusOf("Silver Star", [{ month: "2026-07", usedPoisha: 90_000 }]).next?.progress).toBeNull();
  });

  it("is calculated from one reported month, with 0 for the others", () => {
    const one = [{ month: "2026-10", usedPoisha: 90_000 }];
    expect(statusOf("Silver Star", one).next?.progress).toMatchObject({
      averagePoisha: 30_000,
      missingPoisha: 210_000,
    });
  });

  it("contains what is missing in the three months that end with the current month", () => {
    expect(progress("Silver Star", 690, 845, 720, 690)).toMatchObject({
      neededPoisha: 100_000,
      averagePoisha: 75_167,
      usedPoisha: 69_000,
      missingPoisha: 74_500,
      by: "2026-11-30",
      startsOn: "2026-12-01",
      months: 3,
      sentence: {
        en: "Spend Tk\u00a0745 more by 30 Nov 2026, and the tier will start on 1 Dec 2026. Or spend Tk\u00a01,000 a month for 3 months.",
        bn: "৩০ নভেম্বর ২০২৬ তারিখের মধ্যে আরও ৭৪৫\u00a0টাকা ব্যবহার করলে ১ ডিসেম্বর ২০২৬ থেকে লেভেলটি পাবেন। অথবা ৩ মাস ধরে মাসে ১,০০০\u00a0টাকা ব্যবহার করুন।",
      },
    });
  });

  it.each([
    [[0, 1_000, 1_000, 400], 1, 60_000],
    [[0, 1_000, 999, 400], 3, 60_100],
    [[0, 999, 1_000, 400], 2, 60_100],
    [[0, 0, 1_000, 400], 2, 160_000],
    [[0, 0, 999, 0], 3, 200_100],
    [[0, 0, 0, 2_000], 2, 100_000],
    [[0, 0, 0, 1_999], 3, 100_100],
    [[0, 0, 0, 2_999], 2, 100],
  ])("of %j is reached in %i months at the needed use", (taka, months, missingPoisha) => {
    expect(progress("Silver Star", ...taka)).toMatchObject({ months, missingPoisha });
  });

  it("mentions no second way if one month is enough", () => {
    const sentence = progress("Silver Star", 0, 1_000, 1_000, 400)?.sentence;
    expect(sentence?.en).toBe("Spend Tk\u00a0600 more by 30 Nov 2026, and the tier will start on 1 Dec 2026.");
    expect(sentence?.bn).toBe(
      "৩০ নভেম্বর ২০২৬ তারিখের মধ্যে আরও ৬০০\u00a0টাকা ব্যবহার করলে ১ ডিসেম্বর ২০২৬ থেকে লেভেলটি পাবেন।",
    );
  });

  it("is 0 missing once enough was used, and never negative", () => {
    expect(progress("Silver Star", 0, 1_500, 1_500, 500)).toMatchObject({
      missingPoisha: 0,
      sentence: {
        en: "You have spent enough; the tier will start on 1 Dec 2026.",
        bn: "আপনার ব্যবহার যথেষ্ট হয়েছে, ১ ডিসেম্বর ২০২৬ থেকে লেভেলটি পাবেন।",
      },
    });
  });

  it("works across the end of a year and for a short month", () => {
    const use = ["2026-11", "2026-12", "2027-01", "2027-02"].map((month) => ({ month, usedPoisha: 90_000 }));
    expect(statusOf("Silver Star", use, "2027-02-03").next?.progress).toMatchObject({
      averagePoisha: 90_000,
      missingPoisha: 30_000,
      by: "2027-02-28",
      startsOn: "2027-03-01",
    });
  });
});

it.each([
  ["2026-11-30", 0, "2026-11"],
  ["2026-11-30", -3, "2026-08"],
  ["2026-12-01", 1, "2027-01"],
  ["2027-01-31", -1, "2026-12"],
])("the month of %s and %i is %s", (day, months, month) => {
  expect(monthFrom(day, months)).toBe(month);
});
