import { countOffers, listOffers, type StarOfferFilter } from "@/backend/db/queries/subscriber-services/star-queries";
import type { Localized } from "@/backend/db/stored-types";
import type { DomainContext } from "@/backend/domain/domain-context";
import { type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";
import type { Position } from "@/backend/domain/stores/store-rules";
import { dayInDhaka } from "@/utils/dates/dates";

/** An option of a filter with its number of offers, with the other filters applied. */
export interface OfferChoice {
  key: string;
  labels: Localized;
  count: number;
}

export type StarOfferList = Awaited<ReturnType<typeof listStarOffers>>;

interface StarOfferRequest {
  filter: Omit<StarOfferFilter, "today" | "weekday">;
  /** Only offers that are valid on this day of the week. */
  today: boolean;
  /** The visitor's position; null for a list without distances. */
  position: Position | null;
  /** Id of the offer to show first. */
  first: string | null;
}

/** Lists the partners' offers that are still valid today in Dhaka (API-SITE-14). */
export async function listStarOffers(
  { db, now }: Pick<DomainContext, "db" | "now">,
  query: PageQuery & StarOfferRequest,
) {
  const today = dayInDhaka(now());
  const weekday = query.today ? new Date(`${today}T00:00:00Z`).getUTCDay() : null;
  const filter = { ...query.filter, today, weekday };
  const [items, rows] = await Promise.all([
    listOffers(db.pool, filter, rowsOf(query), query),
    countOffers(db.pool, filter),
  ]);
  const choices = (facet: string) =>
    rows.flatMap((row) =>
      row.facet === facet && row.labels !== null ? [{ key: row.key, labels: row.labels, count: row.count }] : [],
    );
  return {
    ...pageOf(items, rows.find((row) => row.facet === "count")?.count ?? 0, query),
    categories: choices("category"),
    areas: choices("area"),
    districts: choices("district"),
  };
}
