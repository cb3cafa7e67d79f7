import { payRecharge, refuseRecharge } from "@/backend/db/queries/payments/recharge-credit-queries";
import { findRechargePayment, type RechargePaymentRow } from "@/backend/db/queries/payments/recharge-payment-queries";
import { lockRechargeOfPayment, type RechargeRow } from "@/backend/db/queries/payments/recharge-queries";
import { rechargePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import type { PaymentKind } from "@/backend/domain/ports/settle-update";

export async function isRechargePayment({ db }: DbContext, transactionId: string): Promise<boolean> {
  return (await findRechargePayment(db.pool, transactionId)) !== null;
}

/**
 * The payments of recharges. The first paid payment makes the recharge due at the charging system. Any other payment is
 * refunded, and so is a payment with a risk, since a recharge cannot be reversed (docs/decisions/15). A payment
 * that is unknown to the gateway after 24 hours ends as cancelled; money that arrives later still counts.
 */
export const RECHARGE_PAYMENTS: PaymentKind<RechargePaymentRow & { recharge: RechargeRow }> = {
  owner: "a recharge",
  statements: rechargePayments,
  async lock(transaction, transactionId) {
    const recharge = await lockRechargeOfPayment(transaction, transactionId);
    // Read under the lock: another event may have changed the state while this one waited.
    const payment = await findRechargePayment(transaction, transactionId);
    return recharge && payment && { ...payment, recharge };
  },
  takeMoney: (transaction, { recharge }, isRisky) => takeMoney(transaction, recharge, isRisky),
};

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
