import { hasSimInUse } from "@/backend/db/queries/orders/order-step-queries";
import { listReturnRows } from "@/backend/db/queries/orders/return-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { listReturnable } from "@/backend/domain/orders/list-returnable";
import { getOrderOfOwner, type OrderProof } from "@/backend/domain/orders/order-owner";
import { isCancellable, isChangeable } from "@/backend/domain/orders/order-steps";
import { ownOrder } from "@/backend/domain/orders/own-order";

/**
 * One order for the proven owner of its number, with its returns and the actions still possible (feature 37).
 * @throws DomainError the errors of `getOrderOfOwner`
 */
export async function getOwnOrder(context: Pick<DomainContext, "db" | "now">, orderId: string, proof: OrderProof) {
  const { row, isFresh } = await getOrderOfOwner(context, orderId, proof);
  const { pool } = context.db;
  const [{ until, pieces, isAccountNeeded }, returns, isInUse] = await Promise.all([
    listReturnable(context, row),
    listReturnRows(pool, row.id),
    isCancellable(row.state) && hasSimInUse(pool, row.id),
  ]);
  return {
    order: ownOrder(row, isFresh),
    cancellable: isCancellable(row.state) && !isInUse,
    changeable: isChangeable(row),
    returnableUntil: until,
    returnable: pieces,
    refundAccountNeeded: isAccountNeeded,
    returns,
  };
}
