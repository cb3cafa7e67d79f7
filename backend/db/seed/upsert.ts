import { getTableColumns, type InferInsertModel, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "@/backend/db/client";

/**
 * Writes rows in one statement: new ones are inserted, known ones updated where they differ in one of `updated`, and
 * their other fields stay. The rows are sent as one JSON value: one parameter for each field took half a second for a
 * thousand rows, and is limited to 65,535 parameters.
 * @param rows a field that a row lacks has the default of its column
 * @param key the columns that identify a row: two rows with the same values are the same row
 * @returns how many rows were inserted or updated
 */
export async function upsertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: InferInsertModel<Table>[],
  key: PgColumn[],
  updated: readonly (keyof InferInsertModel<Table> & string)[],
): Promise<number> {
  const columns = getTableColumns(table);
  const names = (fields: readonly string[], of: SQL = sql``) =>
    list(fields.map((field) => sql`${of}${sql.identifier(columns[field]?.name ?? field)}`));
  let written = 0;
  for (const [fields, alike] of rowsByFields(rows)) {
    const values = alike.map((row) => Object.fromEntries(fields.map((field) => [columns[field]?.name, row[field]])));
    const result = await tx.execute(sql`
      insert into ${table} as present (${names(fields)})
      select ${names(fields)} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb)
      on conflict (${list(key.map((column) => sql.identifier(column.name)))})
      do update set (${names(updated)}) = row(${names(updated, sql`excluded.`)})
      where (${names(updated, sql`present.`)}) is distinct from (${names(updated, sql`excluded.`)})`);
    written += result.rowCount ?? 0;
  }
  return written;
}

const list = (parts: SQL[] | ReturnType<typeof sql.identifier>[]) => sql.join(parts, sql`, `);

/** Groups rows that have the same fields: a field that is left out is not the same as null. */
function rowsByFields(rows: readonly object[]): Map<readonly string[], Record<string, unknown>[]> {
  const groups = new Map<string, { fields: string[]; alike: Record<string, unknown>[] }>();
  for (const row of rows as Record<string, unknown>[]) {
    const fields = Object.keys(row).filter((field) => row[field] !== undefined);
    const name = fields.toSorted().join();
    const group = groups.get(name) ?? { fields, alike: [] };
    group.alike.push(row);
    groups.set(name, group);
  }
  return new Map([...groups.values()].map(({ fields, alike }) => [fields, alike]));
}
