import type { PaymentOutcome } from "@/backend/db/stored-types";

type PaymentState = "pending" | PaymentOutcome;

/** A paid result takes precedence over everything; the payer's cancellation over a technical failure. */
const RANKS: Readonly<Record<PaymentState, number>> = { pending: 0, failed: 1, cancelled: 2, paid: 3 };

/** The new state of a payment after an event; null for no change. The order of the events does not matter. */
export function changedState(state: PaymentState, outcome: PaymentOutcome): PaymentOutcome | null {
  return RANKS[outcome] > RANKS[state] ? outcome : null;
}
