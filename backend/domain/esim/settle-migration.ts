import {
  findServicePayment,
  lockServicePayment,
  moveServicePayment,
  takePendingServicePayments,
} from "@/backend/db/queries/payments/service-payment-queries";
import { lockRequestById, moveRequest } from "@/backend/db/queries/sims/sim-request-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { stateAfter } from "@/backend/domain/payments/payment-rules";
import type { GatewayAnswer, PaymentGateway } from "@/backend/domain/ports/payment-gateway";
import { type PaymentRound, settlePending } from "@/backend/domain/ports/payment-rounds";

export interface SettlementContext extends DbContext {
  readonly gateway: PaymentGateway;
}

/** For payments whose payer does not return at once. For the others, the page settles the payment. */
const SECONDS_OLD = 20;

/**
 * Asks the gateway for the state of a migration's payment and settles it: once paid, the request is ready, and the next
 * round of `deliverEsims` orders its eSIM and texts the link. A second call changes nothing, and a payment never goes
 * back to an earlier state (docs/decisions/14).
 * @returns false while the gateway has not decided
 * @throws the gateway's error when it does not answer
 */
export async function settleMigration(context: SettlementContext, transactionId: string): Promise<boolean> {
  const { db, gateway } = context;
  const payment = await findServicePayment(db.pool, transactionId);
  if (payment === null || payment.gateway !== gateway.name || payment.state === "paid") return true;
  const answer = await gateway.confirm(transactionId);
  if (answer === null) return false;
  await inTransaction(db, (transaction) => settle(transaction, transactionId, answer));
  return true;
}

async function settle(
  transaction: Connection,
  transactionId: string,
  { outcome, amountPoisha, reference, isRisky = false }: GatewayAnswer,
): Promise<void> {
  const payment = await lockServicePayment(transaction, transactionId);
  // If the amount differs from the payment's, nothing changes.
  if (payment === null || amountPoisha !== payment.amountPoisha) return;
  const state = stateAfter(payment.state, outcome);
  if (state === payment.state || state === "pending") return;
  await moveServicePayment(transaction, payment.id, { state, reference });
  const request = state === "paid" ? await lockRequestById(transaction, payment.requestId) : null;
  if (request === null || request.state !== "awaiting_payment" || request.msisdn === null) return;
  await moveRequest(transaction, request.id, "submitted");
  // If the gateway reports a risk, a person checks the payer and then advances the request.
  await moveRequest(transaction, request.id, isRisky ? "in_review" : "ready");
}

/** Settles the payments of migrations whose payer did not return to the site. */
export function settlePendingMigrations(round: PaymentRound): Promise<void> {
  return settlePending(round, SECONDS_OLD, {
    take: takePendingServicePayments,
    settle: settleMigration,
    describe: (id) => `settle the payment ${id} of a migration`,
  });
}
