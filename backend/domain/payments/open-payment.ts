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
import { DomainError, orThrow } from "@/backend/domain/domain-error";
import { answerOnce, findReplay, onceRequest } from "@/backend/domain/idempotency";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import {
  type OpenedPayment,
  openAtGateway,
  resultUrl,
  type StoredPayment,
} from "@/backend/domain/ports/open-at-gateway";
import type { GatewayContext } from "@/backend/domain/ports/payment-gateway";
import { settleOpened } from "@/backend/domain/ports/settle-update";
import { newPaymentId } from "@/backend/domain/random-ids";

/**
 * Opens a payment of an order at the gateway (API-SHOP-17). First, the gateway is asked about the order's earlier payments:
 * if one was paid, the answer leads to the order and nothing is charged again (docs/decisions/14). An undecided payment is
 * opened again, unless the payer now chose another wallet or card.
 * @param input the public order id, our address to which the payer returns, and the chosen wallet or card
 * @returns the address for the payer: the gateway's page, or our own page when it is already paid
 * @throws DomainError `order-not-found`, `order-not-payable`, `request-in-progress`, `idempotency-key-reused`
 */
export async function openPayment(
  context: GatewayContext,
  key: string,
  input: { orderId: string; returnUrl: string; payWith?: PayWith | null },
): Promise<OpenedPayment> {
  const { db, gateway } = context;
  const { returnUrl, payWith = null } = input;
  const paidId = await findPaid(context, input.orderId);
  if (paidId !== null) return { redirectUrl: resultUrl(returnUrl, paidId), transactionId: paidId };
  const request = onceRequest("payment", key, [input.orderId, ...(payWith === null ? [] : [payWith])]);
  const before = await findReplay<StoredPayment>(db.pool, request);
  const { transactionId } = await inTransaction(db, (transaction) => {
    const prepare = () => preparePayment(transaction, gateway.name, input.orderId, payWith);
    // The payment of a repeated request may have failed since.
    return before === null ? answerOnce(transaction, request, prepare) : prepare();
  });
  const payment = orThrow(await findPayment(db.pool, transactionId), "payment-not-found");
  const { redirectUrl, amountPoisha, publicId: orderId, emiMonths, payer } = payment;
  const opened = { transactionId, redirectUrl, amountPoisha, orderId, returnUrl, emiMonths, payer };
  return openAtGateway(context, orderPayments, { ...opened, payWith: payment.payWith });
}

/** Settles the payments that may have ended without our knowledge. @returns the paid one, or null */
async function findPaid(context: GatewayContext, publicId: string): Promise<string | null> {
  const { db, gateway } = context;
  const opened = await listOpenedPayments(db.pool, publicId, gateway.name);
  await settleOpened(context, ORDER_PAYMENTS, opened);
  for (const { id } of opened) if ((await findPayment(db.pool, id))?.state === "paid") return id;
  return null;
}

async function preparePayment(
  transaction: Connection,
  gateway: string,
  publicId: string,
  payWith: PayWith | null,
): Promise<StoredPayment> {
  const order = orThrow(await lockPayableOrder(transaction, publicId), "order-not-found", "order_id");
  if (order.paymentMethod !== "online" || order.state !== "pending_payment" || !order.isHeld) {
    throw new DomainError("order-not-payable", { field: "order_id" });
  }
  const pendingId = await findPendingPayment(transaction, order.id, payWith);
  if (pendingId !== null) return { transactionId: pendingId };
  const id = newPaymentId();
  await insertPayment(transaction, { id, orderId: order.id, gateway, amountPoisha: order.payablePoisha, payWith });
  return { transactionId: id };
}
