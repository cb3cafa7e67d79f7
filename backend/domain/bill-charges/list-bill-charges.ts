import { type BillChargeRow, listBillChargeRows } from "@/backend/db/queries/subscriber-services/bill-charge-queries";
import type { DbContext } from "@/backend/domain/domain-context";

export function listBillCharges({ db }: DbContext): Promise<BillChargeRow[]> {
  return listBillChargeRows(db.pool);
}
