import type { FullOrderRow } from "@/backend/db/queries/orders/own-order-queries";
import { getReturnBasis, listReturnableRows } from "@/backend/db/queries/orders/return-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { lastReturnDay, refundFor, returnablePieces } from "@/backend/domain/orders/return-rules";
import { dayInDhaka } from "@/utils/dates/dates";

/**
 * The returnable pieces of an order, the last day in Asia/Dhaka, and whether a refund for them needs an account; empty and
 * null if no return is possible.
 */
export async function listReturnable(
  { db: { pool }, now }: Pick<DomainContext, "db" | "now">,
  { id, state }: Pick<FullOrderRow, "id" | "state">,
): Promise<{ until: string | null; pieces: ReturnType<typeof returnablePieces>; isAccountNeeded: boolean }> {
  const none = { until: null, pieces: [], isAccountNeeded: false };
  if (state !== "delivered") return none;
  const [basis, lines] = await Promise.all([getReturnBasis(pool, id), listReturnableRows(pool, id)]);
  const until = lastReturnDay(basis);
  if (until === null || dayInDhaka(now()) > until) return none;
  const pieces = returnablePieces(lines);
  if (pieces.length === 0) return none;
  return { until, pieces, isAccountNeeded: basis.paidOnDelivery && refundFor(pieces, lines) > 0 };
}
