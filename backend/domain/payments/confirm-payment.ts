import type { DbContext } from "@/backend/domain/domain-context";
import { settlePayment } from "@/backend/domain/payments/settle-payment";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";

/**
 * Asks the gateway, server to server, for the state of a payment and settles it. A payer's return, a message of the
 * gateway and the background rounds all use it (threat T17).
 * @returns false while the gateway has not decided
 * @throws DomainError `payment-not-found`; PaymentGatewayError when it gives no answer
 */
export async function confirmPayment(
  { db, gateway }: DbContext & { readonly gateway: PaymentGateway },
  transactionId: string,
): Promise<boolean> {
  const answer = await gateway.confirm(transactionId);
  if (answer === null) return false;
  await settlePayment({ db }, { ...answer, transactionId, gateway: gateway.name });
  return true;
}
