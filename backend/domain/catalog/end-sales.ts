import { endSaleBatch } from "@/backend/db/queries/orders/sale-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

/**
 * Restores the price of everything whose sale has ended. Prices are plain columns for every reader, so a listing and an
 * order never work out whether a sale runs (docs/decisions/07).
 * @returns true when there may be more to do at once
 */
export async function endSales({ db }: Pick<DomainContext, "db">): Promise<boolean> {
  return (await endSaleBatch(db.pool, BATCH)) === BATCH;
}

/** Rows a statement, so that no order waits long behind it. */
const BATCH = 500;
