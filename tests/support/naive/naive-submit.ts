import type { Database } from "@/backend/db/client";
import { meetTheOther } from "@/tests/support/naive/naive-meeting";

/**
 * The control of the repeated order: looks whether the key was seen, then makes the order, as shops do that charge twice
 * for a double click. Works on `naive_orders (key)`, which the test makes beside the meeting.
 * @returns true when it made an order
 */
export async function naiveSubmit(db: Database, key: string): Promise<boolean> {
  const client = await db.pool.connect();
  try {
    const { rowCount } = await client.query("select from naive_orders where key = $1", [key]);
    if (rowCount !== 0) return false;
    await meetTheOther(client);
    await client.query("insert into naive_orders (key) values ($1)", [key]);
    return true;
  } finally {
    client.release();
  }
}
