import { type BillChargeRow, listBillChargeRows } from "@/backend/db/queries/subscriber-services/bill-charge-queries";
import type { DbContext } from "@/backend/domain/domain-context";

/** Lists the charges of payments, by payment way and service, the smallest sums first; money in poisha. */
export function listBillCharges({ db }: DbContext): Promise<BillChargeRow[]> {
  return listBillChargeRows(db.pool);
}
