import type { PayWith } from "@/backend/contract/shop/orders";
import { insertRechargePayment } from "@/backend/db/queries/payments/recharge-payment-queries";
import { insertRecharge, type NewRecharge } from "@/backend/db/queries/payments/recharge-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { isOperatorNumber } from "@/backend/domain/codes/code-rules";
import { DomainError } from "@/backend/domain/domain-error";
import { answerOnce, findReplay, type OnceRequest } from "@/backend/domain/idempotency";
import type { OpenedPayment } from "@/backend/domain/ports/open-at-gateway";
import { newPaymentId, newPublicId, newUlid } from "@/backend/domain/random-ids";
import { openRechargeAtGateway } from "@/backend/domain/recharge/open-recharge-at-gateway";
import type { RechargeContext, StoredRecharge } from "@/backend/domain/recharge/recharge-context";

/** A checked recharge: number, amount, and the pack that it starts. */
export interface CheckedRecharge extends Pick<NewRecharge, "msisdn" | "payerMsisdn" | "amountPoisha" | "pack"> {
  readonly payWith: PayWith | null;
}

/** @throws DomainError `number-of-other-operator` for a number with another prefix than the operator's */
export function checkOperator(msisdn: string, prefixes: readonly string[]): void {
  if (!isOperatorNumber(msisdn, prefixes)) throw new DomainError("number-of-other-operator", { field: "msisdn" });
}

/**
 * Saves a recharge with its first payment, once per key, and opens the payment at the gateway. The same key returns
 * the same payment for 24 hours, without checking limits, prices and budgets again.
 * @param check checks and returns the recharge; called only when the key is new
 * @returns the gateway's page
 * @throws the errors of `check`; DomainError `too-many-requests`, `request-in-progress`, `idempotency-key-reused`;
 *   PaymentGatewayError when the gateway gives no answer
 */
export async function openRechargeOnce(
  context: RechargeContext,
  request: OnceRequest,
  check: () => Promise<CheckedRecharge>,
): Promise<OpenedPayment> {
  const { db } = context;
  const before = await findReplay<StoredRecharge>(db.pool, request);
  if (before !== null) return openRechargeAtGateway(context, before.transactionId);
  const recharge = await check();
  await context.takeBudget();
  const { transactionId } = await inTransaction(db, (transaction) =>
    answerOnce(transaction, request, () => write(transaction, context, recharge)),
  );
  return openRechargeAtGateway(context, transactionId);
}

async function write(
  transaction: Connection,
  { gateway, lang, now }: RechargeContext,
  { payWith, ...recharge }: CheckedRecharge,
): Promise<StoredRecharge> {
  const id = newUlid(now().getTime());
  await insertRecharge(transaction, { ...recharge, id, reference: newPublicId(), lang });
  const transactionId = newPaymentId();
  const { amountPoisha } = recharge;
  const payment = { id: transactionId, rechargeId: id, gateway: gateway.name, amountPoisha, payWith };
  await insertRechargePayment(transaction, payment);
  return { transactionId };
}
