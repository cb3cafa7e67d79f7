import type { Database } from "@/backend/db/client";

/**
 * The control for payment events: the last event always wins, as in shops whose paid orders fail later. Uses the table
 * `naive_payments (id, state)`, which the test creates.
 * @returns always true: it treats every event as new
 */
export async function naiveSettle(db: Database, payment: string, outcome: string): Promise<boolean> {
  await db.pool.query("update naive_payments set state = $2 where id = $1", [payment, outcome]);
  return true;
}
