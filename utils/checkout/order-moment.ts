/** The state of an order and its payment, for the text of the confirmation. */
type OrderMoment =
  | "placed"
  | "paid"
  | "toPay"
  | "paymentFailed"
  | "paymentCancelled"
  | "delivered"
  | "cancelled"
  | "expired"
  /** Paid, and ended without a delivery, e.g. when the payment arrived after the order had expired. */
  | "refundDue";

/** The moment of an order, from its own state and that of its payment. */
export function orderMoment({ state, paymentState }: { state: string; paymentState: string }): OrderMoment {
  if ((state === "expired" || state === "cancelled") && paymentState === "paid") return "refundDue";
  if (state === "delivered" || state === "cancelled" || state === "expired") return state;
  if (state === "pending_payment") {
    if (paymentState === "failed") return "paymentFailed";
    return paymentState === "cancelled" ? "paymentCancelled" : "toPay";
  }
  return paymentState === "paid" ? "paid" : "placed";
}

/** True when the order is placed and needs no further action from its buyer. */
export function hasPlaced(moment: OrderMoment): boolean {
  return moment === "placed" || moment === "paid" || moment === "delivered";
}

/** True while the order waits for an online payment that can still be made. */
export function isPayable(moment: OrderMoment): boolean {
  return moment === "toPay" || moment === "paymentFailed" || moment === "paymentCancelled";
}
