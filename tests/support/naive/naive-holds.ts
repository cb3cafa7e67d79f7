import type { Database } from "@/backend/db/client";
import { meetOthers } from "@/tests/support/naive/naive-meeting";

/**
 * The control for the race for a number: checks if the number is free and then writes the new holder, as shops do that
 * sell one number twice.
 * @returns true if the buyer got the number
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

/**
 * The control for a network's ten numbers: counts the network's holds and then adds one. Needs two calls at once.
 * @returns true if the number was held
 */
export async function naiveNetworkHold(
  db: Database,
  { msisdn, cart, network }: { msisdn: string; cart: string; network: string },
): Promise<boolean> {
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ held: number }>(
      "select count(*)::int as held from sim_numbers where held_for = $1 and held_until > now()",
      [network],
    );
    await meetOthers(client);
    const isFree = (rows[0]?.held ?? 0) < 10;
    if (isFree) {
      await client.query(
        "update sim_numbers set held_by = $2, held_for = $3, held_until = now() + interval '15 minutes' where msisdn = $1",
        [msisdn, cart, network],
      );
    }
    await client.query("commit");
    return isFree;
  } finally {
    client.release();
  }
}
