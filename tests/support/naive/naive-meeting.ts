import type { Database } from "@/backend/db/client";
import type { Connection } from "@/backend/db/queries/statement";

/** Prepares the next meeting point of two controls. */
export async function prepareMeeting(db: Database): Promise<void> {
  await db.pool.query("drop sequence if exists naive_meeting; create sequence naive_meeting");
}

/**
 * Waits, in the database, until two controls are here, between their read and their write. The counter is a sequence,
 * which transactions do not roll back or hide, so the second control cannot be left waiting.
 */
export async function meetTheOther(client: Connection): Promise<void> {
  await client.query("select nextval('naive_meeting')");
  await client.query(`do $$ begin
    while (select last_value from naive_meeting) < 2 loop perform pg_sleep(0.01); end loop;
  end $$`);
}
