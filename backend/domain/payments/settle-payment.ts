import { takeStock } from "@/backend/db/queries/catalog/stock-queries";
import { takeSlotAgain } from "@/backend/db/queries/orders/claim-queries";
import { moveOrder, moveOrderPayment } from "@/backend/db/queries/orders/order-queries";
import { takePromotion } from "@/backend/db/queries/orders/promotion-queries";
import {
  listOrderItems,
  lockPayment,
  markReviewDue,
  type PaymentRow,
  setPayWith,
} from "@/backend/db/queries/payments/payment-queries";
import { orderPayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { takeRequestsAgain } from "@/backend/db/queries/sims/replacement-queries";
import { type Connection, inTransaction, rollbackTo, savepoint } from "@/backend/db/queries/statement";
import { DomainError } from "@/backend/domain/domain-error";
import { takeNumbersAgain } from "@/backend/domain/numbers/sell-numbers";
import { changedState } from "@/backend/domain/payments/payment-rules";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import {
  type GatewayContext,
  type PaymentUpdate,
  reportAmount,
  type SettleContext,
} from "@/backend/domain/ports/payment-gateway";
import { type PaymentRound, refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";

/**
 * Records a gateway's event of a payment, once; events may arrive in any order (threat T17, fault R12). Money that
 * arrives after the reservation has ended takes the goods again, or is marked for refund; so is a second payment of one
 * order. Money that the gateway calls risky counts, but a person must check it. The payer gets a text about each of
 * these. An amount that differs from the order's is recorded, reported to the operator, and changes nothing.
 * @throws DomainError `payment-not-found`
 */
export async function settlePayment(context: SettleContext, update: PaymentUpdate): Promise<void> {
  reportAmount(context, update, await inTransaction(context.db, (transaction) => settle(transaction, update)));
}

/** @returns the amount of the payment if it differs from that of a new event, else null */
async function settle(transaction: Connection, update: PaymentUpdate): Promise<number | null> {
  const payment = await lockPayment(transaction, update.transactionId);
  if (payment === null || payment.gateway !== update.gateway) throw new DomainError("payment-not-found");
  const isNew = await orderPayments.recordEvent(transaction, { ...update, paymentId: payment.id });
  if (!isNew) return null;
  if (update.amountPoisha !== payment.amountPoisha) return payment.amountPoisha;
  const state = changedState(payment.state, update.outcome);
  if (state === null) return null;
  const refundDue = state === "paid" && !(await completeOrder(transaction, payment));
  await orderPayments.move(transaction, payment.id, { state, reference: update.reference, refundDue });
  if (state === "paid" && update.isRisky === true && !refundDue) await markReviewDue(transaction, payment.id);
  if (state !== "paid" && payment.orderState === "pending_payment" && payment.paymentState !== "paid") {
    await moveOrderPayment(transaction, payment.orderId, state);
  }
  return null;
}

/** Marks the order as paid. @returns false when the money must be refunded */
async function completeOrder(transaction: Connection, payment: PaymentRow): Promise<boolean> {
  const { orderId, orderState, paymentState } = payment;
  if (paymentState === "paid") {
    await notifyPayer(transaction, payment, "payment-refund");
    return false;
  }
  const isHeld = orderState === "pending_payment";
  if (!isHeld && !(orderState === "expired" && (await takeAgain(transaction, payment)))) {
    await moveOrderPayment(transaction, orderId, "paid");
    await notifyPayer(transaction, payment, "order-refund");
    return false;
  }
  await moveOrder(transaction, orderId, { state: "placed", paymentState: "paid" });
  await setPayWith(transaction, orderId, payment.payWith);
  await notifyPayer(transaction, payment, "order-paid");
  return true;
}

/** Queues the text about the payment, in the language of the order. */
async function notifyPayer(
  transaction: Connection,
  { msisdn, lang, publicId, amountPoisha }: PaymentRow,
  purpose: "order-paid" | "order-refund" | "payment-refund",
): Promise<void> {
  const facts = { orderId: publicId, paidPoisha: amountPoisha };
  await queueMessage(transaction, { msisdn, purpose, lang, facts, proof: "payment" });
}

/** Reserves again what an expired order had, all of it or nothing: pieces, promotion, place among the pre-orders. */
async function takeAgain(transaction: Connection, payment: PaymentRow): Promise<boolean> {
  const { orderId } = payment;
  const items = await listOrderItems(transaction, orderId);
  await savepoint(transaction);
  // At the price of the order, not at today's price.
  const taken = await takeStock(
    transaction,
    orderId,
    items.map((item) => ({ ...item, pricePoisha: null })),
  );
  if (taken.size === items.length && (await takeClaimsAgain(transaction, payment))) return true;
  await rollbackTo(transaction);
  return false;
}

async function takeClaimsAgain(transaction: Connection, payment: PaymentRow): Promise<boolean> {
  const { promotionCode: code, numberLimit, preorderSlug, msisdn, orderId } = payment;
  if (preorderSlug !== null && !(await takeSlotAgain(transaction, orderId))) return false;
  if (!(await takeNumbersAgain(transaction, orderId))) return false;
  if (!(await takeRequestsAgain(transaction, orderId))) return false;
  return code === null || (await takePromotion(transaction, { code, msisdn, numberLimit })) === "taken";
}

/**
 * Asks the gateway, server to server, for the state of a payment and settles it. A payer's return, a message of the
 * gateway and the background rounds all use it (threat T17).
 * @returns false while the gateway has not decided
 * @throws DomainError `payment-not-found`; PaymentGatewayError when it gives no answer
 */
export async function confirmPayment(context: GatewayContext, transactionId: string): Promise<boolean> {
  const { gateway } = context;
  const answer = await gateway.confirm(transactionId);
  if (answer === null) return false;
  await settlePayment(context, { ...answer, transactionId, gateway: gateway.name });
  return true;
}

/**
 * Settles the payments of orders whose payer did not return, in turn, first those with reserved goods. A payment that
 * is undecided after 24 hours, when its order is closed, ends as cancelled and is not checked again.
 */
export function settlePendingPayments(round: PaymentRound & { readonly secondsOld: number }): Promise<void> {
  return settlePending(round, orderPayments, {
    secondsOld: round.secondsOld,
    settle: confirmPayment,
    describe: (id) => `settle payment ${id}`,
  });
}

/** Refunds money that arrived too late, twice, or for a cancelled order. */
export function refundPayments(round: PaymentRound): Promise<void> {
  return refundDue(round, orderPayments, (transactionId) => `give back payment ${transactionId}`);
}
