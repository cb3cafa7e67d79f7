import type { OrderDeliveryType } from "@/backend/contract/shop/delivery";
import type { OrderGroup, OrderState } from "@/backend/contract/shop/orders";

const GROUPS: Readonly<Record<OrderGroup, readonly OrderState[]>> = {
  moving: ["pending_payment", "placed", "confirmed", "packed", "shipped"],
  delivered: ["delivered"],
  ended: ["cancelled", "expired"],
};

export const ORDER_STATES: readonly OrderState[] = Object.values(GROUPS).flat();

/** The next state after each state. A state without one is final, or the operator is not the one to change it. */
const NEXT: Readonly<Partial<Record<OrderState, OrderState>>> = {
  placed: "confirmed",
  confirmed: "packed",
  packed: "shipped",
  shipped: "delivered",
};

/** An order that is texted is neither packed nor shipped. */
const NEXT_DIGITAL: typeof NEXT = { placed: "confirmed", confirmed: "delivered" };

const CANCELLABLE: readonly OrderState[] = ["pending_payment", "placed", "confirmed"];

const WAITS: Readonly<Partial<Record<OrderState, string>>> = {
  pending_payment: "waits for its payment; the gateway's word moves it, not the operator",
  delivered: "has been delivered; nothing comes after that",
  cancelled: "was cancelled; it cannot be taken up again",
  expired: "ended unpaid; it cannot be taken up again",
};

export function nextState(state: OrderState, deliveryType: OrderDeliveryType): OrderState | null {
  return (deliveryType === "digital" ? NEXT_DIGITAL : NEXT)[state] ?? null;
}

/** The reason why an order has no next step, as the end of a sentence. */
export function noNextStepReason(state: OrderState): string {
  return WAITS[state] ?? "cannot go on";
}

export function statesOf(group: OrderGroup): readonly OrderState[] {
  return GROUPS[group];
}

/** True until the goods are packed: from then on they are returned instead (docs/decisions/11). */
export function isCancellable(state: OrderState): boolean {
  return CANCELLABLE.includes(state);
}

/** True until the goods are packed, for orders with a delivery (docs/decisions/11). */
export function isChangeable({ state, deliveryType }: { state: OrderState; deliveryType: OrderDeliveryType }): boolean {
  return deliveryType !== "digital" && CANCELLABLE.includes(state);
}

/** True when the order can have an invoice: it has not ended and does not wait for a payment. */
export function isInvoiced(state: OrderState): boolean {
  return state !== "pending_payment" && state !== "cancelled" && state !== "expired";
}
