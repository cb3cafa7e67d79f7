import type { BillMethod, BillUnit } from "@/backend/contract/subscriber-services/bill-charges";
import { queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

export interface BillChargeRow {
  way: BillMethod;
  service: string;
  names: Localized;
  abovePoisha: number;
  chargePoisha: number;
  unit: BillUnit;
  maxPoisha: number | null;
  notes: Localized;
}

/** Every published charge, sorted by payment method, then by its position there. */
export const listBillChargeRows = queryRows<BillChargeRow>(
  "list-bill-charges",
  `select way, service, names, above_poisha, charge_poisha, unit, most_poisha as max_poisha, notes
   from bill_charges where published order by way, position, service, above_poisha`,
);
