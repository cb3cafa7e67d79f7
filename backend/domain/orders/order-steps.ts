import type { OrderDeliveryType } from "@/backend/contract/shop/delivery";
import type { OrderGroup, OrderState } from "@/backend/contract/shop/orders";

const GROUPS: Readonly<Record<OrderGroup, readonly OrderState[]>> = {
  moving: ["pending_payment", "placed", "confirmed", "packed", "shipped"],
  delivered: ["delivered"],
  ended: ["cancelled", "expired"],
};

export const ORDER_STATES: readonly OrderState[] = Object.values(GROUPS).flat();

const STEPS: readonly OrderState[] = ["placed", "confirmed", "packed", "shipped", "delivered"];
/** An order that is texted is neither packed nor shipped. */
const DIGITAL_STEPS: readonly OrderState[] = ["placed", "confirmed", "delivered"];

const CANCELLABLE: readonly OrderState[] = ["pending_payment", "placed", "confirmed"];

const NO_STEP_REASONS: Readonly<Partial<Record<OrderState, string>>> = {
  pending_payment: "waits for its payment; only the gateway's answer changes that",
  delivered: "has been delivered; nothing comes after that",
  cancelled: "was cancelled; it cannot be reopened",
  expired: "ended unpaid; it cannot be reopened",
};

/** The states of an order, from the one in which it is paid or payable on delivery to the last. */
export function stepsOfOrder(deliveryType: OrderDeliveryType): readonly OrderState[] {
  return deliveryType === "digital" ? DIGITAL_STEPS : STEPS;
}

/** The next state; null for a state that is final, or that the operator does not change. */
export function nextState(state: OrderState, deliveryType: OrderDeliveryType): OrderState | null {
  const steps = stepsOfOrder(deliveryType);
  return steps.includes(state) ? (steps[steps.indexOf(state) + 1] ?? null) : null;
}

/** The reason why an order has no next step, as the end of a sentence. */
export function noNextStepReason(state: OrderState): string {
  return NO_STEP_REASONS[state] ?? "has no next step";
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
