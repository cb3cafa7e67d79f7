import type { PaymentStatements } from "@/backend/db/queries/payments/shared-payment-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { OnFailure } from "@/backend/domain/domain-context";
import type { GatewayContext } from "@/backend/domain/ports/payment-gateway";

/** The most payments and refunds of one round. The others are in the next round. */
const MAX_SETTLED = 100;
const MAX_REFUNDED = 20;

export interface PaymentRound extends GatewayContext {
  readonly onFailure: OnFailure;
}

interface PendingPayments {
  /** Takes those that are due, and marks them as asked about. */
  take(
    connection: Connection,
    gateway: string,
    turn: { secondsOld: number; limit: number },
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
  for (const { id, isOver } of await payments.take(db.pool, gateway.name, { secondsOld, limit: MAX_SETTLED })) {
    try {
      const isKnown = await payments.settle(round, id);
      if (!isKnown && isOver) await payments.giveUp?.(db.pool, id);
    } catch (error) {
      onFailure(error, payments.describe(id));
    }
  }
}

/**
 * Asks the gateway for refunds of the marked payments of one table. Each is requested again after five minutes until
 * the gateway accepts it and that is saved; the gateway never refunds twice.
 */
export async function refundDue(
  { db, gateway, onFailure }: PaymentRound,
  payments: Pick<PaymentStatements, "claimDueRefunds" | "saveRefund">,
  describe: (transactionId: string) => string,
): Promise<void> {
  for (const payment of await payments.claimDueRefunds(db.pool, gateway.name, MAX_REFUNDED)) {
    try {
      const { reference } = await gateway.refund(payment);
      await payments.saveRefund(db.pool, payment.transactionId, reference);
    } catch (error) {
      onFailure(error, describe(payment.transactionId));
    }
  }
}
