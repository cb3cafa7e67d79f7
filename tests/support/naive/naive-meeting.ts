import type { Database } from "@/backend/db/client";
import type { Connection } from "@/backend/db/queries/statement";

/** Prepares the next meeting of two controls. */
export async function prepareMeeting(db: Database): Promise<void> {
  await db.pool.query("drop sequence if exists naive_meeting; create sequence naive_meeting");
}

/**
 * Waits, in the database, until two controls have got as far as this: between their look and their write. A sequence is
 * counted outside of transactions, so the first to go on cannot leave the second behind.
 */
export async function meetTheOther(client: Connection): Promise<void> {
  await client.query("select nextval('naive_meeting')");
  await client.query(`do $$ begin
    while (select last_value from naive_meeting) < 2 loop perform pg_sleep(0.01); end loop;
  end $$`);
}
