import { isMigrationPayment, recordMigrationUpdate, settleMigration } from "@/backend/domain/esim/settle-migration";
import { confirmPayment, settlePayment } from "@/backend/domain/payments/settle-payment";
import type { GatewayContext, PaymentUpdate, SettleContext } from "@/backend/domain/ports/payment-gateway";
import { confirmRecharge, isRechargePayment, settleRecharge } from "@/backend/domain/recharge/settle-recharge";

/**
 * Records a gateway's answer about the payment of an order, a recharge or a migration to eSIM. A gateway's message
 * contains only the transaction.
 * @throws DomainError `payment-not-found`
 */
export async function recordPaymentUpdate(context: SettleContext, update: PaymentUpdate): Promise<void> {
  if (await isRechargePayment(context, update.transactionId)) await settleRecharge(context, update);
  else if (await isMigrationPayment(context, update.transactionId)) await recordMigrationUpdate(context, update);
  else await settlePayment(context, update);
}

/**
 * Asks a gateway for the state of a payment of an order, a recharge or a migration to eSIM, and settles it.
 * @returns false while the gateway has not decided
 * @throws DomainError `payment-not-found`; PaymentGatewayError when it gives no answer
 */
export async function handleGatewayNotification(context: GatewayContext, transactionId: string): Promise<boolean> {
  if (await isRechargePayment(context, transactionId)) return confirmRecharge(context, transactionId);
  if (await isMigrationPayment(context, transactionId)) return settleMigration(context, transactionId);
  return confirmPayment(context, transactionId);
}
