import type { PayWith } from "@/backend/contract/shop/orders";
import { findReplay, onceRequest } from "@/backend/domain/idempotency";
import type { OpenedPayment, StoredPayment } from "@/backend/domain/ports/open-at-gateway";
import { openAttempt, type RechargeContext } from "@/backend/domain/recharge/open-recharge";

/**
 * Tries to pay a recharge again after a failure, once per key, by any of its transactions.
 * @throws DomainError those of `openAttempt`, `too-many-requests`, `request-in-progress`, `idempotency-key-reused`
 */
export async function retryRecharge(
  context: RechargeContext,
  key: string,
  input: { transactionId: string; payWith: PayWith | null },
): Promise<OpenedPayment> {
  const request = onceRequest("recharge-retry", key, [input.transactionId, input.payWith]);
  const before = await findReplay<StoredPayment>(context.db.pool, request);
  return openAttempt(context, input, before === null ? request : null);
}
