import { servicePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { type PaymentRound, refundDue } from "@/backend/domain/ports/payment-rounds";

/** Requests refunds for migrations that were declined, or paid after their end. */
export function refundMigrations(round: PaymentRound): Promise<void> {
  return refundDue(round, servicePayments, (id) => `refund the payment ${id} of a migration`);
}
