import { listTariffs, type TariffRow } from "@/backend/db/queries/subscriber-services/tariff-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

/** The prepaid and postpaid packages that are offered; money in poisha. */
export function listTariffPackages({ db }: Pick<DomainContext, "db">): Promise<TariffRow[]> {
  return listTariffs(db.pool);
}
