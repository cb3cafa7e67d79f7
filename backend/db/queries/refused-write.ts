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

/**
 * Writes rows together. If they are refused, each is tried by itself to find the wrong ones; the caller then rolls the
 * transaction back.
 * @returns the refused rows; none when all were written
 */
export async function writeRows<Row>(
  connection: Connection,
  rows: readonly Row[],
  write: (some: readonly Row[]) => Promise<unknown>,
): Promise<{ row: Row; refusal: DatabaseError }[]> {
  if (rows.length === 0 || (await refusalOf(connection, () => write(rows))) === null) return [];
  const refused: { row: Row; refusal: DatabaseError }[] = [];
  for (const row of rows) {
    const refusal = await refusalOf(connection, () => write([row]));
    if (refusal !== null) refused.push({ row, refusal });
  }
  return refused;
}
