import { listPackRows } from "@/backend/db/seed/packs/packs";
import {
  type FinderPack,
  findPackPlans,
  MOST_PACKS_OF_PLAN,
  MOST_PLANS,
  MOST_PURCHASES,
  type PackNeed,
} from "@/backend/domain/packs/pack-finder-rules";

const seed: FinderPack[] = listPackRows()
  .filter(({ tags }) => !tags?.some((tag) => ["social", "night", "student"].includes(tag)))
  .map((row) => ({
    id: row.id,
    kind: row.kind,
    pricePoisha: row.pricePoisha,
    dataMb: row.dataMb ?? 0,
    minutes: row.minutes ?? 0,
    validityHours: row.validityHours,
  }));

const GB = 1024;

/** Numbers that look random and are the same in every run. */
function randomNumbers(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Times = readonly (readonly [FinderPack, number])[];

/** The definition of a plan that meets a need, said once more and without any shortcut. */
function meets(plan: Times, need: PackNeed): boolean {
  const hours = need.days * 24;
  const bundles = plan.filter(([{ kind }]) => kind === "bundle");
  if (bundles.length > 1) return false;
  if (bundles.some(([pack, times]) => pack.validityHours * times < hours)) return false;
  const isFilled = (volume: "dataMb" | "minutes", kind: string) => {
    const rest = need[volume] - bundles.reduce((sum, [pack, times]) => sum + pack[volume] * times, 0);
    if (rest <= 0) return true;
    const used = plan
      .filter(([pack]) => pack.kind === kind)
      .reduce((sum, [pack, times]) => sum + times * Math.min(pack[volume] * hours, rest * pack.validityHours), 0);
    return used >= rest * hours;
  };
  return isFilled("dataMb", "internet") && isFilled("minutes", "minutes");
}

/** The lowest price of all plans there are, each of them looked at; null where none meets the need. */
function cheapestOfAll(packs: readonly FinderPack[], need: PackNeed): number | null {
  let best: number | null = null;
  const look = (start: number, plan: Times, purchases: number, price: number): void => {
    if (plan.length > 0 && (best === null || price < best) && meets(plan, need)) best = price;
    if (plan.length === MOST_PACKS_OF_PLAN) return;
    for (const [place, pack] of packs.entries()) {
      if (place < start) continue;
      for (let times = 1; purchases + times <= MOST_PURCHASES; times += 1) {
        look(place + 1, [...plan, [pack, times]], purchases + times, price + times * pack.pricePoisha);
      }
    }
  };
  look(0, [], 0, 0);
  return best;
}

/** A need of every sort: data alone, minutes alone, both; for a day and for a quarter. */
function randomNeed(random: (below: number) => number): PackNeed {
  const sort = random(4);
  return {
    dataMb: sort === 0 ? 0 : random(60 * GB) + 1,
    minutes: sort === 1 ? 0 : random(1200) + 1,
    days: [1, 3, 7, 10, 15, 21, 30, 45, 60, 90][random(10)] ?? 30,
  };
}

const shuffled = (packs: readonly FinderPack[], random: (below: number) => number) =>
  packs
    .map((pack) => ({ pack, at: random(1_000_000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ pack }) => pack);

describe("findPackPlans", () => {
  it("is never beaten by brute force in 1,000 random needs, each with packs picked at random", () => {
    const random = randomNumbers(20261123);
    const differences: unknown[] = [];
    let met = 0;
    for (let round = 0; round < 1000; round += 1) {
      const packs = shuffled(seed, random).slice(0, 7);
      const need = randomNeed(random);
      const expected = cheapestOfAll(packs, need);
      const found = findPackPlans(packs, need)[0]?.pricePoisha ?? null;
      if (expected !== null) met += 1;
      if (found !== expected) differences.push({ need, expected, found });
    }
    expect(differences).toEqual([]);
    // Most needs can be met, or the comparison would say little.
    expect(met).toBeGreaterThan(500);
  });

  it("answers only plans that meet the need, ranked, within the limits, from all packs on sale", () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 60; round += 1) {
      const need = randomNeed(random);
      const plans = findPackPlans(seed, need);
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.length).toBeLessThanOrEqual(MOST_PLANS);
      const prices = plans.map(({ pricePoisha }) => pricePoisha);
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
      for (const plan of plans) {
        const times = plan.parts.map((part) => [part.pack, part.times] as const);
        expect(meets(times, need)).toBe(true);
        expect(times.length).toBeLessThanOrEqual(MOST_PACKS_OF_PLAN);
        expect(plan.purchases).toBe(times.reduce((sum, [, count]) => sum + count, 0));
        expect(plan.purchases).toBeLessThanOrEqual(MOST_PURCHASES);
        expect(plan.pricePoisha).toBe(times.reduce((sum, [pack, count]) => sum + pack.pricePoisha * count, 0));
      }
    }
  });

  const pack = (id: string, kind: FinderPack["kind"], price: number, volume: Partial<FinderPack>): FinderPack => ({
    id,
    kind,
    pricePoisha: price * 100,
    dataMb: 0,
    minutes: 0,
    validityHours: 720,
    ...volume,
  });
  const week = pack("week", "internet", 100, { dataMb: 5 * GB, validityHours: 168 });
  const month = pack("month", "internet", 240, { dataMb: 10 * GB });
  const calls = pack("calls", "minutes", 150, { minutes: 300 });
  const both = pack("both", "bundle", 350, { dataMb: 10 * GB, minutes: 200 });
  const partsOf = (packs: FinderPack[], need: PackNeed) =>
    findPackPlans(packs, need)[0]?.parts.map((part) => `${part.times} ${part.pack.id}`);

  it("repeats a short pack where that costs less than a long one, and not beyond", () => {
    expect(partsOf([week, month], { dataMb: 10 * GB, minutes: 0, days: 14 })).toEqual(["2 week"]);
    expect(partsOf([week, month], { dataMb: 10 * GB, minutes: 0, days: 21 })).toEqual(["1 month"]);
  });

  it("does not count volume that ends before it is used", () => {
    const short = pack("short", "internet", 10, { dataMb: 100 * GB, validityHours: 24 });
    expect(partsOf([short], { dataMb: 10 * GB, minutes: 0, days: 13 })).toBeUndefined();
    expect(partsOf([short], { dataMb: 10 * GB, minutes: 0, days: 12 })).toEqual(["12 short"]);
  });

  it("combines data and minutes, takes the bundle where it is cheaper, and fills up beside it", () => {
    expect(partsOf([month, calls, both], { dataMb: 5 * GB, minutes: 150, days: 30 })).toEqual(["1 both"]);
    expect(partsOf([month, calls, both], { dataMb: 5 * GB, minutes: 250, days: 30 })).toEqual(["1 month", "1 calls"]);
    expect(partsOf([month, calls, both], { dataMb: 5 * GB, minutes: 450, days: 30 })).toEqual(["1 both", "1 calls"]);
  });

  it("keeps the cheapest single purchase in the list, whatever it costs", () => {
    const dear = pack("dear", "internet", 5000, { dataMb: 100 * GB, validityHours: 2160 });
    const weeks = Array.from({ length: 8 }, (_, place) =>
      pack(`week-${place}`, "internet", 100 + place, { dataMb: (5 + place) * GB, validityHours: 168 }),
    );
    const plans = findPackPlans([...weeks, dear], { dataMb: 40 * GB, minutes: 0, days: 56 });
    expect(plans.at(-1)?.parts).toEqual([{ pack: dear, times: 1 }]);
  });

  it("answers nothing where no three packs do", () => {
    expect(findPackPlans([], { dataMb: GB, minutes: 0, days: 1 })).toEqual([]);
    expect(findPackPlans([calls], { dataMb: GB, minutes: 10, days: 1 })).toEqual([]);
  });
});
