import type { Database } from "@/backend/db/client";

/**
 * The control of the repeated order: looks whether the key was seen, then makes the order, as shops do that charge twice
 * for a double click. Works on `naive_orders (key)`, which the test makes.
 * @returns true when it made an order
 */
export async function naiveSubmit(db: Database, key: string): Promise<boolean> {
  const { rowCount } = await db.pool.query("select from naive_orders where key = $1", [key]);
  if (rowCount !== 0) return false;
  await db.pool.query("insert into naive_orders (key) values ($1)", [key]);
  return true;
}
