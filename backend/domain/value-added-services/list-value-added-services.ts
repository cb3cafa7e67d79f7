import {
  listValueAddedServiceRows,
  type ValueAddedServiceRow,
} from "@/backend/db/queries/subscriber-services/value-added-service-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { type CategoryCount, filterServices } from "@/backend/domain/value-added-services/service-list-rules";

/** The matching services, and each category with its number of services for these words. */
export async function listValueAddedServices(
  { db }: DbContext,
  filter: { text: string | null; category: string | null },
): Promise<{ services: ValueAddedServiceRow[]; categories: CategoryCount[] }> {
  return filterServices(await listValueAddedServiceRows(db.pool), filter);
}
