import { endSaleBatch } from "@/backend/db/queries/catalog/stock-queries";
import type { DbContext } from "@/backend/domain/domain-context";

/** Restores the price after a sale: prices are plain columns that no reader checks (docs/decisions/07). */
export async function endSales({ db }: DbContext): Promise<boolean> {
  return (await endSaleBatch(db.pool, BATCH)) === BATCH;
}

/** Rows per statement. It is small, so that no order waits long for it. */
const BATCH = 500;
