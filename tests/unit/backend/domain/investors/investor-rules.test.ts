import fc from "fast-check";
import { percentages } from "@/backend/domain/investors/investor-rules";

describe("percentages", () => {
  it.each([
    [
      [1, 1, 1],
      [33.34, 33.33, 33.33],
    ],
    [
      [2, 1],
      [66.67, 33.33],
    ],
    [
      [5, 0, 5],
      [50, 0, 50],
    ],
    [
      [2, 2, 2, 1],
      [28.57, 28.57, 28.57, 14.29],
    ],
    [
      [1, 1, 4],
      [16.67, 16.67, 66.66],
    ],
    [
      [4, 1, 1],
      [66.66, 16.67, 16.67],
    ],
    [[7], [100]],
    [
      [0, 0],
      [0, 0],
    ],
    [[], []],
  ])("of %j are %j", (shares, expected) => {
    expect(percentages(shares)).toEqual(expected);
  });

  it("add up to exactly 100 and are within 0.01 of the exact values for any shares", () => {
    const shares = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(shares, (values) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        fc.pre(total > 0);
        const parts = percentages(values);
        expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(10_000);
        for (const [index, value] of values.entries()) {
          expect(Math.abs((parts[index] ?? 0) - (value / total) * 100)).toBeLessThan(0.0101);
        }
      }),
    );
  });
});
