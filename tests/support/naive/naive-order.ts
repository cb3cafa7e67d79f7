import type { PoolClient } from "pg";
import type { Database } from "@/backend/db/client";

/**
 * The control for the race tests: sells one item of each given SKU by reading the stock and then writing the rest, as
 * shops do that oversell. The test that finds no error in the product must find one here.
 * @returns true if the buyer got the items
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

/** Waits, in the database, until two of these transactions hold their shared lock. */
async function meetTheOther(client: PoolClient): Promise<void> {
  await client.query(`do $$ begin
    perform pg_advisory_xact_lock_shared(4711);
    while (select count(*) from pg_locks where locktype = 'advisory' and objid = 4711
      and database = (select oid from pg_database where datname = current_database())) < 2
    loop perform pg_sleep(0.01); end loop;
  end $$`);
}

/** The control for the lock order: takes a cart's SKUs one by one in the cart's own order. Needs two calls at once. */
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
