import { listNotices, removeNotice, type StockNoticeRow } from "@/backend/db/queries/catalog/stock-notice-queries";
import type { DbContext, Owner } from "@/backend/domain/domain-context";

/** The stock notices of the logged-in number, newest first, without notices that were already sent. */
export function listOwnNotices({ db }: DbContext, { msisdn }: Owner): Promise<StockNoticeRow[]> {
  return listNotices(db.pool, msisdn);
}

/** Removes a stock notice of the logged-in number. It is no error if there is none for the variant. */
export function removeOwnNotice({ db }: DbContext, { msisdn }: Owner, sku: string): Promise<void> {
  return removeNotice(db.pool, msisdn, sku);
}
