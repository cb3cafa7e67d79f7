import type { PoolClient } from "pg";
import type { Database } from "@/backend/db/client";

/**
 * The control of the race tests: sells a cart, one piece a SKU that it names, as shops that oversell do, by looking at
 * the stock and then writing what is left. The harness that finds no fault with the product must find one here.
 * @returns true when the buyer got the pieces
 */
export async function naiveBuy(db: Database, skus: readonly string[]): Promise<boolean> {
  const stocks: number[] = [];
  for (const sku of skus) {
    const { rows } = await db.pool.query<{ stock: number }>("select stock from product_variants where sku = $1", [sku]);
    stocks.push(rows[0]?.stock ?? 0);
  }
  if (stocks.some((stock) => stock < 1)) return false;
  for (const [index, sku] of skus.entries()) {
    await db.pool.query("update product_variants set stock = $2 where sku = $1", [sku, (stocks[index] ?? 1) - 1]);
  }
  return true;
}

/** Waits, in the database, until two of these transactions hold the lock that they share. */
async function meetTheOther(client: PoolClient): Promise<void> {
  await client.query(`do $$ begin
    perform pg_advisory_xact_lock_shared(4711);
    while (select count(*) from pg_locks where locktype = 'advisory' and objid = 4711
      and database = (select oid from pg_database where datname = current_database())) < 2
    loop perform pg_sleep(0.01); end loop;
  end $$`);
}

/** The control of the lock order: takes the SKUs of a cart one by one in the cart's own order. Works for two at once. */
export async function unsortedTake(db: Database, skus: readonly string[]): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    for (const sku of skus) {
      await client.query("update product_variants set stock = stock - 1 where sku = $1 and stock > 0", [sku]);
      if (sku === skus[0]) await meetTheOther(client);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
