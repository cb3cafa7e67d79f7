import type { PayWith } from "@/backend/contract/shop/orders";
import {
  findPayment,
  findPendingPayment,
  insertPayment,
  listOpenedPayments,
  lockPayableOrder,
} from "@/backend/db/queries/payments/payment-queries";
import { orderPayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { answerOnce, onceRequest } from "@/backend/domain/idempotency";
import { confirmPayment } from "@/backend/domain/payments/confirm-payment";
import { type PaymentGateway, PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { newPaymentId } from "@/backend/domain/random-ids";

interface PaymentContext extends DbContext {
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
 * Opens a payment of an order at the gateway (API-SHOP-17). Before a new try, the state of the last one is requested,
 * e.g. when its window was closed. If it was paid, the answer leads to the order instead of a second charge
 * (docs/decisions/14). An undecided payment is opened again instead of a second one, unless the payer now chose
 * another wallet or card; the same key returns the same payment for 24 hours.
 * @param input the public order id, our address to which the payer returns, and the chosen wallet or card (feature
 *   32)
 * @returns the address for the payer: the gateway's page, or our own page when it is already paid
 * @throws DomainError `order-not-found`, `order-not-payable`, `request-in-progress`, `idempotency-key-reused`
 */
export async function openPayment(
  { db, gateway }: PaymentContext,
  key: string,
  input: { orderId: string; returnUrl: string; payWith?: PayWith | null },
): Promise<OpenedPayment> {
  const { payWith = null } = input;
  const paidId = await confirmOpened({ db, gateway }, input.orderId);
  if (paidId !== null) return { redirectUrl: wayBack(input.returnUrl, paidId), transactionId: paidId };
  const request = onceRequest("payment", key, [input.orderId, ...(payWith === null ? [] : [payWith])]);
  const { transactionId } = await inTransaction(db, (transaction) =>
    answerOnce(transaction, request, () => preparePayment(transaction, gateway.name, input.orderId, payWith)),
  );
  const payment = await findPayment(db.pool, transactionId);
  if (payment === null) throw new DomainError("payment-not-found");
  if (payment.redirectUrl !== null) return { redirectUrl: payment.redirectUrl, transactionId };
  // The gateway is called outside of any transaction. If the call fails, the next try opens the same payment.
  const { amountPoisha, publicId: orderId, emiMonths, payer } = payment;
  const { returnUrl } = input;
  const asked = { transactionId, amountPoisha, orderId, returnUrl, emiMonths, payWith: payment.payWith, payer };
  const { redirectUrl } = await gateway.open(asked);
  await orderPayments.setRedirect(db.pool, transactionId, redirectUrl);
  return { redirectUrl, transactionId };
}

/** Asks the gateway about payments that may have ended without our knowledge. @returns the paid one, or null */
async function confirmOpened({ db, gateway }: PaymentContext, publicId: string): Promise<string | null> {
  for (const { id } of await listOpenedPayments(db.pool, publicId, gateway.name)) {
    try {
      await confirmPayment({ db, gateway }, id);
    } catch (error) {
      // Without an answer the payment counts as undecided and is opened again: nothing is charged twice.
      if (!(error instanceof PaymentGatewayError)) throw error;
      continue;
    }
    if ((await findPayment(db.pool, id))?.state === "paid") return id;
  }
  return null;
}

/** The address of our own page, where the payer sees the result of a payment. */
function wayBack(returnUrl: string, transactionId: string): string {
  const address = new URL(returnUrl);
  address.searchParams.set("transaction", transactionId);
  return address.href;
}

async function preparePayment(
  transaction: Connection,
  gateway: string,
  publicId: string,
  payWith: PayWith | null,
): Promise<StoredPayment> {
  const order = await lockPayableOrder(transaction, publicId);
  if (order === null) throw new DomainError("order-not-found", { field: "order_id" });
  if (order.paymentMethod !== "online" || order.state !== "pending_payment" || !order.isHeld) {
    throw new DomainError("order-not-payable", { field: "order_id" });
  }
  const pendingId = await findPendingPayment(transaction, order.id, payWith);
  if (pendingId !== null) return { transactionId: pendingId };
  const id = newPaymentId();
  await insertPayment(transaction, { id, orderId: order.id, gateway, amountPoisha: order.payablePoisha, payWith });
  return { transactionId: id };
}
