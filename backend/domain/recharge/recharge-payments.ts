import { payRecharge, refuseRecharge } from "@/backend/db/queries/payments/recharge-credit-queries";
import { findRechargePayment, type RechargePaymentRow } from "@/backend/db/queries/payments/recharge-payment-queries";
import { lockRechargeOfPayment, type RechargeRow } from "@/backend/db/queries/payments/recharge-queries";
import { rechargePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import type { PaymentKind } from "@/backend/domain/ports/settle-update";

export async function isRechargePayment({ db }: DbContext, transactionId: string): Promise<boolean> {
  return (await findRechargePayment(db.pool, transactionId)) !== null;
}

/**
 * The payments of recharges. The first paid payment makes the recharge due at the charging system. Any other is refunded,
 * and so is a risky one, since a recharge cannot be reversed (docs/decisions/15). A payment that is undecided after 24
 * hours ends as cancelled; money that arrives later still counts.
 */
export const RECHARGE_PAYMENTS: PaymentKind<RechargePaymentRow & { recharge: RechargeRow }> = {
  what: "a recharge",
  statements: rechargePayments,
  async lock(transaction, transactionId) {
    const recharge = await lockRechargeOfPayment(transaction, transactionId);
    // Read under the lock: another event may have changed the state while this one waited.
    const payment = await findRechargePayment(transaction, transactionId);
    return recharge && payment && { ...payment, recharge };
  },
  async takeMoney(transaction, { recharge: { id, state } }, isRisky) {
    if (!isRisky && (await payRecharge(transaction, id))) return true;
    // An earlier payment may have paid the recharge. It is credited although this one is risky.
    if (state === "awaiting_payment") await refuseRecharge(transaction, id, "payment-doubted");
    return false;
  },
  async announceRefund(transaction, { recharge }) {
    const { state, msisdn, payerMsisdn, lang, reference, amountPoisha } = recharge;
    const isPaid = state !== "awaiting_payment" && state !== "refused";
    const facts = { reference, paidPoisha: amountPoisha };
    const about = { msisdn: payerMsisdn ?? msisdn, lang, facts, proof: "payment" } as const;
    await queueMessage(transaction, { ...about, purpose: isPaid ? "second-payment-refund" : "recharge-refund" });
  },
};
