import { listNotices, removeNotice, type StockNoticeRow } from "@/backend/db/queries/catalog/stock-notice-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

type Context = Pick<DomainContext, "db">;
/** Whose session it is. */
type Owner = { msisdn: string };

/** The stock notices of a session's number, newest first, without those already sent. */
export function listOwnNotices({ db }: Context, { msisdn }: Owner): Promise<StockNoticeRow[]> {
  return listNotices(db.pool, msisdn);
}

/** Lets the number of a session wait for a variant no longer; one that it did not wait for is no mistake. */
export function removeOwnNotice({ db }: Context, { msisdn }: Owner, sku: string): Promise<void> {
  return removeNotice(db.pool, msisdn, sku);
}
