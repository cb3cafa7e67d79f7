import { getTableColumns, type InferInsertModel, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Transaction } from "@/backend/db/client";

/**
 * Writes rows in one statement: new ones are inserted, known ones updated where they differ in one of `updated`, and
 * everything else about them stays.
 * @param key the columns that make two rows the same one
 * @returns how many rows were inserted or updated
 */
export async function upsertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: InferInsertModel<Table>[],
  key: PgColumn[],
  updated: readonly (keyof InferInsertModel<Table> & string)[],
): Promise<number> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) =>
    (updated as readonly string[]).includes(name),
  );
  const incoming = columns.map(([, column]) => sql`excluded.${sql.identifier(column.name)}`);
  const set: Record<string, SQL> = Object.fromEntries(
    columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
  const present = columns.map(([, column]) => sql`${column}`);
  const result = await tx
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: key,
      set: set as PgUpdateSetSource<Table>,
      setWhere: sql`(${sql.join(present, sql`, `)}) is distinct from (${sql.join(incoming, sql`, `)})`,
    });
  return result.rowCount ?? 0;
}
