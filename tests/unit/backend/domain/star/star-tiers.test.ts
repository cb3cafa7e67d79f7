import { starTiers } from "@/backend/contract/fields";
import { starStatusOf } from "@/backend/domain/star/star-tiers";

it("leads from each tier to the next of SPEC 4, and nowhere from the top", () => {
  expect(starTiers.map((tier) => starStatusOf(tier).next?.tier ?? null)).toEqual([...starTiers.slice(1), null]);
});

it.each(starTiers)("%s gives something, in both languages", (tier) => {
  const { benefits } = starStatusOf(tier);
  expect(benefits.length).toBeGreaterThan(0);
  for (const { en, bn } of benefits) {
    expect(en).not.toBe("");
    expect(bn).toMatch(/[\u0980-\u09ff]/);
  }
});

it("asks for more from tier to tier, in Tk with the commas of Bangladesh", () => {
  const asked = starTiers.slice(0, -1).map((tier) => starStatusOf(tier).next?.condition.en);
  expect(asked.map((text) => /Tk ([\d,]+)/.exec(text ?? "")?.[1])).toEqual(["500", "1,000", "1,500", "2,500", "4,000"]);
});

it("says what the next tier asks for in both languages", () => {
  expect(starStatusOf("Non Star").next?.condition).toEqual({
    en: "Use Tk 500 or more a month, on average over three months",
    bn: "টানা তিন মাস গড়ে মাসে ৫০০ টাকা বা তার বেশি ব্যবহার করুন",
  });
});
