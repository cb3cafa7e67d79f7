import type { Database } from "@/backend/db/client";
import type { DbContext } from "@/backend/domain/domain-context";
import { confirmPayment } from "@/backend/domain/payments/confirm-payment";
import { type PaymentNews, settlePayment } from "@/backend/domain/payments/settle-payment";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";
import { confirmRecharge, isRechargePayment, settleRecharge } from "@/backend/domain/recharge/settle-recharge";

/**
 * Records a gateway's answer about the payment of an order or a recharge. A gateway's message contains only the
 * transaction.
 * @throws DomainError `payment-not-found`
 */
export async function takeNews({ db }: DbContext, news: PaymentNews): Promise<void> {
  const isRecharge = await isRechargePayment({ db }, news.transactionId);
  await (isRecharge ? settleRecharge({ db }, news) : settlePayment({ db }, news));
}

/**
 * Asks a gateway for the state of a payment of an order or a recharge, and settles it.
 * @returns false while the gateway has not decided
 * @throws DomainError `payment-not-found`; PaymentGatewayError when it gives no answer
 */
export async function handleGatewayNotification(
  context: { db: Database; gateway: PaymentGateway },
  transactionId: string,
): Promise<boolean> {
  const isRecharge = await isRechargePayment(context, transactionId);
  return isRecharge ? confirmRecharge(context, transactionId) : confirmPayment(context, transactionId);
}
