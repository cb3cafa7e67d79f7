import {
  checkDeferredConstraints,
  findMissingValues,
  type RowError,
  writeImportRows,
} from "@/backend/db/queries/content/data-import-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { importAllOrNothing } from "@/backend/domain/data-import/all-or-nothing-import";
import { columnsOfKey, type ImportKind } from "@/backend/domain/data-import/import-fields";
import { IMPORT_KINDS } from "@/backend/domain/data-import/import-kinds";
import type { ImportProblem } from "@/backend/domain/data-import/json-records";
import { type ImportRow, readImportFile } from "@/backend/domain/data-import/read-import-file";
import type { DbContext } from "@/backend/domain/domain-context";

interface DataImport {
  kind: string;
  /** The file's name. Its extension decides whether it is read as CSV. */
  name: string;
  text: string;
  /** True: does the whole import and rolls it back. */
  dryRun: boolean;
}

/** Writes a file into the database, all of it or nothing; other rows stay. @throws RangeError for an unknown kind */
export async function importData(
  { db }: DbContext,
  { kind: kindName, name, text, dryRun }: DataImport,
): Promise<{ rows: number; problems: ImportProblem[] }> {
  const kind = Object.hasOwn(IMPORT_KINDS, kindName) ? IMPORT_KINDS[kindName] : undefined;
  if (kind === undefined)
    throw new RangeError(`There is no kind ${kindName}; those are ${Object.keys(IMPORT_KINDS).join(", ")}.`);
  const { rows, problems } = readImportFile(kind, name, text);
  const target = { table: kind.table, key: columnsOfKey(kind) };
  const found = await importAllOrNothing({ db }, { problems, dryRun }, async (connection) => {
    const refused = (await writeImportRows(connection, target, rows)).map(
      ({ row, error }): ImportProblem => ({
        line: row.line,
        field: fieldsOf(kind, columnsOf(error, row)),
        reason: error.reason,
      }),
    );
    const error = await checkDeferredConstraints(connection, kind.table);
    if (error !== null) {
      refused.push({ line: lineOf(rows, error), field: fieldsOf(kind, error.columns), reason: error.reason });
    }
    return [...refused, ...(await missingReferences(connection, kind, rows))];
  });
  return { rows: rows.length, problems: found };
}

/** Finds references of the file to rows that do not exist, where the database has no foreign key. */
async function missingReferences(
  connection: Connection,
  { fields }: ImportKind,
  rows: readonly ImportRow[],
): Promise<ImportProblem[]> {
  const problems: ImportProblem[] = [];
  for (const [field, { column = field, refersTo }] of Object.entries(fields)) {
    if (refersTo === undefined) continue;
    const valuesOf = ({ columns }: ImportRow) => [columns[column] ?? []].flat().map(String);
    const missing = await findMissingValues(connection, refersTo, rows.flatMap(valuesOf));
    for (const row of rows) {
      for (const value of valuesOf(row).filter((each) => missing.has(each))) {
        problems.push({ line: row.line, field, reason: `names ${value}, which is not in ${refersTo.table}` });
      }
    }
  }
  return problems;
}

/** The columns of a row that a database error is about; if it names none, those whose value it quotes. */
const columnsOf = ({ columns, reason }: RowError, row: ImportRow) =>
  columns.length > 0
    ? columns
    : Object.keys(row.columns).filter((column) => reason.includes(`"${String(row.columns[column])}"`));

/** The line with the values that a database error names; the first line if it names none. */
function lineOf(rows: readonly ImportRow[], { columns, reason }: RowError): number {
  const isNamed = (value: unknown) => typeof value === "string" && reason.includes(`(${value})`);
  return (rows.find((row) => columns.some((column) => isNamed(row.columns[column]))) ?? rows[0])?.line ?? 1;
}

function fieldsOf(kind: ImportKind, columns: readonly string[]): string {
  const fields = Object.entries(kind.fields);
  return columns.map((name) => fields.find(([field, { column = field }]) => column === name)?.[0] ?? name).join(", ");
}
