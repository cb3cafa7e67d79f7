import { headlineText, orderHeadline } from "@/components/orders/order-headline";
import type { OrderReturn, OwnOrder } from "@/services/orders/own-orders-service";
import { viewedOrder, wireOrder } from "@/tests/support/shop/orders";
import { replacementSkus, simSkus } from "@/utils/sims/sim-skus";

const page = { hasCode: false, isReturnable: true };
const at = "2026-11-21T04:00:00Z";
const timeline = [
  { state: "shipped", label: "On the way", at, done: true },
  { state: "cancelled", label: "Returned to us", at, done: true },
] as const;
const ended = {
  state: "cancelled",
  paymentState: "cancelled",
  paymentMethod: "cod",
  emi: null,
  kept: null,
  total: { payablePoisha: 100 },
} as const;
const carried = { type: "regular", store: null } as const;
const collected = { type: "pickup", store: { id: "mirpur-10", name: "Mirpur 10", address: "Road 1" } } as const;

it.each([
  ["a parcel that came back", { delivery: carried, timeline }, "cameBack"],
  ["an order that nobody collected", { delivery: collected, timeline }, "notCollected"],
  ["an order that ended before it was sent", { delivery: carried, timeline: timeline.slice(1) }, "cancelled"],
])("%s has its own headline and its own sentence below it", (_, own, headline) => {
  const order = { ...ended, ...own, lines: [] } as unknown as OwnOrder;
  expect(orderHeadline({ order, returns: [] }, false)).toBe(headline);
  expect(headlineText(orderHeadline({ order, returns: [] }, false), order, page)).toBe(headline);
});

const { total, delivery, lines } = wireOrder();
const free = {
  total: { ...total, discount: 130_058, payable: 0 },
  payment_method: "online",
  payment_state: "paid",
} as const;
const ofEsim = (sku: string) => ({
  delivery: { ...delivery, type: "digital" as const },
  lines: lines.map((line) => ({ ...line, sku })),
});

it.each([
  ["is placed", { state: "placed" }, "placed", "free"],
  ["is placed with cash on delivery", { state: "placed", payment_method: "cod" }, "placed", "free"],
  ["is on its way, with cash on delivery", { state: "shipped", payment_method: "cod" }, "onTheWay", "onTheWayPaid"],
  ["is a pre-order without a deposit", { state: "placed", preorder: true }, "preordered", "preorderedFree"],
  [
    "is a pre-order of a phone that is out, without a deposit",
    { state: "placed", preorder: true, queue: { place: 1, released_on: "2026-11-19", released: true } },
    "preordered",
    "preorderedReleasedFree",
  ],
  ["was cancelled", { state: "cancelled" }, "cancelled", "cancelled"],
  ["waits for its eSIM", { state: "placed", ...ofEsim(simSkus.prepaid.esim) }, "esimWaiting", "esimWaitingFree"],
  ["replaces a SIM", { state: "placed", ...ofEsim(replacementSkus.esim) }, "placed", "replacementFree"],
  ["was to replace a SIM", { state: "cancelled", ...ofEsim(replacementSkus.esim) }, "cancelled", "cancelled"],
] as const)(
  "an order without anything to pay that %s speaks of no payment and no refund",
  (_, change, headline, text) => {
    const method = "payment_method" in change ? { payment_state: "due_on_delivery" as const } : {};
    const { order } = viewedOrder({ ...free, ...method, ...change });
    expect(orderHeadline({ order, returns: [] }, false)).toBe(headline);
    expect(headlineText(headline, order, page)).toBe(text);
  },
);

it.each(["delivered", "pickedUp"] as const)(
  "an order that is %s offers a return only while one can be requested",
  (headline) => {
    const { order } = viewedOrder({ state: "delivered" });
    const textFor = (isReturnable: boolean) => headlineText(headline, order, { hasCode: false, isReturnable });
    expect([textFor(true), textFor(false)]).toEqual([headline, "notReturnable"]);
  },
);

type ReturnState = OrderReturn["state"];
it.each<[string, ReturnState[], string]>([
  ["an accepted return although a newer one was refused", ["accepted", "refused"], "returnAccepted"],
  ["a return under way although a newer one was refunded", ["requested", "refunded"], "returnRequested"],
  ["a refund although a newer request was cancelled", ["refunded", "cancelled"], "returnRefunded"],
  ["a refusal, so that its buyer finds the reason", ["refused"], "returnRefused"],
  ["the delivery when the only request was cancelled", ["cancelled"], "delivered"],
])("the headline of an order says %s", (_, states, headline) => {
  const { order } = viewedOrder({ state: "delivered" });
  const returns = states.map((state) => ({ state }) as OrderReturn);
  expect(orderHeadline({ order, returns }, false)).toBe(headline);
});

it("names no account for the refund of a pre-order: its rest was paid at the door", () => {
  const { order } = viewedOrder({
    state: "delivered",
    payment_method: "online",
    payment_state: "paid",
    preorder: true,
  });
  expect(headlineText("returnRefunded", order, page)).toBe("returnRefundedCash");
});

const paidSim = (sku: string) => ({ ...ofEsim(sku), payment_method: "online", payment_state: "paid" }) as const;
const simCard = { ...paidSim(replacementSkus.physical), delivery };
it.each([
  ["is not checked", "in_review", paidSim(replacementSkus.esim), "confirmed", "replacement"],
  ["is approved", "ready", paidSim(replacementSkus.esim), "confirmed", "replacementApproved"],
  ["is complete", "completed", paidSim(replacementSkus.esim), "esimReady", "replacementReady"],
  ["was declined", "declined", paidSim(replacementSkus.esim), "requestDeclined", "requestDeclinedPaid"],
  ["for a card was declined", "declined", simCard, "requestDeclined", "requestDeclinedPaid"],
  [
    "was declined before the order is paid",
    "declined",
    { ...simCard, payment_state: "pending" },
    "requestDeclined",
    "requestDeclined",
  ],
] as const)("an order whose SIM request %s says so", (_, sim_request, change, headline, text) => {
  const state = "payment_state" in change && change.payment_state === "pending" ? "pending_payment" : "confirmed";
  const { order } = viewedOrder({ state, ...change, sim_request });
  expect(orderHeadline({ order, returns: [] }, false)).toBe(headline);
  expect(headlineText(headline, order, page)).toBe(text);
});

it("an order whose SIM request is declined after it was packed is still on its way", () => {
  const { order } = viewedOrder({ ...simCard, state: "shipped", sim_request: "declined" });
  expect(orderHeadline({ order, returns: [] }, false)).toBe("onTheWay");
});

it.each([
  ["failed", true, "awaited", "awaitedOther"],
  ["cancelled", true, "awaited", "awaitedOther"],
  ["pending", true, "toPay", "toPayOpened"],
  ["failed", false, "paymentFailed", "paymentFailed"],
  ["pending", false, "toPay", "toPay"],
] as const)(
  "an unpaid order whose payment is %s says if another payment may still be confirmed (%s)",
  (payment_state, payment_open, headline, text) => {
    const { order } = viewedOrder({ state: "pending_payment", payment_method: "online", payment_state, payment_open });
    expect(orderHeadline({ order, returns: [] }, false)).toBe(headline);
    expect(headlineText(headline, order, page)).toBe(text);
  },
);
