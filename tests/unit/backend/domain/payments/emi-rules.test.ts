import fc from "fast-check";
import type { EmiPlanRow } from "@/backend/db/queries/catalog/emi-queries";
import { agreedPlan, emiCost, instalmentsFrom, instalmentsOf, planOfOrder } from "@/backend/domain/payments/emi-rules";

const plan: EmiPlanRow = {
  code: "meghdut-6",
  bank: { en: "Meghdut", bn: "মেঘদূত" },
  months: 6,
  feeBasisPoints: 300,
  minPricePoisha: 500_000,
};
const agreed = {
  code: "meghdut-6",
  bank: { en: "Meghdut", bn: "মেঘদূত" },
  months: 6,
  monthlyPoisha: 85_834,
  totalPoisha: 515_000,
};
const order = { code: "meghdut-6", plan, paymentMethod: "online" as const, payablePoisha: 500_000 };

it("a plan is stored with its total for the order", () => {
  expect(agreedPlan(plan, 500_000)).toEqual(agreed);
});

it("an order from the plan's minimum total on can be paid by the plan", () => {
  expect(planOfOrder(order)).toEqual(agreed);
});

it("an order without a plan has none", () => {
  expect(planOfOrder({ ...order, code: null })).toBeNull();
});

it.each([
  ["an unknown plan", { plan: null }],
  ["cash on delivery", { paymentMethod: "cod" as const }],
  ["a total below the minimum", { payablePoisha: 499_999 }],
])("an order with a plan is refused with %s", (_, change) => {
  expect(() => planOfOrder({ ...order, ...change })).toThrow(
    expect.objectContaining({ code: "emi-not-available", field: "emi_plan" }),
  );
});

describe("emiCost", () => {
  it("costs the price if the bank charges nothing", () => {
    expect(emiCost(6_499_900, { months: 6, feeBasisPoints: 0 })).toEqual({
      monthlyPoisha: 1_083_317,
      totalPoisha: 6_499_900,
    });
  });

  it("adds the bank's charge for the whole term, rounded up to whole taka", () => {
    // 4.5 % of Tk 64,999 is Tk 2,924.955.
    expect(emiCost(6_499_900, { months: 12, feeBasisPoints: 450 })).toEqual({
      monthlyPoisha: 566_034,
      totalPoisha: 6_792_400,
    });
  });

  it("is never below the total, and above it by less than one poisha a month", () => {
    const terms = fc.record({ months: fc.integer({ min: 1, max: 60 }), feeBasisPoints: fc.nat(5_000) });
    fc.assert(
      fc.property(fc.nat(100_000_000), terms, (amount, each) => {
        const { monthlyPoisha, totalPoisha } = emiCost(amount, each);
        expect(totalPoisha).toBeGreaterThanOrEqual(amount);
        expect(monthlyPoisha * each.months).toBeGreaterThanOrEqual(totalPoisha);
        expect(monthlyPoisha * each.months - totalPoisha).toBeLessThan(each.months);
      }),
    );
  });

  it.each([0, -3, 1.5])("refuses %p months", (months) => {
    const error = new RangeError(`Not a number of months: ${months}`);
    expect(() => emiCost(100, { months, feeBasisPoints: 0 })).toThrow(error);
  });
});

describe("instalmentsOf", () => {
  const plans: EmiPlanRow[] = [
    { ...plan, code: "six", months: 6, feeBasisPoints: 0 },
    { ...plan, code: "six-with-charge", months: 6, feeBasisPoints: 300 },
    { ...plan, code: "thirty-six", months: 36, feeBasisPoints: 1_500 },
    { ...plan, code: "sixty", months: 60, feeBasisPoints: 0, minPricePoisha: 5_000_000 },
  ];

  it("sorts by the monthly amount, whatever the order of the plans", () => {
    expect(instalmentsOf(4_999_900, plans).map(({ code, monthlyPoisha }) => [code, monthlyPoisha])).toEqual([
      ["thirty-six", 159_720],
      ["six", 833_317],
      ["six-with-charge", 858_317],
    ]);
  });

  it("includes a plan from its minimum total on", () => {
    expect(instalmentsOf(5_000_000, plans)[0]?.code).toBe("sixty");
    expect(instalmentsOf(4_999_999, plans)[0]?.code).toBe("thirty-six");
    expect(instalmentsOf(499_999, plans)).toEqual([]);
  });

  it("lists the lower total first if two plans have the same monthly amount", () => {
    const twins = [
      { ...plan, code: "eleven", months: 11, feeBasisPoints: 1_000 },
      { ...plan, code: "ten", months: 10, feeBasisPoints: 0 },
    ];
    expect(instalmentsOf(1_000_000, twins)).toEqual([
      expect.objectContaining({ code: "ten", monthlyPoisha: 100_000, totalPoisha: 1_000_000 }),
      expect.objectContaining({ code: "eleven", monthlyPoisha: 100_000, totalPoisha: 1_100_000 }),
    ]);
  });

  it("returns the lowest instalment of a product, and null for a pre-order or a price below every plan", () => {
    expect(instalmentsFrom({ pricePoisha: 4_999_900, preorder: null }, plans)?.code).toBe("thirty-six");
    expect(instalmentsFrom({ pricePoisha: 4_999_900, preorder: { slotsLeft: 3 } }, plans)).toBeNull();
    expect(instalmentsFrom({ pricePoisha: 499_999, preorder: null }, plans)).toBeNull();
  });
});
