import type { Database } from "@/backend/db/client";
import { meetTheOther } from "@/tests/support/naive-meeting";

/**
 * The control of one order a request: looks whether the request has an order, then makes one. Works for two at once, on
 * `naive_replacements (request)`, which the test makes.
 * @returns true when it made an order
 */
export async function naiveReplacement(db: Database, request: string): Promise<boolean> {
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    const { rowCount } = await client.query("select from naive_replacements where request = $1", [request]);
    await meetTheOther(client);
    if (rowCount === 0) await client.query("insert into naive_replacements (request) values ($1)", [request]);
    await client.query("commit");
    return rowCount === 0;
  } finally {
    client.release();
  }
}
