import {
  getReturnBasis,
  listReturnableRows,
  listReturnRows,
  type ReturnRow,
} from "@/backend/db/queries/return-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { getOrderOfOwner, type OrderProof } from "@/backend/domain/orders/order-owner";
import { isCancellable, isChangeable } from "@/backend/domain/orders/order-steps";
import { type OwnOrder, ownOrder } from "@/backend/domain/orders/own-order";
import { lastReturnDay, returnablePieces } from "@/backend/domain/orders/return-rules";
import { dayInDhaka } from "@/utils/dates";

/** An order with what its owner may do with it. */
export interface OwnOrderDesk {
  order: OwnOrder;
  cancellable: boolean;
  changeable: boolean;
  /** Last day of a return; null when nothing of it can be given back any more. */
  returnableUntil: string | null;
  returnable: { position: number; sku: string; quantity: number }[];
  returns: ReturnRow[];
}

/**
 * One order for whoever proves that its number is theirs, with its returns and what may still be done (BEYOND 37).
 * @throws DomainError those of `getOrderOfOwner`
 */
export async function getOwnOrder(
  context: Pick<DomainContext, "db" | "now">,
  orderId: string,
  proof: OrderProof,
): Promise<OwnOrderDesk> {
  const { row, isFresh } = await getOrderOfOwner(context, orderId, proof);
  const { pool } = context.db;
  const [basis, lines, returns] = await Promise.all([
    getReturnBasis(pool, row.id),
    listReturnableRows(pool, row.id),
    listReturnRows(pool, row.id),
  ]);
  const lastDay = row.state === "delivered" ? lastReturnDay(basis) : null;
  const isInTime = lastDay !== null && dayInDhaka(context.now()) <= lastDay;
  const returnable = isInTime ? returnablePieces(lines) : [];
  return {
    order: ownOrder(row, isFresh),
    cancellable: isCancellable(row.state),
    changeable: isChangeable(row),
    returnableUntil: returnable.length > 0 ? lastDay : null,
    returnable,
    returns,
  };
}
