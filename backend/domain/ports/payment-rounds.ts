import type { DueRefund } from "@/backend/db/queries/payments/refund-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { DbContext, OnFailure } from "@/backend/domain/domain-context";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

/** The most payments and refunds of one round. The others are in the next round. */
const MOST_SETTLED = 100;
const MOST_REFUNDED = 20;

export interface PaymentRound extends DbContext {
  readonly gateway: PaymentGateway;
  readonly onFailure: OnFailure;
}

/** The queries and the verb for the undecided payments of one kind. */
interface PendingPayments {
  /** Takes those that are due, and marks them as asked about. */
  take(
    connection: Connection,
    gateway: string,
    turn: { secondsOld: number; most: number },
  ): Promise<{ id: string; isOver?: boolean }[]>;
  /** Asks the gateway and settles the payment. @returns false while the gateway has not decided */
  settle(round: PaymentRound, id: string): Promise<boolean>;
  /** Ends a payment that is over and still undecided. */
  giveUp?(connection: Connection, id: string): Promise<void>;
  /** The description of a settlement, for the log. */
  describe(id: string): string;
}

/**
 * Settles payments whose payer did not return (fault R11). When the gateway does not answer, a payment is asked about
 * again later.
 * @param secondsOld the least age of a payment; if the payer returns earlier, the page settles it
 */
export async function settlePending(round: PaymentRound, secondsOld: number, payments: PendingPayments): Promise<void> {
  const { db, gateway, onFailure } = round;
  for (const { id, isOver } of await payments.take(db.pool, gateway.name, { secondsOld, most: MOST_SETTLED })) {
    try {
      const isKnown = await payments.settle(round, id);
      if (!isKnown && isOver) await payments.giveUp?.(db.pool, id);
    } catch (error) {
      onFailure(error, payments.describe(id));
    }
  }
}

/** The queries for the refunds of one kind of payment. */
interface Refunds {
  /** Takes the refunds that are due, and marks them as requested. */
  take(connection: Connection, gateway: string, most: number): Promise<DueRefund[]>;
  /** Records that the gateway refunds the money. */
  save(connection: Connection, transactionId: string, reference: string): Promise<void>;
  /** The description of a refund, for the log. */
  describe(transactionId: string): string;
}

/**
 * Asks the gateway for refunds of marked payments. Each is requested again after five minutes until the gateway accepts
 * it; the gateway never refunds twice.
 */
export async function refundDue({ db, gateway, onFailure }: PaymentRound, refunds: Refunds): Promise<void> {
  for (const payment of await refunds.take(db.pool, gateway.name, MOST_REFUNDED)) {
    try {
      const { reference } = await gateway.refund(payment);
      await refunds.save(db.pool, payment.transactionId, reference);
    } catch (error) {
      onFailure(error, refunds.describe(payment.transactionId));
    }
  }
}
