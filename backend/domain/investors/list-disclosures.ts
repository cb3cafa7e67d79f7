import type { DisclosureKind } from "@/backend/contract/content/investor-news";
import {
  countDisclosures,
  type DisclosureRow,
  listDisclosurePage,
} from "@/backend/db/queries/content/investor-news-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { type Page, type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";

/** Disclosures of a kind, newest first, and all years that have one (docs/investors.md). */
export async function listDisclosures(
  { db }: DbContext,
  query: PageQuery & { kind: DisclosureKind; year: number | null },
): Promise<Page<DisclosureRow> & { years: number[] }> {
  const [items, { count, years }] = await Promise.all([
    listDisclosurePage(db.pool, query, rowsOf(query)),
    countDisclosures(db.pool, query),
  ]);
  return { ...pageOf(items, count, query), years };
}
