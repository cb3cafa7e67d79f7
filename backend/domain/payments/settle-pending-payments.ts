import { claimPendingPayments, giveUpPayment } from "@/backend/db/queries/payments/payment-queries";
import { confirmPayment } from "@/backend/domain/payments/confirm-payment";
import { type PaymentRound, settlePending } from "@/backend/domain/ports/payment-rounds";

/**
 * Settles the payments of orders whose payer did not return, in turn, first those with reserved goods. A payment that
 * is undecided after 24 hours, when its order is closed, ends as cancelled and is not checked again.
 */
export function settlePendingPayments(round: PaymentRound & { readonly secondsOld: number }): Promise<void> {
  return settlePending(round, round.secondsOld, {
    take: claimPendingPayments,
    settle: confirmPayment,
    giveUp: giveUpPayment,
    describe: (id) => `settle payment ${id}`,
  });
}
