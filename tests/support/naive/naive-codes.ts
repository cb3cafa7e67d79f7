import type { Database } from "@/backend/db/client";

/**
 * The control for the guessing tests: reads the number of guesses and then writes one more, as vulnerable services do.
 * The test that finds no error in the product must find one here.
 * @returns true if the guess would be compared with the code
 */
export async function naiveTry(db: Database, numberKey: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ attempts: number }>(
    "select attempts from one_time_codes where number_key = $1",
    [numberKey],
  );
  const attempts = rows[0]?.attempts ?? 5;
  if (attempts >= 5) return false;
  await db.pool.query("update one_time_codes set attempts = $2 where number_key = $1", [numberKey, attempts + 1]);
  return true;
}
