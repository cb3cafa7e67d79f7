import { dataFiles } from "@/backend/domain/data-import/data-files";
import { IMPORT_KINDS } from "@/backend/domain/data-import/import-kinds";
import { camelCase } from "@/utils/text/letter-case";

const source = dataFiles(process.cwd(), new Date());

/**
 * The rows of a data file, with the columns of their table in camel case.
 * @param defaults the values of columns that a row lacks; null for all others
 */
export function dataRows<Row extends object>(kind: string, defaults: Partial<Row> = {}): Row[] {
  const fields = Object.entries(IMPORT_KINDS[kind]?.fields ?? {});
  const columns = fields.map(([field, { column = field }]) => column);
  return source.rows(kind).rows.map((row) => {
    const given = [...new Set([...columns, ...Object.keys(row)])].map((column) => {
      const field = camelCase(column);
      return [field, row[column] ?? defaults[field as keyof Row] ?? null];
    });
    return Object.fromEntries(given) as Row;
  });
}
