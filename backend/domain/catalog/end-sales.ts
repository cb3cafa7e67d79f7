import { endSaleBatch } from "@/backend/db/queries/orders/sale-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

/**
 * Gives everything whose sale has ended its price back. Prices are plain columns for whoever reads them, so a listing
 * and an order never work out whether a sale holds (docs/decisions/07).
 * @returns true when there may be more to do at once
 */
export async function endSales({ db }: Pick<DomainContext, "db">): Promise<boolean> {
  return (await endSaleBatch(db.pool, BATCH)) === BATCH;
}

/** Rows a statement, so that no order waits long behind it. */
const BATCH = 500;
