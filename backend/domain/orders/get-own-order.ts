import { hasSimInUse } from "@/backend/db/queries/orders/order-step-queries";
import type { FullOrderRow } from "@/backend/db/queries/orders/own-order-queries";
import { getReturnBasis, listReturnableRows, listReturnRows } from "@/backend/db/queries/orders/return-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { getOrderOfOwner, type OrderProof } from "@/backend/domain/orders/order-owner";
import { isCancellable, isChangeable } from "@/backend/domain/orders/order-steps";
import { ownOrder } from "@/backend/domain/orders/own-order";
import { lastReturnDay, refundFor, returnablePieces } from "@/backend/domain/orders/return-rules";
import { dayInDhaka } from "@/utils/dates/dates";

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

/**
 * The pieces of an order that can be returned, and whether their refund needs an account.
 * @returns `until`: the last day in Asia/Dhaka; null if no return is possible
 */
export async function listReturnable(
  { db: { pool }, now }: Pick<DomainContext, "db" | "now">,
  { id, state }: Pick<FullOrderRow, "id" | "state">,
): Promise<{ until: string | null; pieces: ReturnType<typeof returnablePieces>; isAccountNeeded: boolean }> {
  const none = { until: null, pieces: [], isAccountNeeded: false };
  if (state !== "delivered") return none;
  const [basis, { rows, promisedPoisha }] = await Promise.all([getReturnBasis(pool, id), listReturnableRows(pool, id)]);
  const until = lastReturnDay(basis);
  if (until === null || dayInDhaka(now()) > until) return none;
  const pieces = returnablePieces(rows);
  if (pieces.length === 0) return none;
  return { until, pieces, isAccountNeeded: basis.paidOnDelivery && refundFor(pieces, rows, promisedPoisha) > 0 };
}
