import { countOffers, listOffers, type StarOfferFilter, type StarOfferRow } from "@/backend/db/queries/star-queries";
import type { Localized } from "@/backend/db/schema/localized";
import type { DomainContext } from "@/backend/domain/domain-context";
import { type Page, type PageAsked, pageOf, rowsOf } from "@/backend/domain/paging";
import { dayInDhaka } from "@/utils/dates";

/** A choice of a filter with the offers behind it under the other filters. */
export interface OfferChoice {
  key: string;
  labels: Localized;
  count: number;
}

export interface StarOfferList extends Page<StarOfferRow> {
  categories: OfferChoice[];
  areas: OfferChoice[];
}

/** Lists the partners' offers that still run today in Dhaka (SPEC 7, API-SITE-14). */
export async function listStarOffers(
  { db, now }: Pick<DomainContext, "db" | "now">,
  query: PageAsked & { filter: Omit<StarOfferFilter, "today"> },
): Promise<StarOfferList> {
  const filter = { ...query.filter, today: dayInDhaka(now()) };
  const [items, rows] = await Promise.all([listOffers(db.pool, filter, rowsOf(query)), countOffers(db.pool, filter)]);
  const choices = (facet: string) =>
    rows.flatMap((row) =>
      row.facet === facet && row.labels !== null ? [{ key: row.key, labels: row.labels, count: row.count }] : [],
    );
  return {
    ...pageOf(items, rows.find((row) => row.facet === "count")?.count ?? 0, query),
    categories: choices("category"),
    areas: choices("area"),
  };
}
