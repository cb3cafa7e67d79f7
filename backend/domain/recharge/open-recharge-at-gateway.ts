import type { Payer } from "@/backend/db/queries/payments/payment-queries";
import { findRechargePayment } from "@/backend/db/queries/payments/recharge-payment-queries";
import { findRechargeOfPayment } from "@/backend/db/queries/payments/recharge-queries";
import { rechargePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { DomainError } from "@/backend/domain/domain-error";
import type { OpenedRecharge, RechargeContext } from "@/backend/domain/recharge/recharge-context";

/** A gateway needs an address even if nothing is delivered. */
const payerOf = (msisdn: string): Payer => ({
  fullName: msisdn,
  msisdn,
  email: null,
  address: "Mobile recharge",
  district: "Dhaka",
  postCode: "1000",
});

/**
 * Opens a payment that is already saved. The gateway is called outside of any transaction; if the call fails, the next
 * try opens the same payment.
 * @throws DomainError `payment-not-found`; PaymentGatewayError when the gateway gives no answer
 */
export async function openRechargeAtGateway(
  { db, gateway, returnUrl }: Pick<RechargeContext, "db" | "gateway" | "returnUrl">,
  transactionId: string,
): Promise<OpenedRecharge> {
  const [payment, recharge] = await Promise.all([
    findRechargePayment(db.pool, transactionId),
    findRechargeOfPayment(db.pool, transactionId),
  ]);
  if (payment === null || recharge === null) throw new DomainError("payment-not-found");
  if (payment.redirectUrl !== null) return { redirectUrl: payment.redirectUrl, transactionId };
  const { redirectUrl } = await gateway.open({
    transactionId,
    amountPoisha: payment.amountPoisha,
    orderId: recharge.reference,
    returnUrl: returnUrl(recharge.lang),
    emiMonths: null,
    payWith: payment.payWith,
    payer: payerOf(recharge.payerMsisdn ?? recharge.msisdn),
  });
  await rechargePayments.setRedirect(db.pool, transactionId, redirectUrl);
  return { redirectUrl, transactionId };
}
