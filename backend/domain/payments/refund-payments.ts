import { saveRefund, takeDueRefunds } from "@/backend/db/queries/payments/refund-queries";
import { type PaymentRound, refundDue } from "@/backend/domain/ports/payment-rounds";

/** Refunds money that arrived too late, twice, or for a cancelled order. */
export function refundPayments(round: PaymentRound): Promise<void> {
  const describe = (transactionId: string) => `give back payment ${transactionId}`;
  return refundDue(round, { take: takeDueRefunds, save: saveRefund, describe });
}
