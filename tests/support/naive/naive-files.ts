import type { Database } from "@/backend/db/client";
import { inTransaction } from "@/backend/db/queries/statement";
import { meetOthers } from "@/tests/support/naive/naive-meeting";

/** Checks a client's budget of files, and uses one after that: two calls at once use one too many. */
export async function naiveUpload(db: Database, client: string, most: number): Promise<boolean> {
  return inTransaction(db, async (connection) => {
    const { rows } = await connection.query<{ used: number }>("select used from budgets where key = $1", [client]);
    await meetOthers(connection);
    if ((rows[0]?.used ?? most) >= most) return false;
    await connection.query("update budgets set used = used + 1 where key = $1", [client]);
    return true;
  });
}

/** Counts the files of a number's orders, and accepts one more after that: two calls at once accept one too many. */
export async function naiveAdFile(db: Database, msisdn: string, creative: string, most: number): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ taken: number }>(
      `select count(*)::int as taken from ad_creatives c join web_forms w using (reference)
        where w.fields ->> 'msisdn' = $1`,
      [msisdn],
    );
    await meetOthers(client);
    if ((rows[0]?.taken ?? 0) >= most) return false;
    const reference = `NAIV-${creative.slice(5)}`;
    await client.query("insert into web_forms (reference, form, lang, fields) values ($1, 'order_gpfi', 'en', $2)", [
      reference,
      JSON.stringify({ msisdn }),
    ]);
    await client.query("insert into ad_orders (reference) values ($1)", [reference]);
    await client.query("update ad_creatives set reference = $2 where id = $1", [creative, reference]);
    return true;
  });
}
