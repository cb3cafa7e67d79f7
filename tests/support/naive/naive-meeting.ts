import type { Database } from "@/backend/db/client";
import type { Connection } from "@/backend/db/queries/statement";

/** Prepares the next meeting point of two controls. */
export async function prepareMeeting(db: Database): Promise<void> {
  await db.pool.query("drop sequence if exists naive_meeting; create sequence naive_meeting");
}

/**
 * Waits, in the database, until `count` controls are between their read and their write. The counter is a sequence,
 * which is not part of a transaction, so every control sees the others.
 */
export async function meetOthers(connection: Connection, count = 2): Promise<void> {
  await connection.query("select nextval('naive_meeting')");
  await connection.query(`do $$ begin
    while (select last_value from naive_meeting) < ${count} loop perform pg_sleep(0.01); end loop;
  end $$`);
}
