import { findAnswer, saveAnswer } from "@/backend/db/queries/idempotency-queries";
import {
  findPayment,
  findPendingPayment,
  insertPayment,
  keepRedirect,
  lockPayableOrder,
} from "@/backend/db/queries/payment-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { claimRequest, type OnceRequest, onceRequest, replayedAnswer } from "@/backend/domain/idempotency";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";
import { newPaymentId } from "@/backend/domain/random-ids";

const SCOPE = "payment";

interface PaymentContext extends Pick<DomainContext, "db"> {
  readonly gateway: PaymentGateway;
}

export interface OpenedPayment {
  redirectUrl: string;
  transactionId: string;
}

interface StoredPayment {
  transactionId: string;
}

/**
 * Opens a payment of an order at the gateway (SPEC 7, API-SHOP-17). A payment that is still undecided is opened again
 * instead of a second one; the same key answers the same payment for 24 hours.
 * @param input the order id that people see, and the address of ours to which the payer returns
 * @throws DomainError `order-not-found`, `order-not-payable`, `request-in-progress`, `idempotency-key-reused`
 */
export async function openPayment(
  { db, gateway }: PaymentContext,
  key: string,
  input: { orderId: string; returnUrl: string },
): Promise<OpenedPayment> {
  const request = onceRequest(SCOPE, key, [input.orderId]);
  const { transactionId } = await inTransaction(db, (transaction) =>
    preparePayment(transaction, request, gateway.name, input.orderId),
  );
  const payment = await findPayment(db.pool, transactionId);
  if (payment === null) throw new DomainError("payment-not-found");
  if (payment.redirectUrl !== null) return { redirectUrl: payment.redirectUrl, transactionId };
  // The network is asked outside of any transaction; when it fails, the same payment is opened by the next try.
  const { amountPoisha, publicId: orderId, emiMonths, payer } = payment;
  const { returnUrl } = input;
  const { redirectUrl } = await gateway.open({ transactionId, amountPoisha, orderId, returnUrl, emiMonths, payer });
  await keepRedirect(db.pool, transactionId, redirectUrl);
  return { redirectUrl, transactionId };
}

async function preparePayment(
  transaction: Connection,
  request: OnceRequest,
  gateway: string,
  publicId: string,
): Promise<StoredPayment> {
  await claimRequest(transaction, request, null);
  const before = replayedAnswer<StoredPayment>(await findAnswer(transaction, request.scope, request.key), request);
  if (before !== null) return before;
  const order = await lockPayableOrder(transaction, publicId);
  if (order === null) throw new DomainError("order-not-found", { field: "order_id" });
  if (order.paymentMethod !== "online" || order.state !== "pending_payment" || !order.isHeld) {
    throw new DomainError("order-not-payable", { field: "order_id" });
  }
  const pendingId = await findPendingPayment(transaction, order.id);
  const answer: StoredPayment = { transactionId: pendingId ?? newPaymentId() };
  if (pendingId === null) {
    const { id: orderId, payablePoisha: amountPoisha } = order;
    await insertPayment(transaction, { id: answer.transactionId, orderId, gateway, amountPoisha });
  }
  await saveAnswer(transaction, { ...request, requestHash: request.hash, response: answer });
  return answer;
}
