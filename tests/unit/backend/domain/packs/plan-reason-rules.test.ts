import type { FinderPack, PackPlan } from "@/backend/domain/packs/pack-finder-rules";
import { contentsOf, planReasons } from "@/backend/domain/packs/plan-reason-rules";

const pack = (change: Partial<FinderPack>): FinderPack => ({
  id: "pack",
  kind: "bundle",
  pricePoisha: 10_000,
  dataMb: 1_000,
  minutes: 100,
  validityHours: 240,
  ...change,
});

/** A plan with one pack, bought this number of times. */
const plan = (pricePoisha: number, change: Partial<FinderPack> = {}, purchases = 1): PackPlan => ({
  parts: [{ pack: pack(change), times: purchases }],
  pricePoisha,
  purchases,
});
const reasonAfter = (first: PackPlan, next: PackPlan) => planReasons([first, next])[1];

test("the contents of a plan are the sum of its purchases, and the validity of its longest part", () => {
  const parts = [
    { pack: pack({ dataMb: 500, minutes: 0, validityHours: 24 }), times: 3 },
    { pack: pack({ dataMb: 0, minutes: 40, validityHours: 48 }), times: 2 },
  ];
  expect(contentsOf({ parts, pricePoisha: 1, purchases: 5 })).toEqual({ dataMb: 1_500, minutes: 80, hours: 96 });
  expect(contentsOf({ parts: [], pricePoisha: 0, purchases: 0 })).toEqual({ dataMb: 0, minutes: 0, hours: 0 });
});

describe("the reason of the cheapest plan", () => {
  test('is "only" when there is no other plan', () => {
    expect(planReasons([plan(10_000)])).toEqual([{ kind: "only", other: null, differencePoisha: 0, extra: 0 }]);
    expect(planReasons([])).toEqual([]);
  });

  test("compares a single purchase with the first plan of several purchases", () => {
    const [first] = planReasons([plan(10_000), plan(11_000), plan(13_000, {}, 2), plan(15_000, {}, 3)]);
    expect(first).toEqual({ kind: "cheaper", other: 2, differencePoisha: 3_000, extra: 0 });
  });

  test("compares a plan of several purchases with the first single purchase", () => {
    const [first] = planReasons([plan(10_000, {}, 2), plan(11_000, {}, 3), plan(14_000, {}, 1)]);
    expect(first).toEqual({ kind: "cheaper", other: 2, differencePoisha: 4_000, extra: 0 });
  });

  test("compares with the second plan when all are single or all are several purchases", () => {
    expect(planReasons([plan(10_000), plan(11_000), plan(12_000)])[0]).toEqual({
      kind: "cheaper",
      other: 1,
      differencePoisha: 1_000,
      extra: 0,
    });
    expect(planReasons([plan(10_000, {}, 2), plan(11_000, {}, 3)])[0]).toMatchObject({ other: 1 });
  });
});

describe("the reason of a more expensive plan", () => {
  test("is first of all fewer purchases", () => {
    const next = plan(12_000, { dataMb: 9_000, minutes: 900, validityHours: 999 }, 1);
    expect(reasonAfter(plan(10_000, {}, 3), next)).toEqual({
      kind: "fewer-purchases",
      other: 0,
      differencePoisha: 2_000,
      extra: 2,
    });
  });

  test("is then more data, more minutes or a longer validity, in this order", () => {
    const first = plan(10_000);
    const reason = (change: Partial<FinderPack>) => reasonAfter(first, plan(12_500, change));
    const more = { other: 0, differencePoisha: 2_500 };
    const much = { dataMb: 1_500, minutes: 150, validityHours: 300 };
    expect(reason(much)).toEqual({ kind: "more-data", ...more, extra: 500 });
    expect(reason({ ...much, dataMb: 1_000 })).toEqual({ kind: "more-minutes", ...more, extra: 50 });
    expect(reason({ validityHours: 300 })).toEqual({ kind: "lasts-longer", ...more, extra: 60 });
    expect(reason({})).toEqual({ kind: "next", ...more, extra: 0 });
  });

  test("ignores a difference of up to a tenth", () => {
    const first = plan(10_000, { dataMb: 1_000, minutes: 1_000, validityHours: 1_000 });
    const kind = (change: Partial<FinderPack>) =>
      reasonAfter(first, plan(12_500, { dataMb: 1_000, minutes: 1_000, validityHours: 1_000, ...change }))?.kind;
    const tenth = 1_000 * 1.1;
    expect([kind({ dataMb: tenth }), kind({ minutes: tenth }), kind({ validityHours: tenth })]).toEqual([
      "next",
      "next",
      "next",
    ]);
    expect([kind({ dataMb: 1_101 }), kind({ minutes: 1_101 }), kind({ validityHours: 1_101 })]).toEqual([
      "more-data",
      "more-minutes",
      "lasts-longer",
    ]);
  });

  test("is neither an equal nor a higher number of purchases", () => {
    expect(reasonAfter(plan(10_000, {}, 2), plan(11_000, {}, 2))?.kind).toBe("next");
    expect(
      reasonAfter(
        plan(10_000, { dataMb: 900, minutes: 90, validityHours: 216 }, 1),
        plan(11_000, { dataMb: 450, minutes: 45, validityHours: 108 }, 2),
      )?.kind,
    ).toBe("next");
  });
});
