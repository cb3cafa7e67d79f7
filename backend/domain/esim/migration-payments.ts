import { findServicePayment, type ServicePaymentRow } from "@/backend/db/queries/payments/service-payment-queries";
import { servicePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { lockRequestOfPayment, moveRequest, type RequestRow } from "@/backend/db/queries/sims/sim-request-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import type { GatewayContext } from "@/backend/domain/ports/payment-gateway";
import type { PaymentKind } from "@/backend/domain/ports/settle-update";
import { contactOf } from "@/backend/domain/sims/request-rules";
import { readOrderId } from "@/utils/checkout/order-id";

export async function isMigrationPayment({ db }: DbContext, transactionId: string): Promise<boolean> {
  return (await findServicePayment(db.pool, transactionId)) !== null;
}

/**
 * The payments of migrations. Once paid, the request is ready, and the next round of `deliverEsims` orders its eSIM and
 * texts the link. Money for a request that has ended, or after the payment was given up, is refunded. A payment
 * that is unknown to the gateway after 24 hours is given up.
 */
export const MIGRATION_PAYMENTS: PaymentKind<ServicePaymentRow & { request: RequestRow }> = {
  what: "a migration",
  statements: servicePayments,
  async lock(transaction, transactionId) {
    const request = await lockRequestOfPayment(transaction, transactionId);
    // Read under the lock: another answer may have changed the payment while this one waited.
    const payment = await findServicePayment(transaction, transactionId);
    return request && payment && { ...payment, request };
  },
  async takeMoney(transaction, { request, isGivenUp }, isRisky) {
    // After a payment was given up, the page offers a new start, so the person may have paid again.
    return !isGivenUp && acceptPaid(transaction, request, isRisky);
  },
  async announceRefund(transaction, { request, state, amountPoisha }) {
    const msisdn = contactOf(request);
    if (msisdn === null) return;
    const { lang, reference } = request;
    const about = { msisdn, lang, facts: { reference, paidPoisha: amountPoisha }, proof: "payment" } as const;
    const purpose = state === "paid" ? "second-payment-refund" : "sim-request-refund";
    await queueMessage(transaction, { ...about, purpose });
  },
};

/** Moves a paid request on. @returns false when it has ended, so that the money must be refunded */
async function acceptPaid(transaction: Connection, request: RequestRow, isRisky: boolean): Promise<boolean> {
  if (request.state !== "awaiting_payment" || request.msisdn === null) return false;
  await moveRequest(transaction, request.id, "submitted");
  // If the gateway reports a risk, a person checks the payer and then advances the request.
  await moveRequest(transaction, request.id, isRisky ? "in_review" : "ready");
  return true;
}

/**
 * True for a payment of this request that is not paid: undecided, or one that may still be paid at this gateway. Only
 * such a payment is a reason to ask other systems, because anybody can send any transaction.
 * @param reference of the request, as typed
 */
export async function isOpenPayment(
  { db, gateway }: GatewayContext,
  transactionId: string,
  reference: string,
): Promise<boolean> {
  const payment = await findServicePayment(db.pool, transactionId);
  if (payment === null || payment.state === "paid" || payment.gateway !== gateway.name) return false;
  return payment.reference === readOrderId(reference);
}
