import type { ParsedUrlQuery } from "node:querystring";
import { pageNumber, queryText } from "@/utils/paths/query-value";

/** The choices of each filter, in the order in which they are offered. */
const OFFER_KINDS = ["internet", "bundle", "minutes"] as const;
export const OFFER_VALIDITIES = ["day", "week", "month"] as const;
export const OFFER_AUDIENCES = ["everyone", "star"] as const;
export const OFFER_SORTS = ["popular", "saving", "price-low", "price-high", "ending"] as const;
/** Whole taka. */
export const OFFER_PRICES = [50, 100, 200, 300, 500, 1_000] as const;

/** The filters of the list of offers in its address; null = no filter. */
export type OfferSearch = ReturnType<typeof readOfferSearch>;

/** Reads `?kind=internet&validity=month&audience=star&price=300&sort=saving&page=2`; invalid values are ignored. */
export function readOfferSearch(query: ParsedUrlQuery) {
  const one = <Value extends string | number>(name: string, values: readonly Value[]) =>
    values.find((value) => String(value) === queryText(query[name])) ?? null;
  return {
    kind: one("kind", OFFER_KINDS),
    validity: one("validity", OFFER_VALIDITIES),
    audience: one("audience", OFFER_AUDIENCES),
    price: one("price", OFFER_PRICES),
    sort: one("sort", OFFER_SORTS) ?? "popular",
    page: pageNumber(query),
  };
}

/** The address fields of the same list, without the page: the list starts at its first page. */
export function offerSearchFields({ kind, validity, audience, price, sort }: OfferSearch) {
  return { kind, validity, audience, price, sort: sort === "popular" ? null : sort };
}
