import { findRechargePayment } from "@/backend/db/queries/payments/recharge-payment-queries";
import { findRechargeOfPayment } from "@/backend/db/queries/payments/recharge-queries";
import { rechargePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { DomainError } from "@/backend/domain/domain-error";
import { type OpenedPayment, openAtGateway, payerOfService } from "@/backend/domain/ports/open-at-gateway";
import type { RechargeContext } from "@/backend/domain/recharge/recharge-context";

/**
 * Opens the saved payment of a recharge.
 * @throws DomainError `payment-not-found`, and the errors of `openAtGateway`
 */
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
