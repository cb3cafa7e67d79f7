import type { Database } from "@/backend/db/client";
import { meetOthers } from "@/tests/support/naive/naive-meeting";

/**
 * The control for repeated orders: checks if the key is known, then creates the order, as shops do that charge twice
 * for a double click. Uses the table `naive_orders (key)`, which the test creates together with the meeting point.
 * @returns true if it created an order
 */
export async function naiveSubmit(db: Database, key: string): Promise<boolean> {
  const client = await db.pool.connect();
  try {
    const { rowCount } = await client.query("select from naive_orders where key = $1", [key]);
    if (rowCount !== 0) return false;
    await meetOthers(client);
    await client.query("insert into naive_orders (key) values ($1)", [key]);
    return true;
  } finally {
    client.release();
  }
}
