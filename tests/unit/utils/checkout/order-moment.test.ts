import { isPayable, orderMoment } from "@/utils/checkout/order-moment";

test.each([
  ["placed", "due_on_delivery", "placed", false],
  ["shipped", "due_on_delivery", "placed", false],
  ["placed", "paid", "paid", false],
  ["pending_payment", "pending", "toPay", true],
  ["pending_payment", "failed", "paymentFailed", true],
  ["pending_payment", "cancelled", "paymentCancelled", true],
  ["expired", "failed", "expired", false],
  ["cancelled", "pending", "cancelled", false],
  ["cancelled", "paid", "refundDue", false],
  ["expired", "paid", "refundDue", false],
  ["delivered", "paid", "delivered", false],
])("an order in state %s with payment %s is at %s", (state, paymentState, moment, payable) => {
  const found = orderMoment({ state, paymentState });
  expect(found).toBe(moment);
  expect(isPayable(found)).toBe(payable);
});
