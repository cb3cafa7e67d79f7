import type { Language } from "@/backend/contract/language";
import { type StockNotice, stockNoticeCalls } from "@/backend/contract/shop/stock-notices";
import type { StockNoticeRow } from "@/backend/db/queries/catalog/stock-notice-queries";
import { findSessionMsisdn } from "@/backend/domain/login/sessions";
import {
  listOwnNotices,
  removeOwnNotice,
  requestStockNotice,
} from "@/backend/domain/stock-notices/request-stock-notice";
import { codeContext, codeSent } from "@/backend/http/requests/code-context";
import { pictureOf } from "@/backend/http/requests/picture-view";
import { answer, type Route, route, sessionRoute } from "@/backend/http/requests/route";
import { formatMemory } from "@/utils/numbers/capacity";
import { productPath } from "@/utils/paths/paths";

/** Subscriptions to variants that are sold out. */
export const stockNoticesRoutes: readonly Route[] = [
  route(stockNoticeCalls.requestStockNotice, async (context, { body }) => {
    const step = await requestStockNotice(codeContext(context), {
      sku: body.sku,
      sessionMsisdn: await findSessionMsisdn(context, context.webLoginToken),
      msisdn: body.msisdn,
      code: body.otp_value,
      channel: body.channel,
    });
    return answer(step === "code" ? codeSent : { step });
  }),

  sessionRoute(stockNoticeCalls.listStockNotices, async (context, session) => {
    const rows = await listOwnNotices(context, session);
    return answer(rows.map((row) => noticeView(row, context.lang)));
  }),

  sessionRoute(stockNoticeCalls.removeStockNotice, async (context, session, { body }) => {
    await removeOwnNotice(context, session, body.sku);
    return { status: true as const };
  }),
];

function noticeView(row: StockNoticeRow, lang: Language): StockNotice {
  const choice = [row.colourLabels[lang], formatMemory(row.ramGb, row.storageGb, lang), row.size ?? ""];
  return {
    sku: row.sku,
    title: row.titles[lang],
    variation: choice.filter(Boolean).join(", "),
    path: productPath(row.category, row.slug, row.sku),
    picture: pictureOf(row.picture, lang),
    asked_at: row.askedAt.toISOString(),
  };
}
