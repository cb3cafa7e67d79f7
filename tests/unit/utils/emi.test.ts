import fc from "fast-check";
import { emiCost } from "@/utils/emi";

describe("emiCost", () => {
  it("costs the price itself where the bank takes nothing", () => {
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

  it("never asks for less than the total, and for a poisha a month more at most", () => {
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
