import type { Database } from "@/backend/db/client";

/**
 * The control for races for limited places: checks if one is left, then writes the count based on what it read. The
 * test that finds no error in the product must find one here.
 * @returns true if the buyer got the place
 */
export async function naiveRedeem(db: Database, code: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ used: number; most: number }>(
    "select used, use_limit as most from promotions where code = $1",
    [code],
  );
  const { used = 0, most = 0 } = rows[0] ?? {};
  if (used >= most) return false;
  await db.pool.query("update promotions set used = $2 where code = $1", [code, used + 1]);
  return true;
}
