import type { Database } from "@/backend/db/client";

/**
 * What one entry a day would be without the unique index: look first, then write. Requests that look together all write;
 * the test of the real one shows with it that it would see that.
 */
export async function enterNaively(db: Database, msisdn: string): Promise<void> {
  await db.pool.query("create table if not exists naive_entries (msisdn text, entered_on date)");
  const look = () =>
    db.pool.query("select 1 from naive_entries where msisdn = $1 and entered_on = current_date", [msisdn]);
  const seen = await Promise.all(Array.from({ length: 10 }, look));
  const free = seen.filter(({ rowCount }) => rowCount === 0);
  await Promise.all(free.map(() => db.pool.query("insert into naive_entries values ($1, current_date)", [msisdn])));
}
