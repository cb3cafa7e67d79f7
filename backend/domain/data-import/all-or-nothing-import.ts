import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { ImportProblem } from "@/backend/domain/data-import/json-records";
import type { DbContext } from "@/backend/domain/domain-context";

class Rollback extends Error {}

/** Writes a whole file in one transaction, rolled back on any problem and in a dry run. @returns all, by line */
export async function importAllOrNothing(
  { db }: DbContext,
  { problems, dryRun }: { problems: readonly ImportProblem[]; dryRun: boolean },
  write: (connection: Connection) => Promise<ImportProblem[]>,
): Promise<ImportProblem[]> {
  let refused: ImportProblem[] = [];
  try {
    await inTransaction(db, async (connection) => {
      refused = await write(connection);
      if (dryRun || problems.length > 0 || refused.length > 0) throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  return [...problems, ...refused].sort((one, other) => one.line - other.line);
}
