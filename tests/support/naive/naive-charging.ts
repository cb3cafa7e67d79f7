import type { Database } from "@/backend/db/client";
import { meetOthers } from "@/tests/support/naive/naive-meeting";

/** The table of the control: balances without a ledger, a lock or a check. */
export async function prepareNaiveCharging(db: Database, msisdn: string, balance: number): Promise<void> {
  await db.pool.query(
    "drop table if exists naive_balances; create table naive_balances (msisdn text, balance integer)",
  );
  await db.pool.query("insert into naive_balances values ($1, $2)", [msisdn, balance]);
}

/**
 * The control for races on a balance: checks if the balance is enough, and pays after that. Needs two calls at once.
 * @returns true if the pack was started
 */
export async function naiveActivate(db: Database, msisdn: string, price: number): Promise<boolean> {
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ balance: number }>("select balance from naive_balances where msisdn = $1", [
      msisdn,
    ]);
    await meetOthers(client);
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

/** The table of the control for payment events: one recharge that is not paid yet. */
export async function prepareNaiveRecharge(db: Database): Promise<void> {
  await db.pool.query(
    "drop table if exists naive_recharge; create table naive_recharge (paid boolean, balance integer)",
  );
  await db.pool.query("insert into naive_recharge values (false, 0)");
}

/**
 * The control for payment events: checks if the recharge is paid, and adds it after that. Needs two calls at once.
 * @returns true if it added the amount
 */
export async function naiveCreditOnEvent(db: Database, amountPoisha: number): Promise<boolean> {
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ paid: boolean }>("select paid from naive_recharge");
    await meetOthers(client);
    const isNew = rows[0]?.paid === false;
    if (isNew) {
      await client.query("update naive_recharge set paid = true, balance = balance + $1", [amountPoisha]);
    }
    await client.query("commit");
    return isNew;
  } finally {
    client.release();
  }
}
