import type { PayWith } from "@/backend/contract/shop/orders";
import { findRechargePayment, insertRechargePayment } from "@/backend/db/queries/payments/recharge-payment-queries";
import {
  findRechargeOfPayment,
  insertRecharge,
  type NewRecharge,
} from "@/backend/db/queries/payments/recharge-queries";
import { rechargePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { isOperatorNumber } from "@/backend/domain/codes/code-rules";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { answerOnce, findReplay, type OnceRequest } from "@/backend/domain/idempotency";
import {
  type OpenedPayment,
  openAtGateway,
  payerOfService,
  type StoredPayment,
} from "@/backend/domain/ports/open-at-gateway";
import type { GatewayContext } from "@/backend/domain/ports/payment-gateway";
import { newPaymentId, newPublicId, newUlid } from "@/backend/domain/random-ids";

interface CheckedRecharge extends Pick<NewRecharge, "msisdn" | "payerMsisdn" | "amountPoisha" | "pack"> {
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
 * @throws the errors of `check`; DomainError `too-many-requests`, `request-in-progress`, `idempotency-key-reused`;
 *   PaymentGatewayError when the gateway gives no answer
 */
export async function openRechargeOnce(
  context: RechargeContext,
  request: OnceRequest,
  check: () => Promise<CheckedRecharge>,
): Promise<OpenedPayment> {
  const { db } = context;
  const before = await findReplay<StoredPayment>(db.pool, request);
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
): Promise<StoredPayment> {
  const id = newUlid(now().getTime());
  await insertRecharge(transaction, { ...recharge, id, reference: newPublicId(), lang });
  const transactionId = newPaymentId();
  const { amountPoisha } = recharge;
  const payment = { id: transactionId, rechargeId: id, gateway: gateway.name, amountPoisha, payWith };
  await insertRechargePayment(transaction, payment);
  return { transactionId };
}

export interface RechargeContext extends DomainContext, GatewayContext {
  readonly operatorPrefixes: readonly string[];
  /** The site's page that shows a payer the result of a recharge, in this language. */
  readonly returnUrl: (lang: "en" | "bn") => string;
  /** Counts a new recharge against the client's budget. @throws DomainError `too-many-requests` */
  readonly takeBudget: () => Promise<void>;
}

/** Opens the saved payment of a recharge. @throws DomainError `payment-not-found`, and the errors of `openAtGateway` */
export async function openRechargeAtGateway(
  { db, gateway, returnUrl }: Pick<RechargeContext, "db" | "gateway" | "returnUrl">,
  transactionId: string,
): Promise<OpenedPayment> {
  const [payment, recharge] = await Promise.all([
    findRechargePayment(db.pool, transactionId),
    findRechargeOfPayment(db.pool, transactionId),
  ]);
  if (payment === null || recharge === null) throw new DomainError("payment-not-found");
  return openAtGateway({ db, gateway }, rechargePayments, {
    transactionId,
    redirectUrl: payment.redirectUrl,
    amountPoisha: payment.amountPoisha,
    orderId: recharge.reference,
    returnUrl: returnUrl(recharge.lang),
    emiMonths: null,
    payWith: payment.payWith,
    payer: payerOfService(recharge.payerMsisdn ?? recharge.msisdn, null, "Mobile recharge"),
  });
}
