import { keepRechargeRefund, takeDueRechargeRefunds } from "@/backend/db/queries/payments/recharge-payment-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { type RefundRound, refundDue } from "@/backend/domain/ports/refund-due";

/** Requests refunds for recharges that were finally refused, or paid a second time. */
export function refundRecharges({ db, ...round }: Pick<DomainContext, "db"> & RefundRound): Promise<void> {
  return refundDue(round, {
    take: (gateway, most) => takeDueRechargeRefunds(db.pool, gateway, most),
    keep: (transactionId, reference) => keepRechargeRefund(db.pool, transactionId, reference),
    describe: (transactionId) => `refund the payment ${transactionId} of a recharge`,
  });
}
