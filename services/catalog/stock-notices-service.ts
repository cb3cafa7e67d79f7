import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readPicture } from "@/services/catalog/read-picture";
import type { CodeChannel } from "@/utils/login/one-time-code";

/** A variant for which the reader's number has a stock notice. */
export type StockNotice = Awaited<ReturnType<typeof listStockNotices>>[number];

/**
 * POST /api/v1/stock-notice: subscribes to a variant that is sold out (docs/catalogue.md). A logged-in number needs
 * nothing more. Any other number gets a code, and the request is sent again with that code.
 * @returns `code` when a code was sent, `kept` when the number is subscribed
 */
export async function requestStockNotice(
  api: Api,
  input: { sku: string; msisdn?: string; code?: string; channel?: CodeChannel },
): Promise<CallAnswer<"requestStockNotice">["data"]["step"]> {
  const { sku, msisdn, code, channel } = input;
  const { data } = await api.request("requestStockNotice", {
    body: {
      sku,
      ...(msisdn !== undefined && { msisdn }),
      ...(code !== undefined && { otp_value: code }),
      ...(channel !== undefined && { channel }),
    },
  });
  return readAnswer(() => data.step);
}

/** GET /api/v1/stock-notices, newest first. @throws ApiError; code `no-session` without a log-in */
export async function listStockNotices(api: Api) {
  const { data } = await api.request("listStockNotices");
  return readAnswer(() =>
    data.map((notice) => ({
      sku: notice.sku,
      title: notice.title,
      /** Colour and size. */
      variation: notice.variation,
      path: notice.path,
      picture: readPicture(notice.picture),
      /** ISO moment. */
      requestedAt: notice.asked_at,
    })),
  );
}

/** POST /api/v1/remove-stock-notice: ends the subscription. */
export async function removeStockNotice(api: Api, { sku }: { sku: string }): Promise<void> {
  await api.request("removeStockNotice", { body: { sku } });
}
