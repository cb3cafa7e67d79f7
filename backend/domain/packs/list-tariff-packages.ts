import { listTariffs, type TariffRow } from "@/backend/db/queries/subscriber-services/tariff-queries";
import type { DbContext } from "@/backend/domain/domain-context";

/** The prepaid and postpaid packages that are offered; money in poisha. */
export function listTariffPackages({ db }: DbContext): Promise<TariffRow[]> {
  return listTariffs(db.pool);
}
