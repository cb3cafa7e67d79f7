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
import { type Connection, rollbackTo, savepoint } from "@/backend/db/queries/statement";
import { takeNumbersAgain } from "@/backend/domain/numbers/sell-numbers";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import type { PaymentKind } from "@/backend/domain/ports/settle-update";

/**
 * The payments of orders (threat T17, fault R12). A payment that arrives after the reservation has ended takes the goods
 * again; if they are gone, or if the order is paid already, it is refunded. A payment that the gateway calls risky counts,
 * but a person must check it. A payment that is undecided after 24 hours, when its order is closed, ends as cancelled.
 */
export const ORDER_PAYMENTS: PaymentKind<PaymentRow> = {
  what: "an order",
  statements: orderPayments,
  lock: lockPayment,
  async takeMoney(transaction, payment, isRisky) {
    const isTaken = await completeOrder(transaction, payment);
    if (isTaken && isRisky) await markReviewDue(transaction, payment.id);
    return isTaken;
  },
  announceRefund: (transaction, payment) =>
    notifyPayer(transaction, payment, payment.paymentState === "paid" ? "payment-refund" : "order-refund"),
  async onUnpaid(transaction, { orderId, orderState, paymentState }, outcome) {
    if (orderState !== "pending_payment" || paymentState === "paid") return;
    await moveOrderPayment(transaction, orderId, outcome);
  },
};

/** Marks the order as paid. @returns false when the money must be refunded */
async function completeOrder(transaction: Connection, payment: PaymentRow): Promise<boolean> {
  const { orderId, orderState, paymentState } = payment;
  if (paymentState === "paid") return false;
  const isHeld = orderState === "pending_payment";
  if (!isHeld && !(orderState === "expired" && (await takeAgain(transaction, payment)))) {
    await moveOrderPayment(transaction, orderId, "paid");
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
