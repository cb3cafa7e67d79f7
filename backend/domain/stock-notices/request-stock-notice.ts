import type { CodeChannel } from "@/backend/contract/fields";
import { findNoticedVariant, insertNotice } from "@/backend/db/queries/catalog/stock-notice-queries";
import { acceptCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { sendCode } from "@/backend/domain/codes/send-code";
import { DomainError } from "@/backend/domain/domain-error";

export interface NoticeRequest {
  sku: string;
  /** The number of the session; null for a visitor. */
  sessionMsisdn: string | null;
  /** The number as the visitor typed it. */
  msisdn: string | undefined;
  code: string | number | undefined;
  channel?: CodeChannel | undefined;
}

/**
 * Subscribes a number to a sold-out variant. The session's number needs no code, any other needs one for this variant
 * (feature 11).
 * @returns `code` when one was sent, `kept` when the number is subscribed
 * @throws DomainError `sku-not-found`, `in-stock`, `no-session` without a number, `code-wrong`, and those of the
 *   codes
 */
export async function requestStockNotice(context: CodeContext, wish: NoticeRequest): Promise<"code" | "kept"> {
  const { db, lang } = context;
  const { sku, sessionMsisdn, msisdn, code } = wish;
  const variant = await findNoticedVariant(db.pool, sku);
  if (variant === null) throw new DomainError("sku-not-found", { field: "sku" });
  if (variant.stock > 0) throw new DomainError("in-stock", { field: "sku" });
  if (sessionMsisdn !== null) {
    await insertNotice(db.pool, { msisdn: sessionMsisdn, sku, lang });
    return "kept";
  }
  if (msisdn === undefined) throw new DomainError("no-session");
  const asked = { msisdn, purpose: "stock-notice", subject: sku } as const;
  if (code === undefined) {
    await sendCode(context, { ...asked, channel: wish.channel });
    return "code";
  }
  const accepted = await acceptCode(context, { ...asked, code }, (transaction, number) =>
    insertNotice(transaction, { msisdn: number, sku, lang }),
  );
  if (accepted === null) throw new DomainError("code-wrong", { field: "otp_value" });
  return "kept";
}
