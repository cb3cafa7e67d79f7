import type { CodeChannel } from "@/backend/contract/fields";
import type { OrderBasis } from "@/backend/db/queries/orders/place-order-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { acceptCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { isOperatorNumber } from "@/backend/domain/codes/code-rules";
import { sendCode } from "@/backend/domain/codes/send-code";
import { DomainError } from "@/backend/domain/domain-error";

/** The risk check for orders that are paid on delivery (docs/checkout.md). */
export interface CashRiskCheck {
  readonly codes: CodeContext;
  /** From this total, in poisha, a guest must type a code. */
  readonly fromPoisha: number;
  /** The code as the buyer typed it; null before that. */
  readonly code: string | number | null;
}

/** Sends the code that confirms the order of a cart. @throws DomainError the errors of `sendCode` */
export function sendCashCode(
  codes: CodeContext,
  request: { token: string; msisdn: string; channel?: CodeChannel | undefined },
): Promise<void> {
  const { token, msisdn, channel } = request;
  return sendCode(codes, { msisdn, purpose: "cash-order", subject: token, channel });
}

/**
 * True if an order on delivery needs a code for its unproved contact number: from a total on, and for a number that
 * did not accept a parcel before (docs/checkout.md).
 * @throws DomainError `cod-needs-own-number` for a number to which no code can be texted
 */
export function needsCashCode(
  riskCheck: CashRiskCheck,
  order: { msisdn: string; payablePoisha: number } & Pick<OrderBasis, "refusedOrders">,
): boolean {
  const { codes, fromPoisha } = riskCheck;
  if (order.payablePoisha < fromPoisha && order.refusedOrders === 0) return false;
  if (isOperatorNumber(order.msisdn, codes.operatorPrefixes)) return true;
  throw new DomainError("cod-needs-own-number", { field: "msisdn" });
}

/**
 * Places an order with the code of its number. Both are committed, or neither, so that the code stays valid when the
 * order is refused for another reason.
 * @returns null for a code that is wrong, expired or used
 * @throws DomainError the errors of `acceptCode` and of `work`
 */
export async function withCashCode<Result>(
  { codes, code }: { codes: CodeContext; code: string | number },
  { token, msisdn }: { token: string; msisdn: string },
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result | null> {
  const accepted = await acceptCode(codes, { msisdn, purpose: "cash-order", subject: token, code }, work);
  return accepted === null ? null : accepted.result;
}
