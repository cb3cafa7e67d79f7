import type { DueRefund } from "@/backend/db/queries/payments/refund-queries";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

/** Refunds asked for in one round; the others have their turn in the next. */
const MOST_ASKED = 20;

export interface RefundRound {
  readonly gateway: PaymentGateway;
  readonly onFailure: (error: unknown, what: string) => void;
}

/** Where the refunds of one kind of payment are stored. */
interface RefundStore {
  /** Takes the refunds whose turn it is, and notes that they are asked for. */
  take(gateway: string, most: number): Promise<DueRefund[]>;
  /** Notes that the gateway gives the money back. */
  keep(transactionId: string, reference: string): Promise<void>;
  /** What a refund is, for the log. */
  describe(transactionId: string): string;
}

/**
 * Asks the gateway to return money that was marked. Each refund is asked for again after five minutes until the gateway
 * takes it; it refuses to return money twice.
 */
export async function refundDue({ gateway, onFailure }: RefundRound, store: RefundStore): Promise<void> {
  for (const payment of await store.take(gateway.name, MOST_ASKED)) {
    try {
      const { reference } = await gateway.refund(payment);
      await store.keep(payment.transactionId, reference);
    } catch (error) {
      onFailure(error, store.describe(payment.transactionId));
    }
  }
}
