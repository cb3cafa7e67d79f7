import type { Database } from "@/backend/db/client";

/**
 * Sends stock notices without claiming them in the same statement: finds the numbers, queues the messages, marks them.
 * Two calls at once send every message twice. This shows that the test of the real code would notice that.
 */
export async function sendStockNoticesNaively(db: Database, rounds: { meet: () => Promise<void> }): Promise<void> {
  const { rows } = await db.pool.query<{ id: string; msisdn: string; lang: string }>(
    `select n.id, n.msisdn, n.lang from stock_notices n join product_variants v using (sku)
     where n.told_at is null and v.stock > 0`,
  );
  await rounds.meet();
  for (const { id, msisdn, lang } of rows) {
    await db.pool.query(
      `insert into outbox_messages (msisdn, purpose, lang, params) values ($1, 'back-in-stock', $2, '{}')`,
      [msisdn, lang],
    );
    await db.pool.query("update stock_notices set told_at = now() where id = $1", [id]);
  }
}
