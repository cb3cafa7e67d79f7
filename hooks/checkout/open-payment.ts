import type { Api } from "@/services/api/api-client";
import { withIdempotencyKey } from "@/services/api/idempotent-call";
import { type PayWith, startPayment } from "@/services/checkout/payments-service";

/**
 * Opens a payment for an order and sends the browser to the gateway's page. The key of an unanswered attempt is used
 * again, also after a reload (docs/interfaces.md#calls).
 * @param orderId as shown to people
 * @param payWith the wallet or card that the gateway's page should open with; null lets the buyer choose there
 * @throws ApiError when the payment could not be opened
 */
export async function openPayment(api: Api, orderId: string, payWith: PayWith | null): Promise<void> {
  const { redirectUrl } = await withIdempotencyKey(`payment:${orderId}`, payWith ?? "", (key) =>
    startPayment(api, orderId, key, payWith),
  );
  window.location.assign(redirectUrl);
}
