import { type Database, openDatabase } from "@/backend/db/client";
import { startEmbeddedDatabase } from "@/backend/db/embedded";

/** Works on the database that a running site has in its folder, and leaves it running. */
export async function onDatabase<Result>(
  root: string,
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const embedded = await startEmbeddedDatabase({ dataDir, root });
  // Work on a whole table takes longer than what a visitor may wait for.
  const database = openDatabase(embedded.url(), { statementTimeoutMs: 600_000 });
  try {
    return await work(database);
  } finally {
    await database.close();
    await embedded.stop();
  }
}
