import { headlineText, orderHeadline } from "@/components/orders/order-headline";
import type { OwnOrder } from "@/services/orders/own-orders-service";

const at = "2026-11-21T04:00:00Z";
const timeline = [
  { state: "shipped", label: "On the way", at, done: true },
  { state: "cancelled", label: "Returned to us", at, done: true },
] as const;
const ended = { state: "cancelled", paymentState: "cancelled", paymentMethod: "cod", emi: null, kept: null } as const;
const carried = { type: "regular", store: null } as const;
const collected = { type: "pickup", store: { id: "mirpur-10", name: "Mirpur 10", address: "Road 1" } } as const;

it.each([
  ["a parcel that came back", { delivery: carried, timeline }, "cameBack"],
  ["an order that nobody collected", { delivery: collected, timeline }, "notCollected"],
  ["an order that ended before it was sent", { delivery: carried, timeline: timeline.slice(1) }, "cancelled"],
])("%s has its own headline and its own sentence below it", (_, own, headline) => {
  const order = { ...ended, ...own, lines: [] } as unknown as OwnOrder;
  expect(orderHeadline({ order, returns: [] }, false)).toBe(headline);
  expect(headlineText(orderHeadline({ order, returns: [] }, false), order, false)).toBe(headline);
});
