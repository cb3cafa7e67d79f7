import type { Order } from "@/services/orders/orders-service";
import type { OrderReturn, ViewedOrder } from "@/services/orders/own-orders-service";
import { isRequestDeclined } from "@/utils/checkout/order-end";
import { isPayable, orderMoment } from "@/utils/checkout/order-moment";
import { newEsimSkus } from "@/utils/sims/sim-skus";

/** The headline of an order's page: the state of the order, worded for its kind. */
export type OrderHeadline =
  | "awaited"
  | "toPay"
  | "paymentFailed"
  | "paymentCancelled"
  | "placed"
  | "preordered"
  | "confirmed"
  | "packed"
  | "onTheWay"
  | "atStore"
  | "delivered"
  | "pickedUp"
  | "esimWaiting"
  | "esimReady"
  | "requestDeclined"
  | "returnRequested"
  | "returnAccepted"
  | "returnReceived"
  | "returnRefunded"
  | "returnRefused"
  | "cancelled"
  | "kept"
  | "cameBack"
  | "notCollected"
  | "expired"
  | "refundDue"
  | "refunded";

const RETURNS = {
  requested: "returnRequested",
  accepted: "returnAccepted",
  received: "returnReceived",
  refunded: "returnRefunded",
  refused: "returnRefused",
  cancelled: null,
} as const satisfies Record<OrderReturn["state"], OrderHeadline | null>;
const OPEN_RETURNS: readonly OrderReturn["state"][] = ["requested", "accepted", "received"];

/** True for an order of eSIMs only: nothing is shipped. */
export const isTexted = ({ delivery }: Pick<Order, "delivery">) => delivery.type === "digital";

/**
 * The headline of an order.
 * @param awaited true for a payer who returned before the state of the payment was known
 */
export function orderHeadline(
  { order, returns }: Pick<ViewedOrder, "order" | "returns">,
  awaited: boolean,
): OrderHeadline {
  if (order.kept !== null) return "kept";
  const moment = orderMoment(order);
  if (moment === "refundDue" && !isFree(order)) return order.refund?.isSent ? "refunded" : "refundDue";
  // A buyer who may have paid already is not asked to pay again.
  if (isPayable(moment) && (moment === "toPay" ? awaited : order.isPaymentOpen)) return "awaited";
  const { state } = order;
  if (state === "cancelled" && wasSent(order)) return order.delivery.store === null ? "cameBack" : "notCollected";
  if (state === "cancelled" || state === "expired") return state;
  if (isRequestDeclined(order)) return "requestDeclined";
  if (isPayable(moment)) return moment as OrderHeadline;
  if (moment === "delivered") return returnHeadline(returns) ?? arrivedAs(order);
  return underWay(order);
}

const hasNewEsims = ({ lines }: Order) => lines.some(({ sku }) => newEsimSkus.includes(sku));
/** The eSIM of a replacement is delivered by its SIM request, to the number that was verified there. */
const isReplacement = (order: Order) => isTexted(order) && !hasNewEsims(order);
/** True for an order without anything to pay now: a discount made it free, or its pre-order needs no deposit. */
const isFree = ({ total }: Order) => total.payablePoisha === 0;
/** True for an order that was shipped, or ready at a store. If it is cancelled after that, the parcel came back. */
const wasSent = ({ timeline }: Order) => timeline.some(({ state, done }) => state === "shipped" && done);

/** The newest return that is under way, else the newest one that was refunded or refused; a cancelled one is left out. */
function returnHeadline(returns: readonly OrderReturn[]): OrderHeadline | null {
  const shown =
    returns.findLast(({ state }) => OPEN_RETURNS.includes(state)) ??
    returns.findLast(({ state }) => RETURNS[state] !== null);
  return shown === undefined ? null : RETURNS[shown.state];
}

function arrivedAs(order: Order): OrderHeadline {
  if (isTexted(order)) return "esimReady";
  return order.delivery.store === null ? "delivered" : "pickedUp";
}

