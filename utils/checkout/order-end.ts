/** True for an order in its last state. */
export function hasEnded({ state }: { state: string }): boolean {
  return state === "delivered" || state === "cancelled" || state === "expired";
}

/** True for an order that was cancelled, or not paid in time. */
export function isVoid({ state }: { state: string }): boolean {
  return state === "cancelled" || state === "expired";
}

/** True for an order that is not packed and will not be: the request for its replacement SIM was declined. */
export function isRequestDeclined({ state, simRequest }: { state: string; simRequest: string | null }): boolean {
  return simRequest === "declined" && (state === "pending_payment" || state === "placed" || state === "confirmed");
}
