import { emiFrom, ratingOf, stockTold } from "@/backend/domain/catalog/catalog-rules";

const rules = { emiMonths: 12, emiLeastPricePoisha: 500_000 };

describe("emiFrom", () => {
  it("divides the price over the months, rounded up to whole taka", () => {
    expect(emiFrom(6_499_900, rules)).toEqual({ monthlyPoisha: 541_700, months: 12 });
  });

  it("never adds up to less than the price", () => {
    for (const price of [500_000, 500_001, 599_999, 1_234_567]) {
      const plan = emiFrom(price, rules);
      expect((plan?.monthlyPoisha ?? 0) * 12).toBeGreaterThanOrEqual(price);
    }
  });

  it("is offered from the least price on and not below", () => {
    expect(emiFrom(500_000, rules)).not.toBeNull();
    expect(emiFrom(499_999, rules)).toBeNull();
  });
});

describe("stockTold", () => {
  it("tells ten pieces at most", () => {
    expect([0, 9, 10, 11, 500].map(stockTold)).toEqual([0, 9, 10, 10, 10]);
  });
});

describe("ratingOf", () => {
  it("is the average to one decimal, and how many gave stars", () => {
    expect(ratingOf(3, 13)).toEqual({ average: 4.3, count: 3 });
    expect(ratingOf(20, 87)).toEqual({ average: 4.4, count: 20 });
    expect(ratingOf(1, 5)).toEqual({ average: 5, count: 1 });
  });

  it("is nothing where nobody gave any", () => {
    expect(ratingOf(0, 0)).toBeNull();
  });
});
