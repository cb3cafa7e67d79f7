import type { Database } from "@/backend/db/client";
import { meetOthers } from "@/tests/support/naive/naive-meeting";

/**
 * The control for the text budgets: counts the texts to a number in the last hour and then writes one more.
 * @returns true if the text was queued
 */
export async function naiveText(db: Database, msisdn: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ sent: number }>(
    "select count(*)::int as sent from outbox_messages where msisdn = $1 and purpose = 'naive'",
    [msisdn],
  );
  if ((rows[0]?.sent ?? 1) >= 1) return false;
  await meetOthers(db.pool);
  await db.pool.query("insert into outbox_messages (msisdn, purpose, lang) values ($1, 'naive', 'en')", [msisdn]);
  return true;
}

/**
 * The control for unpaid orders: counts those of a number and then adds one.
 * @returns true if the order was accepted
 */
export async function naiveUnpaidOrder(db: Database, msisdn: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ open: number }>(
    "select count(*)::int as open from naive_orders where msisdn = $1",
    [msisdn],
  );
  if ((rows[0]?.open ?? 3) >= 3) return false;
  await meetOthers(db.pool, 4);
  await db.pool.query("insert into naive_orders (msisdn) values ($1)", [msisdn]);
  return true;
}

/**
 * The control for known devices: counts the wrong guesses of a number with a read, followed by a write.
 * @returns true if the guess would be compared with the code
 */
export async function naiveDeviceGuess(db: Database, msisdn: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ used: number }>("select used from naive_device_guesses where msisdn = $1", [
    msisdn,
  ]);
  const used = rows[0]?.used ?? 5;
  if (used >= 5) return false;
  await meetOthers(db.pool);
  await db.pool.query("update naive_device_guesses set used = $2 where msisdn = $1", [msisdn, used + 1]);
  return true;
}
