import type { Language } from "@/backend/contract/language";
import {
  countUnclaimed,
  listUnclaimed,
  totalUnclaimed,
  type UnclaimedRow,
  type UnclaimedTotal,
} from "@/backend/db/queries/content/investor-news-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { keptUntil, maskedAccount, maskedName, readAccount } from "@/backend/domain/investors/unclaimed-rules";
import { type Page, type PageAsked, pageOf, rowsOf } from "@/backend/domain/paging";

/** An unclaimed dividend, as anyone may see it. */
export interface MaskedDividend extends Pick<UnclaimedRow, "year" | "kind" | "amountPoisha" | "paidOn"> {
  name: string;
  account: string;
  /** ISO day. */
  keptUntil: string;
}

/**
 * Finds dividends that wait for their owners: those of an account, or of a year, or all (docs/investors.md). Names and
 * accounts never leave it whole.
 * @param query account as typed; one that cannot be a BO ID or a folio finds nothing
 */
export async function findUnclaimedDividends(
  { db, lang }: Pick<DomainContext, "db"> & { lang: Language },
  query: PageAsked & { account: string | null; year: number | null },
): Promise<Page<MaskedDividend> & { totals: UnclaimedTotal[] }> {
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
