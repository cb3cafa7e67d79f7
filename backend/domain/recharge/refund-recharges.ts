import { saveRechargeRefund, takeDueRechargeRefunds } from "@/backend/db/queries/payments/recharge-payment-queries";
import { type PaymentRound, refundDue } from "@/backend/domain/ports/payment-rounds";

/** Requests refunds for recharges that were finally refused, or paid a second time. */
export function refundRecharges(round: PaymentRound): Promise<void> {
  const describe = (transactionId: string) => `refund the payment ${transactionId} of a recharge`;
  return refundDue(round, { take: takeDueRechargeRefunds, save: saveRechargeRefund, describe });
}
