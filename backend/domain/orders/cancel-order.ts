import type { OrderState, PaymentState } from "@/backend/contract/shop/orders";
import { moveOrder } from "@/backend/db/queries/orders/order-queries";
import { hasSimInUse, keepSimsInUse, type LockedOrder } from "@/backend/db/queries/orders/order-step-queries";
import { orderPayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { OperatorError } from "@/backend/domain/operator-command";
import { lockKnownOrder, releaseOrder } from "@/backend/domain/orders/locked-order";
import { isCancellable } from "@/backend/domain/orders/order-steps";
import { queueMessage } from "@/backend/domain/ports/message-outbox";

interface CancelRequest {
  /** The public id. */
  orderId: string;
  by: "customer" | "operator";
  note: string | null;
}

export interface CancelledOrder {
  orderId: string;
  state: OrderState;
  paymentState: PaymentState;
  /** The refund of the buyer; 0 when nothing was paid. */
  refundPoisha: number;
  /** The price of its SIMs in use, which its buyer keeps; null when there is none. */
  keptPoisha: number | null;
}

/**
 * Cancels an order before its goods are packed, in one transaction: the goods are on sale again, a payment is marked
 * for refund, and the buyer gets a text (docs/decisions/11; feature 37). The caller checks who may ask.
 * @throws DomainError `order-not-found`; `order-not-cancellable` once packed, once an eSIM of it was delivered or a
 *   replacement SIM of it works, and for an order that has already ended
 */
export async function cancelOrder({ db }: DbContext, request: CancelRequest): Promise<CancelledOrder> {
  return inTransaction(db, async (transaction) => {
    const order = await lockKnownOrder(transaction, request.orderId);
    if (!isCancellable(order.state) || (await hasSimInUse(transaction, order.id))) {
      throw new DomainError("order-not-cancellable", { field: "order_id" });
    }
    return endOrder(transaction, order, request);
  });
}

/**
 * Ends an order whose parcel was not accepted and was returned. The goods are on sale again, a payment is refunded, and
 * the number's next order on delivery needs a code (docs/checkout.md). A SIM in use stays sold and paid.
 * @throws OperatorError for an order that is not on its way
 */
export async function recordReturnedParcel(
  { db }: DbContext,
  request: Pick<CancelRequest, "orderId" | "note">,
): Promise<CancelledOrder> {
  return inTransaction(db, async (transaction) => {
    const order = await lockKnownOrder(transaction, request.orderId);
    if (order.state !== "shipped") {
      throw new OperatorError(`Order ${request.orderId} is ${order.state}: only a parcel on its way can come back.`);
    }
    return endOrder(transaction, order, { ...request, by: "operator" });
  });
}

async function endOrder(transaction: Connection, order: LockedOrder, request: CancelRequest): Promise<CancelledOrder> {
  await releaseOrder(transaction, order.id, "cancellation");
  const keptPoisha = await keepSimsInUse(transaction, order.id);
  const refundPoisha = await orderPayments.markRefunds(transaction, order.id);
  const paymentState: PaymentState = order.paymentState === "paid" ? "paid" : "cancelled";
  const { by: movedBy, note } = request;
  await moveOrder(transaction, order.id, { state: "cancelled", paymentState, movedBy, note });
  const { msisdn, lang, publicId: orderId } = order;
  // A customer can cancel only after the proof that the order is theirs.
  const about = { msisdn, lang, proof: movedBy === "customer" ? "number" : "operator" } as const;
  if (keptPoisha !== null) {
    await queueMessage(transaction, { ...about, purpose: "order-cancelled-part", facts: { orderId } });
  } else if (refundPoisha > 0) {
    const facts = { orderId, paidPoisha: refundPoisha };
    await queueMessage(transaction, { ...about, purpose: "order-cancelled-refund", facts });
  } else {
    await queueMessage(transaction, { ...about, purpose: "order-cancelled", facts: { orderId } });
  }
  return { orderId, state: "cancelled", paymentState, refundPoisha, keptPoisha };
}
