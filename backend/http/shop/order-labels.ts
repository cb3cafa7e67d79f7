import type { Language } from "@/backend/contract/language";
import type { OrderState, PayWith } from "@/backend/contract/shop/orders";
import type { Localized } from "@/backend/db/stored-types";
import type { PublicOrder, TimelineStep } from "@/backend/domain/orders/public-order";
import labels from "@/backend/http/shop/order-labels.json";

type Labels = Readonly<Partial<Record<OrderState, Localized>>>;

const stateLabels: Readonly<Record<OrderState, Localized>> = labels.states;
/** The labels of a pick-up order, which is not sent to the buyer. */
const pickupLabels: Labels = labels.pickup;
/** The labels of a digital order, which is sent by SMS and not delivered. */
const digitalLabels: Labels = labels.digital;
const paidWith: Readonly<Record<PayWith, Localized>> = labels.paidWith;

export function stateLabel(state: OrderState, order: Pick<PublicOrder, "deliveryType">, lang: Language): string {
  return labelOf(state, order)[lang];
}

function labelOf(state: OrderState, { deliveryType }: Pick<PublicOrder, "deliveryType">): Localized {
  const own = deliveryType === "pickup" ? pickupLabels : deliveryType === "digital" ? digitalLabels : {};
  return own[state] ?? stateLabels[state];
}

/** True for the cancellation of an order whose parcel was already on its way, or ready at a store. */
function isReturnOfParcel({ state }: TimelineStep, { timeline }: PublicOrder): boolean {
  return state === "cancelled" && timeline.some((step) => step.state === "shipped" && step.at !== null);
}

/** The label of a timeline step. At the steps where money is paid, it also says how. */
export function stepLabel(step: TimelineStep, order: PublicOrder, lang: Language): string {
  if (isReturnOfParcel(step, order))
    return (order.deliveryType === "pickup" ? labels.notCollected : labels.cameBack)[lang];
  const own = order.paymentMethod === "cod" ? cashLabel(step, order) : onlineLabel(step, order);
  return (own ?? labelOf(step.state, order))[lang];
}

function cashLabel({ state, at }: TimelineStep, { deliveryType, payablePoisha }: PublicOrder): Localized | null {
  if (payablePoisha === 0) return null;
  const isPickup = deliveryType === "pickup";
  if (state === "placed") return isPickup ? labels.cashOrderAtStore : labels.cashOrder;
  if (state !== "delivered") return null;
  return (isPickup ? labels.cashAtStore : labels.cashAtDoor)[at === null ? "coming" : "done"];
}

function onlineLabel({ state, at }: TimelineStep, order: PublicOrder): Localized | null {
  const { payWith, preorder, payablePoisha, deferredPoisha, deliveryType } = order;
  if (state === "pending_payment") return order.state === "pending_payment" ? null : labels.received;
  if (state === "placed") {
    // There was nothing to pay, or nothing has been paid yet.
    if (payablePoisha === 0 || at === null) return null;
    return preorder ? labels.depositPaid : payWith === null ? labels.paidOnline : paidWith[payWith];
  }
  if (state !== "delivered" || deferredPoisha === 0) return null;
  return (deliveryType === "pickup" ? labels.restAtStore : labels.restAtDoor)[at === null ? "coming" : "done"];
}
