import type { DatabaseError } from "pg";
import { refusalOf, writeRows } from "@/backend/db/queries/refused-write";
import type { Connection } from "@/backend/db/queries/statement";
import { type TableRows, upsertRows } from "@/backend/db/queries/upsert-rows";

/** An error that the database found: the columns it is about, and why. */
export interface RowError {
  columns: string[];
  reason: string;
}

interface ImportedRow {
  readonly columns: TableRows["rows"][number];
}

/** The most rows that are written with one statement. */
const CHUNK = 1_000;

/**
 * Writes rows: a new row is inserted, an existing one gets the given columns. Table and column names come from the
 * product's own list of kinds, never from a file.
 * @param key columns that identify a row
 * @returns the refused rows; none when all were written
 */
export async function writeImportRows<Row extends ImportedRow>(
  connection: Connection,
  { table, key }: Pick<TableRows, "table" | "key">,
  rows: readonly Row[],
): Promise<{ row: Row; error: RowError }[]> {
  const refused: { row: Row; error: RowError }[] = [];
  const write = (some: readonly Row[]) =>
    upsertRows(connection, { table, key, rows: some.map(({ columns }) => columns) });
  for (const alike of rowsByColumns(rows)) {
    for (let at = 0; at < alike.length; at += CHUNK) {
      for (const { row, refusal } of await writeRows(connection, alike.slice(at, at + CHUNK), write)) {
        refused.push({ row, error: await rowErrorOf(connection, table, refusal) });
      }
    }
  }
  return refused;
}

/** Groups rows that have the same columns: a column that one row leaves out must stay as it is, even if another has it. */
function rowsByColumns<Row extends ImportedRow>(rows: readonly Row[]): Iterable<Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const columns = Object.keys(row.columns).join();
    const group = groups.get(columns);
    if (group === undefined) groups.set(columns, [row]);
    else group.push(row);
  }
  return groups.values();
}

/**
 * Checks the deferred constraints of a table, after all rows of a file: the rows may refer to each other.
 * @returns the first error, or null if there is none; it names no row
 */
export async function checkDeferredConstraints(connection: Connection, table: string): Promise<RowError | null> {
  const refusal = await refusalOf(connection, () => connection.query("set constraints all immediate"));
  return refusal && rowErrorOf(connection, table, refusal);
}

/**
 * Values of a column that no row of a table has. Table and column names come from the product's own list of kinds.
 * @param only a column of these rows with the value that it must have
 */
export async function findMissingValues(
  connection: Connection,
  { table, column, only }: { table: string; column: string; only?: readonly [string, string] },
  values: readonly string[],
): Promise<Set<string>> {
  const { rows } = await connection.query<{ value: string }>(
    `select value from unnest($1::text[]) as value
     where not exists (select from ${table} where ${column} = value ${only === undefined ? "" : `and ${only[0]} = $2`})`,
    [values, ...(only === undefined ? [] : [only[1]])],
  );
  return new Set(rows.map(({ value }) => value));
}

async function rowErrorOf(connection: Connection, table: string, refusal: DatabaseError): Promise<RowError> {
  if (refusal.constraint === undefined) {
    return { columns: refusal.column === undefined ? [] : [refusal.column], reason: refusal.message };
  }
  const { rows } = await connection.query<{ rule: string; columns: string[] }>(
    `select pg_get_constraintdef(c.oid) as rule, array(select a.attname::text from pg_attribute a
       where a.attrelid = c.conrelid and a.attnum = any(c.conkey) order by a.attnum) as columns
     from pg_constraint c where c.conrelid = $1::regclass and c.conname = $2`,
    [table, refusal.constraint],
  );
  const columns = rows[0]?.columns ?? [];
  // For a foreign or unique key, the detail of the error names the value.
  if (refusal.code !== "23514" && refusal.detail !== undefined) return { columns, reason: refusal.detail };
  return { columns, reason: `breaks the rule ${rows[0]?.rule ?? refusal.constraint}` };
}
