import type { EmiPlanRow } from "@/backend/db/queries/emi-queries";
import { agreedPlan, planOfOrder } from "@/backend/domain/payments/emi-rules";

const plan: EmiPlanRow = {
  code: "meghdut-6",
  bank: { en: "Meghdut", bn: "মেঘদূত" },
  months: 6,
  feeBasisPoints: 300,
  leastPricePoisha: 500_000,
};
const agreed = {
  code: "meghdut-6",
  bank: { en: "Meghdut", bn: "মেঘদূত" },
  months: 6,
  monthlyPoisha: 85_834,
  totalPoisha: 515_000,
};
const order = { asked: "meghdut-6", plan, paymentMethod: "online" as const, payablePoisha: 500_000 };

it("a plan is agreed with what the total comes to under it", () => {
  expect(agreedPlan(plan, 500_000)).toEqual(agreed);
});

it("an order from the plan's least total on is paid by it", () => {
  expect(planOfOrder(order)).toEqual(agreed);
});

it("an order that asks for no plan has none", () => {
  expect(planOfOrder({ ...order, asked: null })).toBeNull();
});

it.each([
  ["an unknown plan", { plan: null }],
  ["cash on delivery", { paymentMethod: "cod" as const }],
  ["a total below the least", { payablePoisha: 499_999 }],
])("an order is refused with %s", (_, change) => {
  expect(() => planOfOrder({ ...order, ...change })).toThrow(
    expect.objectContaining({ code: "emi-not-available", field: "emi_plan" }),
  );
});
