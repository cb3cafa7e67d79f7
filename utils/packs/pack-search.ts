import type { ParsedUrlQuery } from "node:querystring";
import { listHref } from "@/utils/paths/list-href";
import { paths } from "@/utils/paths/paths";
import { firstValue, pageNumber, wholeNumber } from "@/utils/paths/query-value";

/** The anchor of the list of packs on its page. */
export const PACK_LIST = "list";

export const PACK_KINDS = ["internet", "bundle", "minutes"] as const;
export const PACK_LENGTHS = ["day", "week", "month"] as const;
export const PACK_USES = ["5g", "social", "night", "student"] as const;
export const PACK_ORDERS = ["popular", "price-low", "price-high", "most-data", "best-value"] as const;

/** The filters of the list of packs in its address. */
export type PackSearch = ReturnType<typeof readPackSearch>;

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text) ?? null;

/** Reads `?kind=bundle&validity=week&for=5g&price_max=200&gb=5&minutes=50&sort=price-low&view=table&page=2`. */
export function readPackSearch(query: ParsedUrlQuery) {
  return {
    kind: oneOf(PACK_KINDS, firstValue(query["kind"])) ?? "internet",
    validity: oneOf(PACK_LENGTHS, firstValue(query["validity"])),
    tag: oneOf(PACK_USES, firstValue(query["for"])),
    /** Whole taka. */
    priceMax: wholeNumber(query["price_max"], 1, 100_000),
    /** The minimum data in GB, and the minimum minutes. */
    gb: wholeNumber(query["gb"], 1, 1024),
    minutes: wholeNumber(query["minutes"], 1, 100_000),
    sort: oneOf(PACK_ORDERS, firstValue(query["sort"])) ?? "popular",
    view: firstValue(query["view"]) === "table" ? "table" : "cards",
    page: pageNumber(query),
  };
}

/** A search as the query of its address; default values are omitted. */
export function packSearchFields(search: PackSearch): Record<string, string | number | null> {
  return {
    kind: search.kind === "internet" ? null : search.kind,
    validity: search.validity,
    for: search.tag,
    price_max: search.priceMax,
    gb: search.gb,
    minutes: search.minutes,
    sort: search.sort === "popular" ? null : search.sort,
    view: search.view === "cards" ? null : search.view,
    page: search.page,
  };
}

/** The address of the list with a part of the search changed, on its first page. */
export function packSearchHref(search: PackSearch, change: Partial<PackSearch>): string {
  return listHref(paths.internetPacks, PACK_LIST, packSearchFields({ ...search, page: 1, ...change }));
}
