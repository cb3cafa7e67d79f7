import type { PaymentStatements, StoredPaymentRow } from "@/backend/db/queries/payments/shared-payment-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { DomainError } from "@/backend/domain/domain-error";
import { changedState } from "@/backend/domain/payments/payment-rules";
import {
  type GatewayContext,
  PaymentGatewayError,
  type PaymentUpdate,
  type SettleContext,
} from "@/backend/domain/ports/payment-gateway";
import { newPaymentId } from "@/backend/domain/random-ids";
import { formatMoneyPlain } from "@/utils/money/money";

/** What differs between the payments of orders, recharges and migrations to eSIM. */
export interface PaymentKind<Payment extends StoredPaymentRow = StoredPaymentRow> {
  /** What is paid, for the log: an order, a recharge. */
  readonly what: string;
  readonly statements: PaymentStatements;
  /** Locks what is paid, then reads the payment under that lock; null for an unknown payment. */
  lock(transaction: Connection, transactionId: string): Promise<Payment | null>;
  /** Gives what was paid for, in the same transaction. @returns false when the money must be refunded */
  takeMoney(transaction: Connection, payment: Payment, isRisky: boolean): Promise<boolean>;
  /** Texts the payer that the money is refunded. @param payment as it was before the money arrived */
  announceRefund(transaction: Connection, payment: Payment): Promise<void>;
  /** Called when a payment failed or was cancelled. */
  onUnpaid?(transaction: Connection, payment: Payment, outcome: "failed" | "cancelled"): Promise<void>;
}

/**
 * Records a gateway's answer about a payment, once per event; events may arrive in any order (docs/decisions/14). A
 * payment that its payer has paid again is refunded. An amount that differs from the payment's is recorded and reported
 * to the operator, who decides about the money; it changes nothing else.
 * @throws DomainError `payment-not-found`, also for a payment of another gateway
 */
export async function settleUpdate(
  { db, onFailure }: SettleContext,
  kind: PaymentKind,
  update: PaymentUpdate,
): Promise<void> {
  const { transactionId, outcome, amountPoisha } = update;
  const duePoisha = await inTransaction(db, (transaction) => settle(transaction, kind, update));
  if (duePoisha === null || outcome !== "paid") return;
  const why = `The gateway took ${formatMoneyPlain(amountPoisha)}, and ${formatMoneyPlain(duePoisha)} is due`;
  onFailure?.(new Error(why), `accept the amount of payment ${transactionId}`);
}

/** @returns the amount of the payment if it differs from that of a new event, else null */
async function settle(
  transaction: Connection,
  { statements, lock, takeMoney, announceRefund, onUnpaid }: PaymentKind,
  update: PaymentUpdate,
): Promise<number | null> {
  const payment = await lock(transaction, update.transactionId);
  if (payment === null || payment.gateway !== update.gateway) throw new DomainError("payment-not-found");
  const isNew = await statements.recordEvent(transaction, { ...update, paymentId: payment.id });
  if (!isNew) return null;
  if (update.amountPoisha !== payment.amountPoisha) return payment.amountPoisha;
  const { outcome, reference, isRisky = false } = update;
  if (payment.state === "paid" && outcome === "paid") {
    const again = { id: newPaymentId(), paidId: payment.id, reference };
    if (await statements.insertPaidAgain(transaction, again)) await announceRefund(transaction, payment);
    return null;
  }
  const state = changedState(payment.state, outcome);
  if (state === null) return null;
  const refundDue = state === "paid" && !(await takeMoney(transaction, payment, isRisky));
  if (refundDue) await announceRefund(transaction, payment);
  await statements.move(transaction, { id: payment.id, state, reference, refundDue });
  if (state !== "paid") await onUnpaid?.(transaction, payment, state);
  return null;
}

/**
 * Asks the gateway, server to server, for the state of a payment and settles it (threat T17). Only for messages of the
 * gateway and background rounds: anybody may open a payment's page, so a visitor needs `settleForVisitor`.
 * @returns false while the gateway has not decided
 * @throws DomainError `payment-not-found`; PaymentGatewayError when it gives no answer
 */
export async function settleFromGateway(
  context: GatewayContext,
  kind: PaymentKind,
  transactionId: string,
): Promise<boolean> {
  const { gateway } = context;
  const answers = await gateway.findAnswers(transactionId);
  for (const answer of answers) {
    await settleUpdate(context, kind, { ...answer, transactionId, gateway: gateway.name });
  }
  return answers.length > 0;
}

/**
 * Settles payments that may have ended without our knowledge, while the visitor's budget lasts. One without an answer
 * stays undecided and is opened again: nothing is charged twice.
 */
export async function settleOpened(
  context: GatewayContext,
  kind: PaymentKind,
  payments: readonly { readonly id: string }[],
): Promise<void> {
  for (const { id } of payments) {
    if ((await context.takeQuestion?.()) === false) return;
    try {
      await settleFromGateway(context, kind, id);
    } catch (error) {
      if (!(error instanceof PaymentGatewayError)) throw error;
    }
  }
}

/** Questions of visitors that wait for the gateway, by transaction. */
const waiting = new Map<string, Promise<boolean>>();

/**
 * As `settleFromGateway`, for a visitor who looks at a payment: not more often than the budgets allow (threat T28).
 * Visitors who ask at the same time share one question.
 * @returns false while the gateway has not decided, and when it was not asked
 * @throws DomainError `payment-not-found`; PaymentGatewayError when it gives no answer
 */
export function settleForVisitor(context: GatewayContext, kind: PaymentKind, transactionId: string): Promise<boolean> {
  const known = waiting.get(transactionId);
  if (known !== undefined) return known;
  const ask = async () => {
    if ((await context.takeQuestion?.(transactionId)) === false) return false;
    return settleFromGateway(context, kind, transactionId);
  };
  const answer = ask().finally(() => waiting.delete(transactionId));
  waiting.set(transactionId, answer);
  return answer;
}
