import type { OrderState } from "@/backend/contract/shop/orders";
import type { PublicOrder } from "@/backend/domain/orders/public-order";
import { stepLabel } from "@/backend/http/shop/order-labels";

const at = new Date("2026-11-21T06:00:00Z");
const cash: Partial<PublicOrder> = {
  paymentMethod: "cod",
  payablePoisha: 100,
  deliveryType: "regular",
  deferredPoisha: 0,
  state: "placed",
};
const online: Partial<PublicOrder> = {
  ...cash,
  paymentMethod: "online",
  payWith: null,
  preorder: false,
};

type Case = [string, Partial<PublicOrder>, OrderState, boolean, string];
test.each<Case>([
  ["cash at the door", cash, "placed", true, "Order placed, cash on delivery"],
  ["cash at the door", cash, "delivered", false, "Delivery and cash payment"],
  ["cash at the door", cash, "delivered", true, "Delivered, paid in cash"],
  ["cash, free by a promotion", { ...cash, payablePoisha: 0 }, "placed", true, "Order placed"],
  ["cash, free by a promotion", { ...cash, payablePoisha: 0 }, "delivered", true, "Delivered"],
  ["cash at a store", { ...cash, deliveryType: "pickup" }, "placed", true, "Order placed: pay at the customer centre"],
  ["cash at a store", { ...cash, deliveryType: "pickup" }, "shipped", false, "Ready to collect"],
  ["cash at a store", { ...cash, deliveryType: "pickup" }, "delivered", true, "Collected, paid at the customer centre"],
  ["not paid online yet", { ...online, state: "pending_payment" }, "pending_payment", true, "Waiting for payment"],
  ["not paid online yet", { ...online, state: "pending_payment" }, "placed", false, "Order placed"],
  ["paid online", online, "pending_payment", true, "Order received"],
  ["paid online", online, "placed", true, "Paid online"],
  ["paid by bKash", { ...online, payWith: "bkash" }, "placed", true, "Paid by bKash"],
  ["paid online", online, "delivered", false, "Delivered"],
  ["paid by a promotion", { ...online, payablePoisha: 0 }, "placed", true, "Order placed"],
  ["a pre-order", { ...online, preorder: true, deferredPoisha: 9 }, "placed", true, "Deposit paid"],
  [
    "a pre-order",
    { ...online, preorder: true, deferredPoisha: 9 },
    "delivered",
    false,
    "Delivery and payment of the remaining amount",
  ],
  ["eSIMs alone", { ...online, deliveryType: "digital" }, "delivered", true, "eSIM sent"],
])("the timeline of an order with %s: %#", (_, order, state, isTaken, label) => {
  expect(stepLabel({ state, at: isTaken ? at : null }, order as PublicOrder, "en")).toBe(label);
});

test.each([
  ["regular", "Returned to us"],
  ["pickup", "Not collected"],
] as const)("a parcel that was shipped and then cancelled is labelled as returned: %s", (deliveryType, label) => {
  const steps = [
    { state: "shipped", at },
    { state: "cancelled", at },
  ] as const;
  const order = { ...cash, deliveryType, state: "cancelled", timeline: [...steps] } as PublicOrder;
  expect(stepLabel(steps[1], order, "en")).toBe(label);
  expect(stepLabel(steps[1], { ...order, timeline: [steps[1]] }, "en")).toBe("Cancelled");
});

test("the wallet Nagad is not translated as cash in Bengali", () => {
  const order = { ...online, payWith: "nagad" } as PublicOrder;
  expect(stepLabel({ state: "placed", at }, order, "bn")).toBe("নগদ ওয়ালেটে পরিশোধ করা হয়েছে");
});
