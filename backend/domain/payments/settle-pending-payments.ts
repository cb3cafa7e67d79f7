import { giveUpPayment, takePendingPayments } from "@/backend/db/queries/payments/payment-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { hearGateway } from "@/backend/domain/payments/hear-gateway";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

/** Payments asked about in one round; the others have their turn in the next. */
const MOST_ASKED = 100;

export interface PendingPaymentsContext extends Pick<DomainContext, "db"> {
  readonly gateway: PaymentGateway;
  /** A payer who comes back at once is settled by the page; this looks after payments of this age. */
  readonly secondsOld: number;
  /** Told of a single payment that failed; the others go on. */
  readonly onFailure: (error: unknown, what: string) => void;
}

/**
 * Asks the gateway what became of payments whose payer never came back, and takes it in (fault R11). Each has its
 * turn, held orders sooner. One that the gateway does not know the end of after 24 hours, when its order is closed, is
 * given up as cancelled and not asked about again; one that the gateway failed to answer for keeps its turn.
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
      const isKnown = await hearGateway({ db, gateway }, transactionId);
      if (!isKnown && isOver) await giveUpPayment(db.pool, transactionId);
    } catch (error) {
      onFailure(error, `settle payment ${transactionId}`);
    }
  }
}
