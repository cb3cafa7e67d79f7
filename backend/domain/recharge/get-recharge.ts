import type { RechargeOutcome } from "@/backend/contract/subscriber-services/recharge";
import { listRechargePayments, type RechargePaymentRow } from "@/backend/db/queries/payments/recharge-payment-queries";
import {
  findRechargeOfPayment,
  listRecentRecharges,
  type RechargeRow,
} from "@/backend/db/queries/payments/recharge-queries";
import type { DbContext, Owner } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { type GatewayContext, PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { settleForVisitor } from "@/backend/domain/ports/settle-update";
import { RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";
import { outcomeOf } from "@/backend/domain/recharge/recharge-rules";
import { maskMsisdn } from "@/utils/numbers/msisdn";

const MAX_RECENT = 5;

export interface SeenRecharge extends Omit<RechargeRow, "payerMsisdn" | "state"> {
  outcome: RechargeOutcome;
  packState: "waiting" | "active" | "refused" | null;
  payWith: RechargePaymentRow["payWith"];
}

/**
 * The state of a recharge, by any transaction of its payments. For an open one, the gateway is asked: the address to
 * which the payer returned is no proof. The number is masked and the balance is left out, unless the
 * session belongs to the payer or to the number.
 * @throws DomainError `payment-not-found`
 */
export async function getRecharge(
  context: GatewayContext,
  transactionId: string,
  viewer: string | null,
): Promise<SeenRecharge> {
  const { db } = context;
  let recharge = await findRechargeOfPayment(db.pool, transactionId);
  if (recharge?.state === "awaiting_payment" && (await trySettle(context, transactionId))) {
    recharge = await findRechargeOfPayment(db.pool, transactionId);
  }
  if (recharge === null) throw new DomainError("payment-not-found", { field: "transaction_id" });
  const payments = await listRechargePayments(db.pool, recharge.id);
  const { payerMsisdn, state, ...seen } = recharge;
  const isOwn = viewer !== null && viewer === recharge.msisdn;
  const isKnown = isOwn || (viewer !== null && viewer === payerMsisdn);
  const paid = payments.find((payment) => payment.state === "paid" && !payment.refundDue) ?? payments.at(-1);
  return {
    ...seen,
    msisdn: isKnown ? recharge.msisdn : maskMsisdn(recharge.msisdn),
    balancePoisha: isOwn ? recharge.balancePoisha : null,
    outcome: outcomeOf({ state }, payments),
    packState: packStateOf(recharge),
    payWith: paid?.payWith ?? null,
  };
}

/** Asks the gateway. @returns false if it does not answer, or has not decided */
async function trySettle(context: GatewayContext, transactionId: string): Promise<boolean> {
  try {
    return await settleForVisitor(context, RECHARGE_PAYMENTS, transactionId);
  } catch (error) {
    if (error instanceof PaymentGatewayError) return false;
    throw error;
  }
}

function packStateOf({ packId, state, packRefusedFor }: RechargeRow): SeenRecharge["packState"] {
  if (packId === null) return null;
  if (state !== "done") return "waiting";
  return packRefusedFor === null ? "active" : "refused";
}

/** The latest recharges of the logged-in number as payer: numbers and amounts, the newest first. */
export function listRecharges({ db }: DbContext, session: Owner): Promise<RechargeRow[]> {
  return listRecentRecharges(db.pool, session.msisdn, MAX_RECENT);
}
