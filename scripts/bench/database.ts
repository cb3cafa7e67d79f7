import { type Database, openDatabase } from "@/backend/db/client";
import { startEmbeddedDatabase } from "@/backend/db/embedded";

/** Runs some work on the database of a running site (in the site's folder) and keeps it running. */
export async function onDatabase<Result>(
  root: string,
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const embedded = await startEmbeddedDatabase({ dataDir, root });
  // Work on a whole table takes longer than the time limit for a visitor's query.
  const database = openDatabase(embedded.url(), { statementTimeoutMs: 600_000 });
  try {
    return await work(database);
  } finally {
    await database.close();
    await embedded.stop();
  }
}
