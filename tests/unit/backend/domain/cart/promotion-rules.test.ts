import fc from "fast-check";
import type { PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import { discountOf, promotionProblem } from "@/backend/domain/cart/promotion-rules";

const promotion: PromotionRow = {
  code: "TEN",
  type: "promo",
  titles: { en: "Ten", bn: "দশ" },
  kind: "percent",
  percent: 10,
  amountPoisha: null,
  minPoisha: 0,
  category: null,
  started: true,
  ended: false,
  usedUp: false,
  numberLimit: null,
};
const cart = {
  lines: [
    { category: "phones", pricePoisha: 1_000_000, quantity: 2 },
    { category: "accessories", pricePoisha: 99_950, quantity: 1 },
  ],
  deliveryPoisha: 6_000,
};

describe("promotionProblem", () => {
  it("is null for a valid promotion", () => {
    expect(promotionProblem(promotion, cart)).toBeNull();
    expect(promotionProblem({ ...promotion, minPoisha: 2_099_950 }, cart)).toBeNull();
  });

  it.each<[string, Partial<PromotionRow>]>([
    ["promotion-not-started", { started: false }],
    ["promotion-expired", { ended: true }],
    ["promotion-used-up", { usedUp: true }],
    ["promotion-category", { category: "wearables" }],
    ["promotion-minimum", { minPoisha: 2_099_951 }],
  ])("returns %s", (code, change) => {
    expect(promotionProblem({ ...promotion, ...change }, cart)).toMatchObject({ code, field: "code" });
  });

  it("returns the amount missing to the minimum, counted over the goods of the promotion's category", () => {
    const change = { category: "accessories" as const, minPoisha: 200_000 };
    expect(promotionProblem({ ...promotion, ...change }, cart)?.facts).toEqual({ min: "2,000", missing: "1,000.50" });
  });
});

describe("discountOf", () => {
  it.each<[string, Partial<PromotionRow>, number]>([
    ["a percentage, in whole taka", {}, 209_900],
    ["a percentage up to its maximum", { amountPoisha: 150_000 }, 150_000],
    ["a percentage of one category", { category: "phones" }, 200_000],
    ["an amount", { kind: "amount", percent: null, amountPoisha: 50_000 }, 50_000],
    ["no more than the goods", { kind: "amount", percent: null, amountPoisha: 9_000_000 }, 2_099_950],
    ["the delivery", { kind: "delivery", percent: null }, 6_000],
    ["the delivery up to its maximum", { kind: "delivery", percent: null, amountPoisha: 4_000 }, 4_000],
  ])("subtracts %s", (_what, change, expected) => {
    expect(discountOf({ ...promotion, ...change }, cart)).toBe(expected);
  });

  it("is never below 0 and never above the total", () => {
    const kinds = fc.constantFrom<PromotionRow["kind"]>("percent", "amount", "delivery");
    const line = fc.record({
      category: fc.constantFrom("phones", "sim"),
      pricePoisha: fc.integer({ min: 1, max: 100_000_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(
        kinds,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.array(line, { maxLength: 20 }),
        fc.nat(20_000),
        (kind, percent, amountPoisha, lines, deliveryPoisha) => {
          const discount = discountOf({ ...promotion, kind, percent, amountPoisha }, { lines, deliveryPoisha });
          const total = lines.reduce((sum, each) => sum + each.pricePoisha * each.quantity, deliveryPoisha);
          expect(Number.isSafeInteger(discount)).toBe(true);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(total);
        },
      ),
    );
  });
});
