import { DatabaseError } from "pg";
import { type Connection, releaseSavepoint, rollbackTo, savepoint } from "@/backend/db/queries/statement";

/**
 * Runs a write that the database may refuse. The transaction continues either way; a refused write is undone.
 * @returns the refusal, or null
 * @throws any other error, which the values did not cause
 */
export async function refusalOf(connection: Connection, write: () => Promise<unknown>): Promise<DatabaseError | null> {
  await savepoint(connection);
  try {
    await write();
    await releaseSavepoint(connection);
    return null;
  } catch (error) {
    await rollbackTo(connection);
    // Classes 21 to 23: the same row twice in one statement, a malformed value, and a violated rule of the table.
    if (error instanceof DatabaseError && /^2[123]/.test(error.code ?? "")) return error;
    throw error;
  }
}
