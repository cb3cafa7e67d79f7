import { returnStock } from "@/backend/db/queries/catalog/stock-queries";
import { returnClaims } from "@/backend/db/queries/orders/claim-queries";
import { type LockedOrder, lockOrder } from "@/backend/db/queries/orders/order-step-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { orThrow } from "@/backend/domain/domain-error";

/** Locks an order by its public id. @throws DomainError `order-not-found` */
export async function lockKnownOrder(transaction: Connection, orderId: string): Promise<LockedOrder> {
  return orThrow(await lockOrder(transaction, orderId), "order-not-found", "order_id");
}

/**
 * Releases everything that a locked order has reserved, when it ends without its goods: its pieces, its use of a
 * promotion, its place among the pre-orders. Numbers of SIMs and requests of replacements are released by a trigger.
 */
export async function releaseOrder(
  transaction: Connection,
  orderId: string,
  reason: "expiry" | "cancellation",
): Promise<void> {
  await returnStock(transaction, orderId, reason);
  await returnClaims(transaction, orderId);
}
