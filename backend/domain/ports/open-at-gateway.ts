import type { Payer } from "@/backend/db/queries/payments/payment-queries";
import { findPurchase, type PaymentStatements } from "@/backend/db/queries/payments/shared-payment-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import type { GatewayContext, GatewayPayment } from "@/backend/domain/ports/payment-gateway";

export interface OpenedPayment {
  redirectUrl: string;
  transactionId: string;
}

/** The stored answer of a call that opens a payment: a request with the same key opens the same payment. */
export type StoredPayment = Pick<OpenedPayment, "transactionId">;

/**
 * Opens a saved payment at the gateway, outside of any transaction. If the call fails, the next try opens the same
 * payment.
 * @param payment with the page that the gateway gave it before; null when it was not opened yet
 * @throws PaymentGatewayError when the gateway gives no answer
 */
export async function openAtGateway(
  { db, gateway }: GatewayContext,
  { setRedirect }: Pick<PaymentStatements, "setRedirect">,
  { redirectUrl: openedUrl, ...payment }: GatewayPayment & { readonly redirectUrl: string | null },
): Promise<OpenedPayment> {
  const { transactionId } = payment;
  if (openedUrl !== null) return { redirectUrl: openedUrl, transactionId };
  const { redirectUrl } = await gateway.open(payment);
  await setRedirect(db.pool, transactionId, redirectUrl);
  return { redirectUrl, transactionId };
}

/** The payer of a service. A gateway needs an address even if nothing is delivered: `service` is used. */
export function payerOfService(msisdn: string, email: string | null, service: string): Payer {
  return { fullName: msisdn, msisdn, email, address: service, district: "Dhaka", postCode: "1000" };
}

/** What is paid under this reference at a gateway, and the payer's language; null for an unknown reference. */
export function purchaseOf({ db }: DbContext, reference: string): ReturnType<typeof findPurchase> {
  return findPurchase(db.pool, reference);
}

/** Our page that shows the payer the result of a payment. @param returnUrl the page without the transaction */
export function resultUrl(returnUrl: string, transactionId: string): string {
  const address = new URL(returnUrl);
  address.searchParams.set("transaction", transactionId);
  return address.href;
}
