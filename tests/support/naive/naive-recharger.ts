import { once } from "node:events";
import { openDatabase } from "@/backend/db/client";

/**
 * The control for the kill tests, a process of its own on the database of its first argument: adds the due amounts to a
 * balance, then marks them. In between it prints a line and, with a second argument, waits to be killed.
 */
async function main([url = "", waits]: readonly string[]): Promise<void> {
  const db = openDatabase(url, { poolSize: 1 });
  const { rows } = await db.pool.query<{ amount: number }>("select amount from naive_due where not noted");
  for (const { amount } of rows) {
    await db.pool.query("update naive_balance set poisha = poisha + $1 where true", [amount]);
    process.stdout.write("added\n");
    if (waits !== undefined) await once(process.stdin, "data");
    await db.pool.query("update naive_due set noted = true where true");
  }
  await db.close();
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(error.message);
  process.exitCode = 1;
});
