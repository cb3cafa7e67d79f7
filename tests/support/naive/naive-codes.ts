import type { Database } from "@/backend/db/client";

/**
 * The control of the guessing tests: looks how many guesses there were and then writes one more, as services that can
 * be guessed do. The harness that finds no fault with the product must find one here.
 * @returns true when the guess would be compared with the code
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
