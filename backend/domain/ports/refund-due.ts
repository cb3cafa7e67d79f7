import type { DueRefund } from "@/backend/db/queries/payments/refund-queries";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

/** The most refunds requested in one round. The others are in the next round. */
const MOST_ASKED = 20;

export interface RefundRound {
  readonly gateway: PaymentGateway;
  readonly onFailure: (error: unknown, what: string) => void;
}

/** The store of the refunds for one kind of payment. */
interface RefundStore {
  /** Takes the refunds that are due, and marks them as requested. */
  take(gateway: string, most: number): Promise<DueRefund[]>;
  /** Records that the gateway refunds the money. */
  keep(transactionId: string, reference: string): Promise<void>;
  /** The description of a refund, for the log. */
  describe(transactionId: string): string;
}

/**
 * Asks the gateway for refunds of marked payments. Each is requested again after five minutes until the gateway accepts
 * it; the gateway never refunds twice.
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
