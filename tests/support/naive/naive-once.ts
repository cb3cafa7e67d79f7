import type { Database } from "@/backend/db/client";
import { meetOthers, prepareMeeting } from "@/tests/support/naive/naive-meeting";

/** Actions that are allowed once per key. Each has a table of its own without a unique index. */
const TABLES = {
  replacement: "naive_replacements",
  entry: "naive_entries",
  survey: "naive_survey_answers",
  flood: "naive_flood_requests",
} as const;

type NaiveDeed = keyof typeof TABLES;

/** Creates the table of a control and prepares the meeting point of its two calls. */
export async function prepareNaiveOnce(db: Database, deed: NaiveDeed): Promise<void> {
  await prepareMeeting(db);
  await db.pool.query(`create table ${TABLES[deed]} (key text)`);
}

/**
 * The control for actions allowed once: checks if the key has a row, and writes it after that. Needs two calls at once.
 * @returns true if it wrote the row
 */
export async function naiveOnce(db: Database, deed: NaiveDeed, key: string): Promise<boolean> {
  const table = TABLES[deed];
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    const { rowCount } = await client.query(`select from ${table} where key = $1`, [key]);
    await meetOthers(client);
    if (rowCount === 0) await client.query(`insert into ${table} (key) values ($1)`, [key]);
    await client.query("commit");
    return rowCount === 0;
  } finally {
    client.release();
  }
}

/** The number of rows that a control wrote. */
export async function countNaiveOnce(db: Database, deed: NaiveDeed): Promise<number> {
  const { rowCount } = await db.pool.query(`select from ${TABLES[deed]}`);
  return rowCount ?? 0;
}
