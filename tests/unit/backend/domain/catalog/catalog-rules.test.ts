import { publicStock, ratingOf } from "@/backend/domain/catalog/catalog-rules";

describe("publicStock", () => {
  it("is ten pieces at most", () => {
    expect([0, 9, 10, 11, 500].map(publicStock)).toEqual([0, 9, 10, 10, 10]);
  });
});

describe("ratingOf", () => {
  it("is the average to one decimal and the number of ratings", () => {
    expect(ratingOf(3, 13)).toEqual({ average: 4.3, count: 3 });
    expect(ratingOf(20, 87)).toEqual({ average: 4.4, count: 20 });
    expect(ratingOf(1, 5)).toEqual({ average: 5, count: 1 });
  });

  it("is null without ratings", () => {
    expect(ratingOf(0, 0)).toBeNull();
  });
});
