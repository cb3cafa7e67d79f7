import type { Database } from "@/backend/db/client";

/**
 * The control of the races for a number: holds it as shops that sell one number twice do, by looking whether it is free
 * and then writing who has it.
 * @returns true when the buyer was told that the number is theirs
 */
export async function naiveHold(db: Database, msisdn: string, cartToken: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ free: boolean }>(
    "select order_id is null and (held_until is null or held_until <= now()) as free from sim_numbers where msisdn = $1",
    [msisdn],
  );
  if (rows[0]?.free !== true) return false;
  await db.pool.query(
    "update sim_numbers set held_by = $2, held_until = now() + interval '15 minutes' where msisdn = $1",
    [msisdn, cartToken],
  );
  return true;
}
