import { orderPayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { type PaymentRound, refundDue } from "@/backend/domain/ports/payment-rounds";

/** Refunds money that arrived too late, twice, or for a cancelled order. */
export function refundPayments(round: PaymentRound): Promise<void> {
  return refundDue(round, orderPayments, (transactionId) => `give back payment ${transactionId}`);
}
