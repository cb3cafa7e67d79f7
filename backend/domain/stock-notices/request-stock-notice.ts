import type { CodeChannel } from "@/backend/contract/fields";
import {
  findNoticedVariant,
  insertNotice,
  listNotices,
  removeNotice,
  type StockNoticeRow,
} from "@/backend/db/queries/catalog/stock-notice-queries";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { withProvedNumber } from "@/backend/domain/codes/prove-number";
import type { DbContext, Owner } from "@/backend/domain/domain-context";
import { DomainError, orThrow } from "@/backend/domain/domain-error";

interface NoticeRequest {
  sku: string;
  /** The number of the session; null for a visitor. */
  sessionMsisdn: string | null;
  /** The number as the visitor typed it. */
  msisdn: string | undefined;
  code: string | number | undefined;
  channel: CodeChannel | undefined;
}

/**
 * Subscribes a number to a sold-out variant. The session's number needs no code, any other needs one for this variant
 * (feature 11).
 * @returns `code` when one was sent, `kept` when the number is subscribed
 * @throws DomainError `sku-not-found`, `in-stock`, `no-session` without a number, `code-wrong`, and those of the
 *   codes
 */
export async function requestStockNotice(context: CodeContext, request: NoticeRequest): Promise<"code" | "kept"> {
  const { db, lang } = context;
  const { sku, sessionMsisdn, code, channel } = request;
  const variant = orThrow(await findNoticedVariant(db.pool, sku), "sku-not-found", "sku");
  if (variant.stock > 0) throw new DomainError("in-stock", { field: "sku" });
  const msisdn = sessionMsisdn ?? request.msisdn;
  if (msisdn === undefined) throw new DomainError("no-session");
  const number = { msisdn, purpose: "stock-notice", subject: sku, code, channel } as const;
  const step = await withProvedNumber(context, sessionMsisdn, number, async (connection, proved) => {
    await insertNotice(connection, { msisdn: proved, sku, lang });
    return "kept" as const;
  });
  return step ?? "code";
}

/** The stock notices of the logged-in number, newest first, without notices that were already sent. */
export function listOwnNotices({ db }: DbContext, { msisdn }: Owner): Promise<StockNoticeRow[]> {
  return listNotices(db.pool, msisdn);
}

/** Removes a stock notice of the logged-in number. It is no error if there is none for the variant. */
export function removeOwnNotice({ db }: DbContext, { msisdn }: Owner, sku: string): Promise<void> {
  return removeNotice(db.pool, msisdn, sku);
}
