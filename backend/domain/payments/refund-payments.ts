import { keepRefund, takeDueRefunds } from "@/backend/db/queries/payments/refund-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { type RefundRound, refundDue } from "@/backend/domain/ports/refund-due";

/** Refunds money that arrived too late, twice, or for a cancelled order. */
export function refundPayments({ db, ...round }: Pick<DomainContext, "db"> & RefundRound): Promise<void> {
  return refundDue(round, {
    take: (gateway, most) => takeDueRefunds(db.pool, gateway, most),
    keep: (transactionId, reference) => keepRefund(db.pool, transactionId, reference),
    describe: (transactionId) => `give back payment ${transactionId}`,
  });
}
