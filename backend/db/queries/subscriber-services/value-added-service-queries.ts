import type { ServicePeriod } from "@/backend/contract/subscriber-services/value-added-services";
import { queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

export interface ValueAddedServiceRow {
  id: string;
  category: string;
  categoryLabels: Localized;
  names: Localized;
  summaries: Localized;
  terms: Localized;
  pricePoisha: number;
  period: ServicePeriod;
  startCode: string;
  stopCode: string | null;
  words: string;
}

/** Every published service, sorted by category, then by its position there. */
export const listValueAddedServiceRows = queryRows<ValueAddedServiceRow>(
  "list-value-added-services",
  `select s.id, s.category, c.labels as category_labels, s.names, s.summaries, s.terms, s.price_poisha, s.period,
     s.start_code, s.stop_code, s.words
   from value_added_services s join service_categories c on c.key = s.category
   where s.published order by c.position, c.key, s.position, s.id`,
);
