/** True for an order in its last state. */
export function hasEnded({ state }: { state: string }): boolean {
  return state === "delivered" || state === "cancelled" || state === "expired";
}
