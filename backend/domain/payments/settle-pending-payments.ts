import { giveUpPayment, takePendingPayments } from "@/backend/db/queries/payments/payment-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { confirmPayment } from "@/backend/domain/payments/confirm-payment";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

/** The most payments of one round. The others are in the next round. */
const MOST_ASKED = 100;

export interface PendingPaymentsContext extends Pick<DomainContext, "db"> {
  readonly gateway: PaymentGateway;
  /** Rounds process only payments of at least this age. If the payer returns at once, the page settles the payment. */
  readonly secondsOld: number;
  /** Called for every payment that failed. The others continue. */
  readonly onFailure: (error: unknown, what: string) => void;
}

/**
 * Asks the gateway about payments whose payer did not return, and settles them (fault R11). They are checked in
 * turn, first those with reserved goods. A payment that is undecided after 24 hours, when its order is closed, ends as
 * cancelled and is not checked again. When the gateway does not answer, the payment is checked again later.
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
