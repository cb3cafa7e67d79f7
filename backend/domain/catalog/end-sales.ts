import { endSaleBatch } from "@/backend/db/queries/orders/sale-queries";
import type { DbContext } from "@/backend/domain/domain-context";

/**
 * Restores the normal price after a sale has ended. Prices are stored as plain columns, so a listing and an
 * order never check whether a sale is running (docs/decisions/07).
 */
export async function endSales({ db }: DbContext): Promise<boolean> {
  return (await endSaleBatch(db.pool, BATCH)) === BATCH;
}

/** Rows per statement. It is small, so that no order waits long for it. */
const BATCH = 500;
