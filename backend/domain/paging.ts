import type { PageRows } from "@/backend/db/queries/statement";
/** The requested page of a list; both count from 1. */
export interface PageQuery {
  page: number;
  perPage: number;
}

/** One page of a longer list. */
export interface Page<Item> extends PageQuery {
  items: Item[];
  /** Matches over all pages. */
  count: number;
  pages: number;
}

/** The limit and offset of a page for a query. */
export function rowsOf({ page, perPage }: PageQuery): PageRows {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/** A page with its position in the list. A page after the last one is empty but has the count. */
export function pageOf<Item>(items: Item[], count: number, { page, perPage }: PageQuery): Page<Item> {
  return { items, count, page, pages: Math.ceil(count / perPage), perPage };
}

/** Looks up the number of matches of one value of a facet; a value that no row names has none. */
export function facetCounts(rows: readonly { facet: string; key: string; count: number }[]) {
  return (facet: string, key: string) => rows.find((row) => row.facet === facet && row.key === key)?.count ?? 0;
}
