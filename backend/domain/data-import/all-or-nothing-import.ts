import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { ImportProblem } from "@/backend/domain/data-import/json-records";
import type { DbContext } from "@/backend/domain/domain-context";

class Rollback extends Error {}

/**
 * Writes a whole file in one transaction, which is rolled back in a dry run and after any problem.
 * @param problems of reading the file @returns these and the problems of `write`, in the order of the lines
 */
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
