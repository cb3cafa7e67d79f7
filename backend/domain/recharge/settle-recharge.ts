import { payRecharge, refuseRecharge } from "@/backend/db/queries/payments/recharge-credit-queries";
import { findRechargePayment, type RechargePaymentRow } from "@/backend/db/queries/payments/recharge-payment-queries";
import { lockRechargeOfPayment, type RechargeRow } from "@/backend/db/queries/payments/recharge-queries";
import { rechargePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import type { GatewayContext, PaymentUpdate, SettleContext } from "@/backend/domain/ports/payment-gateway";
import { type PaymentRound, refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";
import { confirmAtGateway, type PaymentKind, settleUpdate } from "@/backend/domain/ports/settle-update";

export async function isRechargePayment({ db }: DbContext, transactionId: string): Promise<boolean> {
  return (await findRechargePayment(db.pool, transactionId)) !== null;
}

/**
 * The payments of recharges. The first paid payment makes the recharge due at the charging system. Any other payment is
 * refunded, and so is a payment with a risk, since a recharge cannot be reversed (docs/decisions/15).
 */
const RECHARGE_PAYMENTS: PaymentKind<RechargePaymentRow & { recharge: RechargeRow }> = {
  statements: rechargePayments,
  async lock(transaction, transactionId) {
    const recharge = await lockRechargeOfPayment(transaction, transactionId);
    // Read under the lock: another event may have changed the state while this one waited.
    const payment = await findRechargePayment(transaction, transactionId);
    return recharge && payment && { ...payment, recharge };
  },
  takeMoney: (transaction, { recharge }, isRisky) => takeMoney(transaction, recharge, isRisky),
};

/** Records a gateway's event of a recharge's payment, once. @throws DomainError `payment-not-found` */
export function settleRecharge(context: SettleContext, update: PaymentUpdate): Promise<void> {
  return settleUpdate(context, RECHARGE_PAYMENTS, update);
}

/** Asks the gateway for the state of a recharge's payment and settles it, as `confirmAtGateway`. */
export function confirmRecharge(context: GatewayContext, transactionId: string): Promise<boolean> {
  return confirmAtGateway(context, RECHARGE_PAYMENTS, transactionId);
}

async function takeMoney(transaction: Connection, recharge: RechargeRow, isRisky: boolean): Promise<boolean> {
  if (!isRisky && (await payRecharge(transaction, recharge.id))) return true;
  const { state, msisdn, payerMsisdn, lang, reference, amountPoisha } = recharge;
  // An earlier payment may have paid the recharge. It is credited although this one is risky.
  if (state === "awaiting_payment") await refuseRecharge(transaction, recharge.id, "payment-doubted");
  const facts = { reference, paidPoisha: amountPoisha };
  const about = { msisdn: payerMsisdn ?? msisdn, lang, facts, proof: "payment" } as const;
  await queueMessage(transaction, { ...about, purpose: "recharge-refund" });
  return false;
}

/**
 * Settles payments of recharges whose payer did not return. A payment unknown to the gateway after 24 hours ends as
 * cancelled; money that arrives later still counts.
 */
export function settlePendingRecharges(round: PaymentRound): Promise<void> {
  return settlePending(round, rechargePayments, {
    settle: confirmRecharge,
    describe: (id) => `settle the payment ${id} of a recharge`,
  });
}

export function refundRecharges(round: PaymentRound): Promise<void> {
  return refundDue(round, rechargePayments, (id) => `refund the payment ${id} of a recharge`);
}
