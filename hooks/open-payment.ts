import type { Api } from "@/services/api-client";
import { ApiError } from "@/services/api-error";
import { startPayment } from "@/services/payments-service";
import { findUnanswered, forgetUnanswered, keepUnanswered, newIdempotencyKey } from "@/utils/idempotency";

const isOrderId = (value: unknown): value is string => typeof value === "string";

/**
 * Opens a payment of an order and sends the browser to the gateway's page. The key of a try that got no answer is used
 * again, after a reload too (INTERFACES.md, Calls).
 * @param orderId as shown to people
 * @throws ApiError when the payment could not be opened
 */
export async function openPayment(api: Api, orderId: string): Promise<void> {
  const scope = `payment:${orderId}`;
  const key = findUnanswered(scope, isOrderId)?.key ?? newIdempotencyKey();
  keepUnanswered(scope, { key, request: orderId });
  try {
    const { redirectUrl } = await startPayment(api, orderId, key);
    forgetUnanswered(scope);
    window.location.assign(redirectUrl);
  } catch (error) {
    if (error instanceof ApiError && error.kind === "refused") forgetUnanswered(scope);
    throw error;
  }
}
