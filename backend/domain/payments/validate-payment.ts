import { findPayment, type PaymentRow } from "@/backend/db/queries/payments/payment-queries";
import { DomainError } from "@/backend/domain/domain-error";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import type { GatewayContext } from "@/backend/domain/ports/payment-gateway";
import { settleForVisitor } from "@/backend/domain/ports/settle-update";

/**
 * Asks the gateway, server to server, for the state of a payment and settles it (API-SHOP-06). The address to which the
 * payer returned is no proof. When the gateway was asked a moment ago, the answer is the stored state.
 * @throws DomainError `payment-not-found` when the transaction does not belong to this order
 */
export async function validatePayment(context: GatewayContext, input: { orderId: string; transactionId: string }) {
  const { db } = context;
  const { transactionId } = input;
  const payment = await findPayment(db.pool, transactionId);
  if (payment === null || payment.publicId !== input.orderId) {
    throw new DomainError("payment-not-found", { field: "transaction_id" });
  }
  if (payment.state === "paid") return paidOrder(payment);
  if (!(await settleForVisitor(context, ORDER_PAYMENTS, transactionId))) return paidOrder(payment);
  return paidOrder((await findPayment(db.pool, transactionId)) ?? payment);
}

function paidOrder({ publicId, orderState, paymentState }: PaymentRow) {
  return { orderId: publicId, state: orderState, paymentState };
}
