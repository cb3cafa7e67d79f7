import { payRecharge, refuseRecharge } from "@/backend/db/queries/payments/recharge-credit-queries";
import { findRechargePayment } from "@/backend/db/queries/payments/recharge-payment-queries";
import { lockRechargeOfPayment, type RechargeRow } from "@/backend/db/queries/payments/recharge-queries";
import { rechargePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { changedState } from "@/backend/domain/payments/payment-rules";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import {
  type GatewayContext,
  type PaymentUpdate,
  reportAmount,
  type SettleContext,
} from "@/backend/domain/ports/payment-gateway";
import { type PaymentRound, refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";

export async function isRechargePayment({ db }: DbContext, transactionId: string): Promise<boolean> {
  return (await findRechargePayment(db.pool, transactionId)) !== null;
}

/**
 * Records a gateway's answer about a recharge's payment, once per event; events may arrive in any order. The
 * first paid payment makes the recharge due at the charging system. Any other payment is refunded, and so is a payment
 * with a risk, since a recharge cannot be reversed (docs/decisions/15). An amount that differs from the
 * recharge's is recorded, reported to the operator, and changes nothing.
 * @throws DomainError `payment-not-found`
 */
export async function settleRecharge(context: SettleContext, update: PaymentUpdate): Promise<void> {
  reportAmount(context, update, await inTransaction(context.db, (transaction) => settle(transaction, update)));
}

/** @returns the amount of the payment if it differs from that of a new event, else null */
async function settle(transaction: Connection, update: PaymentUpdate): Promise<number | null> {
  const { transactionId, reference } = update;
  const recharge = await lockRechargeOfPayment(transaction, transactionId);
  // Read under the lock: another event may have changed the state while this one waited.
  const payment = await findRechargePayment(transaction, transactionId);
  if (recharge === null || payment === null || payment.gateway !== update.gateway) {
    throw new DomainError("payment-not-found");
  }
  const isNew = await rechargePayments.recordEvent(transaction, { ...update, paymentId: payment.id });
  if (!isNew) return null;
  if (update.amountPoisha !== payment.amountPoisha) return payment.amountPoisha;
  const state = changedState(payment.state, update.outcome);
  if (state === null) return null;
  const refundDue = state === "paid" && !(await takeMoney(transaction, recharge, update.isRisky === true));
  await rechargePayments.move(transaction, payment.id, { state, reference, refundDue });
  return null;
}

async function takeMoney(transaction: Connection, recharge: RechargeRow, isRisky: boolean): Promise<boolean> {
  if (!isRisky && (await payRecharge(transaction, recharge.id))) return true;
  const { msisdn, payerMsisdn, lang, reference, amountPoisha } = recharge;
  if (isRisky) await refuseRecharge(transaction, recharge.id, "payment-doubted");
  const facts = { reference, paidPoisha: amountPoisha };
  const about = { msisdn: payerMsisdn ?? msisdn, lang, facts, proof: "payment" } as const;
  await queueMessage(transaction, { ...about, purpose: "recharge-refund" });
  return false;
}

/**
 * Asks the gateway, server to server, for the state of a payment and settles it.
 * @returns false while the gateway has not decided
 * @throws DomainError `payment-not-found`; PaymentGatewayError when it gives no answer
 */
export async function confirmRecharge(context: GatewayContext, transactionId: string): Promise<boolean> {
  const { gateway } = context;
  const answer = await gateway.confirm(transactionId);
  if (answer === null) return false;
  await settleRecharge(context, { ...answer, transactionId, gateway: gateway.name });
  return true;
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
