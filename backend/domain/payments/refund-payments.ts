import { keepRefund, takeDueRefunds } from "@/backend/db/queries/refund-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

/** Refunds asked for in one round; the others have their turn in the next. */
const MOST_ASKED = 20;

/**
 * Tells the gateway to give back what was marked to go back: money that came too late, twice, or for an order that was
 * cancelled. Each is asked for again after five minutes until the gateway takes it; it refuses to give back twice.
 */
export async function refundPayments({
  db,
  gateway,
  onFailure,
}: Pick<DomainContext, "db"> & {
  readonly gateway: PaymentGateway;
  readonly onFailure: (error: unknown, what: string) => void;
}): Promise<void> {
  for (const payment of await takeDueRefunds(db.pool, gateway.name, MOST_ASKED)) {
    try {
      const { reference } = await gateway.refund(payment);
      await keepRefund(db.pool, payment.transactionId, reference);
    } catch (error) {
      onFailure(error, `give back payment ${payment.transactionId}`);
    }
  }
}
