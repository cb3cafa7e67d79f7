import type { PackRow } from "@/backend/db/queries/subscriber-services/pack-queries";
import {
  type FinderPack,
  findPackPlans,
  MAX_PACKS_OF_PLAN,
  MAX_PLANS,
  MAX_PURCHASES,
} from "@/backend/domain/packs/pack-finder-rules";
import { dataRows } from "@/tests/support/data-rows";
import { cheapestOfAll, meets, randomNeed, randomNumbers, shuffled } from "@/tests/support/recharge/pack-plans";

const seed: FinderPack[] = dataRows<PackRow>("packs")
  .filter(({ tags }) => !tags?.some((tag) => ["social", "night", "student"].includes(tag)))
  .map((row) => ({
    id: row.id,
    kind: row.kind,
    pricePoisha: row.pricePoisha,
    dataMb: row.dataMb ?? 0,
    minutes: row.minutes ?? 0,
    validityHours: row.validityHours,
  }));

describe("findPackPlans", () => {
  it("finds a plan as cheap as brute force does, in 300 random needs with random packs", () => {
    const random = randomNumbers(20261123);
    const differences: unknown[] = [];
    let met = 0;
    for (let round = 0; round < 300; round += 1) {
      const packs = shuffled(seed, random).slice(0, 7);
      const need = randomNeed(random);
      const expected = cheapestOfAll(packs, need);
      const found = findPackPlans(packs, need)[0]?.pricePoisha ?? null;
      if (expected !== null) met += 1;
      if (found !== expected) differences.push({ need, expected, found });
    }
    expect(differences).toEqual([]);
    // Most needs must have a plan, otherwise the comparison proves little.
    expect(met).toBeGreaterThan(150);
  });

  it("returns only plans that meet the need, sorted by price and within the limits", () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 30; round += 1) {
      const need = randomNeed(random);
      const plans = findPackPlans(seed, need);
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.length).toBeLessThanOrEqual(MAX_PLANS);
      const prices = plans.map(({ pricePoisha }) => pricePoisha);
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
      for (const plan of plans) {
        const times = plan.parts.map((part) => [part.pack, part.times] as const);
        expect(meets(times, need)).toBe(true);
        expect(times.length).toBeLessThanOrEqual(MAX_PACKS_OF_PLAN);
        expect(plan.purchases).toBe(times.reduce((sum, [, count]) => sum + count, 0));
        expect(plan.purchases).toBeLessThanOrEqual(MAX_PURCHASES);
        expect(plan.pricePoisha).toBe(times.reduce((sum, [pack, count]) => sum + pack.pricePoisha * count, 0));
      }
    }
  });
});
