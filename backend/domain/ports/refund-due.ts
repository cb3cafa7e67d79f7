import type { DueRefund } from "@/backend/db/queries/payments/refund-queries";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

/** Refunds requested in one round; the others are in the next. */
const MOST_ASKED = 20;

export interface RefundRound {
  readonly gateway: PaymentGateway;
  readonly onFailure: (error: unknown, what: string) => void;
}

/** Where the refunds of one kind of payment are stored. */
interface RefundStore {
  /** Takes the refunds whose turn it is, and marks them as requested. */
  take(gateway: string, most: number): Promise<DueRefund[]>;
  /** Records that the gateway refunds the money. */
  keep(transactionId: string, reference: string): Promise<void>;
  /** What a refund is, for the log. */
  describe(transactionId: string): string;
}

/**
 * Asks the gateway to refund marked money. Each refund is requested again after five minutes until the gateway accepts
 * it; it refuses to refund twice.
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
