import type { OfferAudience, OfferSort } from "@/backend/contract/subscriber-services/offers";
import type { PackKind, PackValidity } from "@/backend/contract/subscriber-services/packs";
import {
  countOfferRows,
  findOfferRow,
  listOfferRows,
  type OfferFilter,
  type OfferRow,
} from "@/backend/db/queries/subscriber-services/offer-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { facetCounts, type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";
import { dayInDhaka } from "@/utils/dates/dates";

const KINDS: readonly PackKind[] = ["internet", "bundle", "minutes"];
const VALIDITIES: readonly PackValidity[] = ["day", "week", "month"];
const AUDIENCES: readonly OfferAudience[] = ["everyone", "star"];

type Context = Pick<DomainContext, "db" | "now">;

/**
 * Lists the public offers that are valid today in Dhaka (docs/decisions/15), and all values of each filter with the
 * number of offers, perhaps 0, with the other filters applied.
 */
export async function listOffers(
  { db, now }: Context,
  query: PageQuery & { filter: Omit<OfferFilter, "today">; sort: OfferSort },
) {
  const filter = { ...query.filter, today: dayInDhaka(now()) };
  const [items, rows] = await Promise.all([
    listOfferRows[query.sort](db.pool, filter, rowsOf(query)),
    countOfferRows(db.pool, filter),
  ]);
  const countOf = facetCounts(rows);
  return {
    ...pageOf(items, countOf("count", ""), query),
    kinds: KINDS.map((key) => ({ key, count: countOf("kind", key) })),
    validities: VALIDITIES.map((key) => ({ key, count: countOf("validity", key) })),
    audiences: AUDIENCES.map((key) => ({ key, count: countOf("audience", key) })),
  };
}

/** One offer that is valid today, for any audience: its page shows for which. @throws DomainError `offer-not-found` */
export async function getOffer({ db, now }: Context, id: string): Promise<OfferRow> {
  return orThrow(await findOfferRow(db.pool, { today: dayInDhaka(now()), id }), "offer-not-found", "offer");
}
