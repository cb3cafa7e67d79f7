import { DatabaseError } from "pg";
import { type Connection, rollbackTo, savepoint } from "@/backend/db/queries/statement";

/**
 * Runs a write that the database may refuse. The transaction continues either way; a refused write is undone.
 * @returns the refusal, or null
 * @throws any other error, which the values did not cause
 */
export async function refusalOf(connection: Connection, write: () => Promise<unknown>): Promise<DatabaseError | null> {
  await savepoint(connection);
  try {
    await write();
    return null;
  } catch (error) {
    await rollbackTo(connection);
    // Classes 22 and 23: a malformed value, and a violated rule of the table.
    if (error instanceof DatabaseError && /^2[23]/.test(error.code ?? "")) return error;
    throw error;
  }
}
