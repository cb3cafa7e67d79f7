import { openDatabase } from "@/backend/db/client";
import { startEmbeddedDatabase } from "@/backend/db/embedded";

/**
 * A separate program, so that a test can choose its account, umask and environment. It starts a folder's embedded
 * database, writes and reads a row, stops the database, and prints the result as one line of JSON.
 * Arguments: the project's folder and the data folder.
 */
async function main([root = "", dataDir = ""]: readonly string[]): Promise<void> {
  const embedded = await startEmbeddedDatabase({ root, dataDir });
  const database = openDatabase(() => embedded.url(), { poolSize: 1 });
  try {
    await database.pool.query("create table if not exists starts (at timestamptz default now())");
    await database.pool.query("insert into starts default values");
    await database.pool.query("checkpoint");
    const { rows } = await database.pool.query("select count(*)::int as starts from starts");
    const { found, copy, account } = embedded;
    process.stdout.write(JSON.stringify({ ...rows[0], found, copy, account }));
  } finally {
    await database.close();
    await embedded.stop();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(error.message);
  process.exitCode = 1;
});
