import type { DbContext } from "@/backend/domain/domain-context";
import { isMigrationPayment, MIGRATION_PAYMENTS } from "@/backend/domain/esim/migration-payments";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import type { GatewayContext, PaymentUpdate, SettleContext } from "@/backend/domain/ports/payment-gateway";
import { type PaymentKind, settleFromGateway, settleUpdate } from "@/backend/domain/ports/settle-update";
import { isRechargePayment, RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";

/** Records a gateway's answer about a payment of any kind. @throws DomainError `payment-not-found` */
export async function recordPaymentUpdate(context: SettleContext, update: PaymentUpdate): Promise<void> {
  await settleUpdate(context, await kindOf(context, update.transactionId), update);
}

/**
 * Asks a gateway for the state of a payment of any kind, and settles it. @returns false while it is undecided
 * @throws DomainError `payment-not-found`; PaymentGatewayError when it gives no answer
 */
export async function settleAnyPayment(context: GatewayContext, transactionId: string): Promise<boolean> {
  return settleFromGateway(context, await kindOf(context, transactionId), transactionId);
}

async function kindOf(context: DbContext, transactionId: string): Promise<PaymentKind> {
  if (await isRechargePayment(context, transactionId)) return RECHARGE_PAYMENTS;
  return (await isMigrationPayment(context, transactionId)) ? MIGRATION_PAYMENTS : ORDER_PAYMENTS;
}
