import type { Api } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import { type PayWith, startPayment } from "@/services/checkout/payments-service";
import { findUnanswered, forgetUnanswered, keepUnanswered, newIdempotencyKey } from "@/utils/checkout/idempotency";

const isText = (value: unknown): value is string => typeof value === "string";

/**
 * Opens a payment for an order and sends the browser to the gateway's page. The key of an unanswered attempt is used
 * again, also after a reload (docs/interfaces.md#calls).
 * @param orderId as shown to people
 * @param payWith the wallet or card that the gateway's page should open with; null lets the buyer choose there
 * @throws ApiError when the payment could not be opened
 */
export async function openPayment(api: Api, orderId: string, payWith: PayWith | null): Promise<void> {
  const scope = `payment:${orderId}`;
  const request = payWith ?? "";
  const before = findUnanswered(scope, isText);
  const key = before?.request === request ? before.key : newIdempotencyKey();
  keepUnanswered(scope, { key, request });
  try {
    const { redirectUrl } = await startPayment(api, orderId, key, payWith);
    forgetUnanswered(scope);
    window.location.assign(redirectUrl);
  } catch (error) {
    if (error instanceof ApiError && error.kind === "refused") forgetUnanswered(scope);
    throw error;
  }
}
