import type { Database } from "@/backend/db/client";
import { inTransaction } from "@/backend/db/queries/statement";
import { meetOthers } from "@/tests/support/naive/naive-meeting";

/** Sends waiting messages and marks them afterwards: two calls at once send twice. @returns true if there were any */
export async function naiveDispatch(db: Database): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: string; msisdn: string; purpose: string }>(
      "select id, msisdn, purpose from outbox_messages where kind = 'push' and state = 'waiting'",
    );
    await meetOthers(client);
    for (const { id, msisdn, purpose } of rows) {
      await client.query(
        "insert into sandbox_messages (kind, msisdn, purpose, text) values ('push', $1, $2, 'sent without a claim')",
        [msisdn, purpose],
      );
      await client.query("update outbox_messages set state = 'sent' where id = $1", [id]);
    }
    return rows.length > 0;
  });
}

/** Checks if a browser had its price drop today, and queues one after that: two calls at once queue two. */
export async function naiveDailyPush(db: Database, msisdn: string): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ token: string }>(
      `select t.token from push_tokens t join sessions s on s.id = t.session_id
        where s.msisdn = $1 and t.price_push_at is null`,
      [msisdn],
    );
    await meetOthers(client);
    for (const { token } of rows) {
      await client.query(
        `insert into outbox_messages (kind, msisdn, purpose, lang, push_token) values ('push', $1, 'price-drop', 'en', $2)`,
        [msisdn, token],
      );
      await client.query("update push_tokens set price_push_at = now() where token = $1", [token]);
    }
    return rows.length > 0;
  });
}

/** Releases the token of a session and then inserts another one: of two calls at once, one meets the unique index. */
export async function naivePushToken(db: Database, sessionHash: string, token: string): Promise<boolean> {
  return inTransaction(db, async (client) => {
    await client.query(
      `update push_tokens set session_id = null
        where session_id = (select id from sessions where token_hash = $1) and token <> $2`,
      [sessionHash, token],
    );
    await meetOthers(client);
    await client.query(
      "insert into push_tokens (token, device, session_id) select $2, 'naive', id from sessions where token_hash = $1",
      [sessionHash, token],
    );
    return true;
  });
}