function underWay(order: Order): OrderHeadline {
  const { state, delivery, preorder, simRequest } = order;
  // The eSIM of a replacement waits for its SIM request, not for the eSIM system.
  if (isTexted(order) && !isReplacement(order)) return "esimWaiting";
  if (isTexted(order) && simRequest === "completed") return "esimReady";
  if (state === "shipped") return delivery.store === null ? "onTheWay" : "atStore";
  if (state === "packed") return "packed";
  if (preorder) return "preordered";
  return state === "confirmed" ? "confirmed" : "placed";
}

/**
 * The text about what happens next with this order, as a key of `order.text`.
 * @param page whether the code of its eSIM is on the page, and whether a return can be requested there
 */
export function headlineText(
  headline: OrderHeadline,
  order: Order,
  { hasCode, isReturnable }: { hasCode: boolean; isReturnable: boolean },
) {
  const isPaid = order.paymentState === "paid" || isFree(order);
  switch (headline) {
    case "placed":
    case "confirmed":
      return placedText(order, isPaid);
    case "esimReady":
      return isReplacement(order) ? "replacementReady" : hasCode ? "esimHere" : headline;
    case "toPay":
      return order.isPaymentOpen ? "toPayOpened" : headline;
    case "awaited":
      return order.paymentState === "pending" ? headline : "awaitedOther";
    case "delivered":
    case "pickedUp":
      return isReturnable ? headline : "notReturnable";
    case "onTheWay":
      return isPaid ? "onTheWayPaid" : "onTheWayCash";
    case "atStore":
      return isPaid ? "atStorePaid" : "atStoreCash";
    default:
      return textByMethod(headline, order);
  }
}

function placedText(order: Order, isPaid: boolean) {
  if (isReplacement(order) && order.simRequest === "ready") return "replacementApproved";
  if (isReplacement(order)) return isFree(order) ? "replacementFree" : "replacement";
  const how = isFree(order) ? "free" : isPaid ? "paid" : "cash";
  return order.delivery.store === null ? how : (`${how}AtStore` as const);
}

function textByMethod<Kind extends OrderHeadline>(
  headline: Kind,
  order: Order,
):
  | Kind
  | "paymentFailedEmi"
  | "returnRefundedCash"
  | "requestDeclinedPaid"
  | "preorderedFree"
  | "preorderedReleased"
  | "preorderedReleasedFree"
  | "esimWaitingFree"
  | "keptRefundDue"
  | "keptRefunded" {
  const { emi, paymentMethod, preorder, refund, queue } = order;
  // The rest of a pre-order is paid at the door, so no single account can be named.
  const isPaidAtDoor = paymentMethod === "cod" || preorder;
  // Instalments can only be paid by card: no other payment method can be chosen.
  if (headline === "paymentFailed" && emi !== null) return "paymentFailedEmi";
  if (headline === "returnRefunded" && isPaidAtDoor) return "returnRefundedCash";
  if (headline === "requestDeclined" && order.paymentState === "paid" && !isFree(order)) return "requestDeclinedPaid";
  if (headline === "preordered" && queue?.isReleased) {
    return isFree(order) ? "preorderedReleasedFree" : "preorderedReleased";
  }
  if (headline === "preordered" && isFree(order)) return "preorderedFree";
  if (headline === "esimWaiting" && isFree(order)) return "esimWaitingFree";
  if (headline === "kept" && refund !== null) return refund.isSent ? "keptRefunded" : "keptRefundDue";
  return headline;
}

const COMES: readonly OrderHeadline[] = ["placed", "preordered", "confirmed", "packed", "onTheWay"];

/** True if the page shows when the order arrives. For a late order, another note says what to do. */
export function hasArrival(headline: OrderHeadline, { delivery }: Order): boolean {
  return COMES.includes(headline) && delivery.type !== "digital" && !delivery.isLate;
}
