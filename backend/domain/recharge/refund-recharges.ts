import { rechargePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { type PaymentRound, refundDue } from "@/backend/domain/ports/payment-rounds";

/** Requests refunds for recharges that were finally refused, or paid a second time. */
export function refundRecharges(round: PaymentRound): Promise<void> {
  return refundDue(round, rechargePayments, (id) => `refund the payment ${id} of a recharge`);
}
