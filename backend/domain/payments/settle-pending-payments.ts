import { giveUpPayment, takePendingPayments } from "@/backend/db/queries/payments/payment-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { confirmPayment } from "@/backend/domain/payments/confirm-payment";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

/** Payments of one round; the others are in the next. */
const MOST_ASKED = 100;

export interface PendingPaymentsContext extends Pick<DomainContext, "db"> {
  readonly gateway: PaymentGateway;
  /** A payer who returns at once is settled by the page; rounds look at payments of this age. */
  readonly secondsOld: number;
  /** Called for a single payment that failed; the others continue. */
  readonly onFailure: (error: unknown, what: string) => void;
}

/**
 * Asks the gateway about payments whose payer never returned, and settles them (fault R11). Each is asked about in
 * turn, those with reserved goods sooner. One that is undecided after 24 hours, when its order is closed, ends as
 * cancelled and is not asked about again; one without an answer of the gateway is asked about again.
 */
export async function settlePendingPayments({
  db,
  gateway,
  secondsOld,
  onFailure,
}: PendingPaymentsContext): Promise<void> {
  const turn = { secondsOld, most: MOST_ASKED };
  for (const { id: transactionId, isOver } of await takePendingPayments(db.pool, gateway.name, turn)) {
    try {
      const isKnown = await confirmPayment({ db, gateway }, transactionId);
      if (!isKnown && isOver) await giveUpPayment(db.pool, transactionId);
    } catch (error) {
      onFailure(error, `settle payment ${transactionId}`);
    }
  }
}
