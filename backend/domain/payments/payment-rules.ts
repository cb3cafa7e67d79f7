import type { PaymentOutcome } from "@/backend/db/stored-types";

type PaymentState = "pending" | PaymentOutcome;

/** A paid result takes precedence over everything; the payer's cancellation over a technical failure. */
const RANKS: Readonly<Record<PaymentState, number>> = { pending: 0, failed: 1, cancelled: 2, paid: 3 };

/** A payment's new state after an event, or null. It never goes back, so the order of events does not matter. */
export function changedState(state: PaymentState, outcome: PaymentOutcome): PaymentOutcome | null {
  return RANKS[outcome] > RANKS[state] ? outcome : null;
}
