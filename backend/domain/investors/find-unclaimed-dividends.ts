import type { Language } from "@/backend/contract/language";
import { countUnclaimed, listUnclaimed, totalUnclaimed } from "@/backend/db/queries/content/investor-news-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { keptUntil, maskedAccount, maskedName, readAccount } from "@/backend/domain/investors/unclaimed-rules";
import { type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";

/** Finds unclaimed dividends of an account as typed, of a year, or all, always masked (docs/investors.md). */
export async function findUnclaimedDividends(
  { db, lang }: DbContext & { lang: Language },
  query: PageQuery & { account: string | null; year: number | null },
) {
  const account = query.account === null ? null : readAccount(query.account);
  const totals = await totalUnclaimed(db.pool);
  if (query.account !== null && account === null) return { ...pageOf([], 0, query), totals };
  const filter = { account, year: query.year };
  const [rows, count] = await Promise.all([
    listUnclaimed(db.pool, filter, rowsOf(query)),
    countUnclaimed(db.pool, filter),
  ]);
  const items = rows.map(({ names, account: whole, ...row }) => ({
    ...row,
    name: maskedName(names[lang]),
    account: maskedAccount(whole),
    keptUntil: keptUntil(row.paidOn),
  }));
  return { ...pageOf(items, count, query), totals };
}
