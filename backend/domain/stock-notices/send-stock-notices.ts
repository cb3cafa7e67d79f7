import { claimDueNotices } from "@/backend/db/queries/catalog/stock-notice-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { productPath } from "@/utils/paths/paths";

/** The most notices of one round, so that no transaction takes long. */
const BATCH = 100;

/**
 * Texts everybody who waits for a variant that is available again. A notice and its message are one transaction: sent
 * once, or not at all (docs/catalogue.md).
 */
export async function sendStockNotices({ db }: DbContext): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const due = await claimDueNotices(transaction, BATCH);
    for (const { msisdn, lang, titles, category, slug, sku } of due) {
      const facts = { title: titles[lang], productPath: productPath(category, slug, sku) };
      await queueMessage(transaction, { msisdn, purpose: "back-in-stock", lang, facts, proof: "number" });
    }
    return due.length === BATCH;
  });
}
