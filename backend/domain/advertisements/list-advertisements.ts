import { type AdvertisementRow, listRunningAdvertisements } from "@/backend/db/queries/content/advertisement-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { dayInDhaka } from "@/utils/dates/dates";

/** The campaigns that may be shown today in one language, in the operator's order (API-SITE-30). */
export function listAdvertisements({ db, lang, now }: DomainContext): Promise<AdvertisementRow[]> {
  return listRunningAdvertisements(db.pool, lang, dayInDhaka(now()));
}
