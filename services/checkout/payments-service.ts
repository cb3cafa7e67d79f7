import type { OrderState, PaymentState, PayWith } from "@/backend/contract/shop/orders";
import type { Api } from "@/services/api/api-client";
import { readAnswer, webAddress } from "@/services/api/api-error";

export type { PayWith } from "@/backend/contract/shop/orders";

/**
 * POST /api/v1/payment. Opens a payment for an order at the gateway.
 * @param idempotencyKey UUID, kept until the server answers
 * @param payWith the wallet or card that the gateway's page opens with; null lets the buyer choose there
 * @returns the gateway's page, to which the browser goes
 */
export async function startPayment(
  api: Api,
  orderId: string,
  idempotencyKey: string,
  payWith: PayWith | null,
): Promise<{ redirectUrl: string }> {
  const { data } = await api.request("payment", {
    body: { order_id: orderId, ...(payWith !== null && { pay_with: payWith }) },
    headers: { "Idempotency-Key": idempotencyKey },
  });
  return readAnswer(() => ({ redirectUrl: webAddress(data.redirectUrl) }));
}

/**
 * POST /api/v1/validate_payment_transaction. The server asks the gateway for the state of a payment: the address to
 * which the gateway redirected the browser proves nothing.
 */
export async function validatePayment(
  api: Api,
  { orderId, transactionId }: { orderId: string; transactionId: string },
): Promise<{ state: OrderState; paymentState: PaymentState }> {
  const { data } = await api.request("validatePaymentTransaction", {
    body: { order_id: orderId, transaction_id: transactionId },
  });
  return { state: data.state, paymentState: data.payment_state };
}
