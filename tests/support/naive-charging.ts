import type { Database } from "@/backend/db/client";
import { meetTheOther } from "@/tests/support/naive-meeting";

/** The table of the control: balances without a ledger, a lock or a check. */
export async function prepareNaiveCharging(db: Database, msisdn: string, balance: number): Promise<void> {
  await db.pool.query(
    "drop table if exists naive_balances; create table naive_balances (msisdn text, balance integer)",
  );
  await db.pool.query("insert into naive_balances values ($1, $2)", [msisdn, balance]);
}

/**
 * The control of the races for a balance: looks whether it is enough, and pays then. Works for two at once.
 * @returns true when the pack was started
 */
export async function naiveActivate(db: Database, msisdn: string, price: number): Promise<boolean> {
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ balance: number }>("select balance from naive_balances where msisdn = $1", [
      msisdn,
    ]);
    await meetTheOther(client);
    const isEnough = (rows[0]?.balance ?? 0) >= price;
    if (isEnough) {
      await client.query("update naive_balances set balance = balance - $2 where msisdn = $1", [msisdn, price]);
    }
    await client.query("commit");
    return isEnough;
  } finally {
    client.release();
  }
}
