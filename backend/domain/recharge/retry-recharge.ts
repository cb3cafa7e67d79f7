import type { PayWith } from "@/backend/contract/shop/orders";
import { insertRechargePayment, listRechargePayments } from "@/backend/db/queries/payments/recharge-payment-queries";
import { findRechargeOfPayment, lockRechargeOfPayment } from "@/backend/db/queries/payments/recharge-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { DomainError } from "@/backend/domain/domain-error";
import { answerOnce, findReplay, onceRequest } from "@/backend/domain/idempotency";
import { type OpenedPayment, resultUrl, type StoredPayment } from "@/backend/domain/ports/open-at-gateway";
import { PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { newPaymentId } from "@/backend/domain/random-ids";
import { openRechargeAtGateway, type RechargeContext } from "@/backend/domain/recharge/open-recharge";
import { confirmRecharge } from "@/backend/domain/recharge/settle-recharge";

/**
 * Tries to pay a recharge again after a failure. First, the gateway is asked about the earlier tries: if one was
 * paid, the payer is sent to its result instead of a second charge. An undecided try is opened again instead of a new
 * one, unless the payer chooses another wallet or card. The recharge stays the same, so that the first paid try is
 * added to the balance, and the money of any other try is refunded.
 * @param input any transaction of the recharge
 * @throws DomainError `payment-not-found`, `recharge-closed`, `too-many-requests`, `request-in-progress`,
 *   `idempotency-key-reused`
 */
export async function retryRecharge(
  context: RechargeContext,
  key: string,
  input: { transactionId: string; payWith: PayWith | null },
): Promise<OpenedPayment> {
  const { db } = context;
  const request = onceRequest("recharge-retry", key, [input.transactionId, input.payWith]);
  const before = await findReplay<StoredPayment>(db.pool, request);
  await confirmTries(context, input.transactionId);
  const recharge = await findRechargeOfPayment(db.pool, input.transactionId);
  if (recharge === null) throw new DomainError("payment-not-found", { field: "transaction_id" });
  if (recharge.state !== "awaiting_payment") {
    const redirectUrl = resultUrl(context.returnUrl(recharge.lang), input.transactionId);
    return { redirectUrl, transactionId: input.transactionId };
  }
  if (before !== null) return openRechargeAtGateway(context, before.transactionId);
  await context.takeBudget();
  const { transactionId } = await inTransaction(db, (transaction) =>
    answerOnce(transaction, request, () => write(transaction, context, input)),
  );
  return openRechargeAtGateway(context, transactionId);
}

/** Asks the gateway about tries that may have ended without our knowledge. */
async function confirmTries(context: RechargeContext, transactionId: string): Promise<void> {
  const { db } = context;
  const recharge = await findRechargeOfPayment(db.pool, transactionId);
  if (recharge === null || recharge.state !== "awaiting_payment") return;
  for (const payment of await listRechargePayments(db.pool, recharge.id)) {
    if (payment.state !== "pending" || payment.redirectUrl === null) continue;
    try {
      await confirmRecharge(context, payment.id);
    } catch (error) {
      // Without an answer the try counts as undecided, and is opened again: nothing is charged twice.
      if (!(error instanceof PaymentGatewayError)) throw error;
    }
  }
}

async function write(
  transaction: Connection,
  { gateway }: RechargeContext,
  { transactionId, payWith }: { transactionId: string; payWith: PayWith | null },
): Promise<StoredPayment> {
  const recharge = await lockRechargeOfPayment(transaction, transactionId);
  if (recharge === null) throw new DomainError("payment-not-found", { field: "transaction_id" });
  if (recharge.state !== "awaiting_payment") throw new DomainError("recharge-closed", { field: "transaction_id" });
  const tries = await listRechargePayments(transaction, recharge.id);
  const open = tries.find((payment) => payment.state === "pending" && payment.payWith === payWith);
  if (open !== undefined) return { transactionId: open.id };
  const id = newPaymentId();
  const { id: rechargeId, amountPoisha } = recharge;
  await insertRechargePayment(transaction, { id, rechargeId, gateway: gateway.name, amountPoisha, payWith });
  return { transactionId: id };
}
