import type { PayWith } from "@/backend/contract/shop/orders";
import {
  findRechargePayment,
  insertRechargePayment,
  listRechargePayments,
} from "@/backend/db/queries/payments/recharge-payment-queries";
import {
  findRechargeOfPayment,
  insertRecharge,
  lockRechargeOfPayment,
  type NewRecharge,
  type RechargeRow,
} from "@/backend/db/queries/payments/recharge-queries";
import { rechargePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError, orThrow } from "@/backend/domain/domain-error";
import { answerOnce, findReplay, type OnceRequest, onceRequest } from "@/backend/domain/idempotency";
import {
  type OpenedPayment,
  openAtGateway,
  payerOfService,
  resultUrl,
  type StoredPayment,
} from "@/backend/domain/ports/open-at-gateway";
import type { GatewayContext } from "@/backend/domain/ports/payment-gateway";
import { settleOpened } from "@/backend/domain/ports/settle-update";
import { newPaymentId, newPublicId, newUlid } from "@/backend/domain/random-ids";
import { RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";

export interface RechargeContext extends DomainContext, GatewayContext {
  readonly operatorPrefixes: readonly string[];
  /** The site's page that shows a payer the result of a recharge, in this language. */
  readonly returnUrl: (lang: "en" | "bn") => string;
  /** Counts a new payment against the budget of the client. @throws DomainError `too-many-requests` */
  readonly takeBudget: () => Promise<void>;
}

type CheckedRecharge = Pick<NewRecharge, "msisdn" | "payerMsisdn" | "amountPoisha" | "pack">;

/**
 * Saves a recharge with its first payment, once per key, and opens the payment at the gateway. The same key leads to
 * the same recharge for 24 hours, without checking limits, prices and budgets again.
 * @param payWith the wallet or card that the payer chose
 * @param check checks and returns the recharge; called only when the key is new
 * @throws the errors of `check`; DomainError `too-many-requests`, `request-in-progress`, `idempotency-key-reused`;
 *   PaymentGatewayError when the gateway gives no answer
 */
export async function openRechargeOnce(
  context: RechargeContext,
  request: OnceRequest,
  payWith: PayWith | null,
  check: () => Promise<CheckedRecharge>,
): Promise<OpenedPayment> {
  const { db } = context;
  const before = await findReplay<StoredPayment>(db.pool, request);
  if (before !== null) return openAttempt(context, { ...before, payWith }, null);
  const recharge = await check();
  await context.takeBudget();
  const { transactionId } = await inTransaction(db, (transaction) =>
    answerOnce(transaction, request, () => saveRecharge(transaction, context, { ...recharge, payWith })),
  );
  return openRechargeAtGateway(context, transactionId);
}

async function saveRecharge(
  transaction: Connection,
  { gateway, lang, now }: RechargeContext,
  { payWith, ...recharge }: CheckedRecharge & { payWith: PayWith | null },
): Promise<StoredPayment> {
  const id = newUlid(now().getTime());
  await insertRecharge(transaction, { ...recharge, id, reference: newPublicId(), lang });
  const transactionId = newPaymentId();
  const { amountPoisha } = recharge;
  const payment = { id: transactionId, rechargeId: id, gateway: gateway.name, amountPoisha, payWith };
  await insertRechargePayment(transaction, payment);
  return { transactionId };
}

/** What a payer sends to pay a saved recharge. */
interface PaymentAttempt {
  /** Any transaction of the recharge. */
  transactionId: string;
  /** The wallet or card that the payer chose. */
  payWith: PayWith | null;
}

/**
 * Tries to pay a recharge again after a failure, once per key, by any of its transactions.
 * @throws DomainError those of `openAttempt`, `too-many-requests`, `request-in-progress`, `idempotency-key-reused`
 */
export async function retryRecharge(
  context: RechargeContext,
  key: string,
  input: PaymentAttempt,
): Promise<OpenedPayment> {
  const request = onceRequest("recharge-retry", key, [input.transactionId, input.payWith]);
  const before = await findReplay<StoredPayment>(context.db.pool, request);
  return openAttempt(context, input, before === null ? request : null);
}

/**
 * Opens a payment of a saved recharge. First, the gateway is asked about its earlier payments: if one was paid, the payer
 * is sent to the result and pays no second time. A pending payment is opened again, unless the payer chose another wallet
 * or card now. The first paid payment is added to the balance, any other is refunded.
 * @param request a new request, which is counted and stored; null for a repeated one, whose own payment may have failed
 * @throws DomainError `payment-not-found`, `recharge-closed`, and those of `answerOnce`
 */
async function openAttempt(
  context: RechargeContext,
  input: PaymentAttempt,
  request: OnceRequest | null,
): Promise<OpenedPayment> {
  const { db } = context;
  const recharge = orThrow(await settledRecharge(context, input.transactionId), "payment-not-found", "transaction_id");
  if (recharge.state !== "awaiting_payment") {
    const redirectUrl = resultUrl(context.returnUrl(recharge.lang), input.transactionId);
    return { redirectUrl, transactionId: input.transactionId };
  }
  if (request !== null) await context.takeBudget();
  const { transactionId } = await inTransaction(db, (transaction) => {
    const add = () => addAttempt(transaction, context, input);
    return request === null ? add() : answerOnce(transaction, request, add);
  });
  return openRechargeAtGateway(context, transactionId);
}

/** The recharge, after the gateway was asked about payments that may have ended without our knowledge. */
async function settledRecharge(context: RechargeContext, transactionId: string): Promise<RechargeRow | null> {
  const { db } = context;
  const recharge = await findRechargeOfPayment(db.pool, transactionId);
  if (recharge === null || recharge.state !== "awaiting_payment") return recharge;
  const payments = await listRechargePayments(db.pool, recharge.id);
  const opened = payments.filter(({ state, redirectUrl }) => state === "pending" && redirectUrl !== null);
  await settleOpened(context, RECHARGE_PAYMENTS, opened);
  return opened.length === 0 ? recharge : findRechargeOfPayment(db.pool, transactionId);
}

async function addAttempt(
  transaction: Connection,
  { gateway }: RechargeContext,
  { transactionId, payWith }: PaymentAttempt,
): Promise<StoredPayment> {
  const recharge = await lockRechargeOfPayment(transaction, transactionId);
  if (recharge === null) throw new DomainError("payment-not-found", { field: "transaction_id" });
  if (recharge.state !== "awaiting_payment") throw new DomainError("recharge-closed", { field: "transaction_id" });
  const attempts = await listRechargePayments(transaction, recharge.id);
  const open = attempts.find((payment) => payment.state === "pending" && payment.payWith === payWith);
  if (open !== undefined) return { transactionId: open.id };
  const id = newPaymentId();
  const { id: rechargeId, amountPoisha } = recharge;
  await insertRechargePayment(transaction, { id, rechargeId, gateway: gateway.name, amountPoisha, payWith });
  return { transactionId: id };
}

/** Opens the saved payment of a recharge. @throws DomainError `payment-not-found`, and the errors of `openAtGateway` */
async function openRechargeAtGateway(
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
