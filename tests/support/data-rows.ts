import { getTableColumns, type InferSelectModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { dataFiles } from "@/backend/domain/data-import/data-files";

const source = dataFiles(process.cwd(), new Date());

/** The rows of a data file, by the fields of their table. A missing column gets its constant default, or else null. */
export function dataRows<Table extends PgTable>(kind: string, table: Table): InferSelectModel<Table>[] {
  const columns = Object.entries(getTableColumns(table));
  return source
    .rows(kind)
    .rows.map((row) =>
      Object.fromEntries(
        columns.map(([field, { name, default: plain }]) => [
          field,
          row[name] ?? (typeof plain === "object" && !Array.isArray(plain) ? null : (plain ?? null)),
        ]),
      ),
    ) as InferSelectModel<Table>[];
}
