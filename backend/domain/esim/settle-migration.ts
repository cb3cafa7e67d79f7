import { findServicePayment, type ServicePaymentRow } from "@/backend/db/queries/payments/service-payment-queries";
import { servicePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import {
  findMigrationLanguage,
  lockRequestOfPayment,
  moveRequest,
  type RequestRow,
} from "@/backend/db/queries/sims/sim-request-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import type { GatewayContext, PaymentUpdate, SettleContext } from "@/backend/domain/ports/payment-gateway";
import { type PaymentRound, refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";
import { confirmAtGateway, type PaymentKind, settleUpdate } from "@/backend/domain/ports/settle-update";
import { contactOf } from "@/backend/domain/sims/request-rules";
import { readOrderId } from "@/utils/checkout/order-id";

export async function isMigrationPayment({ db }: DbContext, transactionId: string): Promise<boolean> {
  return (await findServicePayment(db.pool, transactionId)) !== null;
}

/**
 * The payments of migrations. Once paid, the request is ready, and the next round of `deliverEsims` orders its eSIM and
 * texts the link. Money for a request that has ended, or after the payment was given up, is refunded.
 */
const MIGRATION_PAYMENTS: PaymentKind<ServicePaymentRow & { request: RequestRow }> = {
  statements: servicePayments,
  async lock(transaction, transactionId) {
    const request = await lockRequestOfPayment(transaction, transactionId);
    // Read under the lock: another answer may have changed the payment while this one waited.
    const payment = await findServicePayment(transaction, transactionId);
    return request && payment && { ...payment, request };
  },
  async takeMoney(transaction, { request, isGivenUp, amountPoisha }, isRisky) {
    // After a payment was given up, the page offers a new start, so the person may have paid again.
    if (!isGivenUp && (await acceptPaid(transaction, request, isRisky))) return true;
    await announceRefund(transaction, request, amountPoisha);
    return false;
  },
};

/** Records a gateway's event of a migration's payment, once. @throws DomainError `payment-not-found` */
export function recordMigrationUpdate(context: SettleContext, update: PaymentUpdate): Promise<void> {
  return settleUpdate(context, MIGRATION_PAYMENTS, update);
}

/**
 * Asks the gateway for the state of a migration's payment and settles it. A payment that is paid, or of another gateway,
 * is not asked about.
 * @returns false while the gateway has not decided
 * @throws PaymentGatewayError when it gives no answer
 */
export async function settleMigration(context: GatewayContext, transactionId: string): Promise<boolean> {
  const payment = await findServicePayment(context.db.pool, transactionId);
  if (payment === null || payment.gateway !== context.gateway.name || payment.state === "paid") return true;
  return confirmAtGateway(context, MIGRATION_PAYMENTS, transactionId);
}

/** Moves a paid request on. @returns false when it has ended, so that the money must be refunded */
async function acceptPaid(transaction: Connection, request: RequestRow, isRisky: boolean): Promise<boolean> {
  if (request.state !== "awaiting_payment" || request.msisdn === null) return false;
  await moveRequest(transaction, request.id, "submitted");
  // If the gateway reports a risk, a person checks the payer and then advances the request.
  await moveRequest(transaction, request.id, isRisky ? "in_review" : "ready");
  return true;
}

async function announceRefund(transaction: Connection, request: RequestRow, paidPoisha: number): Promise<void> {
  const msisdn = contactOf(request);
  if (msisdn === null) return;
  const { lang, reference } = request;
  const facts = { reference, paidPoisha };
  await queueMessage(transaction, { msisdn, purpose: "sim-request-refund", lang, facts, proof: "payment" });
}

/**
 * Settles the payments of migrations whose payer did not return to the site. A payment unknown to the gateway after 24
 * hours ends as cancelled; money that arrives later is refunded.
 */
export function settlePendingMigrations(round: PaymentRound): Promise<void> {
  return settlePending(round, servicePayments, {
    settle: settleMigration,
    describe: (id) => `settle the payment ${id} of a migration`,
  });
}

export function refundMigrations(round: PaymentRound): Promise<void> {
  return refundDue(round, servicePayments, (id) => `refund the payment ${id} of a migration`);
}

/**
 * True for a payment of this request that is not paid: undecided, or one that may still be paid at the gateway. Only
 * such a payment is a reason to ask other systems, because anybody can send any transaction.
 * @param reference of the request, as typed
 */
export async function isOpenPayment({ db }: DbContext, transactionId: string, reference: string): Promise<boolean> {
  const payment = await findServicePayment(db.pool, transactionId);
  return payment !== null && payment.state !== "paid" && payment.reference === readOrderId(reference);
}

/** The language in which a migration was paid; null when the reference belongs to none. */
export function languageOfMigration({ db }: DbContext, reference: string): Promise<"en" | "bn" | null> {
  return findMigrationLanguage(db.pool, reference);
}
