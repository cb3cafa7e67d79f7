import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DataSource } from "@/backend/db/seed/seed-data";
import { IMPORT_KINDS } from "@/backend/domain/data-import/import-kinds";
import { readImportFile } from "@/backend/domain/data-import/read-import-file";
import { dayInDhaka } from "@/utils/dates/dates";

const FOLDERS = ["data/facts", "data/demo"];
const TYPES = ["csv", "json"];
const DAY_MS = 86_400_000;

/**
 * The data files of the repository (data/README.md), read with the schemas of the importer for an operator's own data.
 * @param root the project's folder
 * @param now the day from which values like `today+18` of the demo data are counted
 * @returns a source that throws an Error naming file, line and field when a file does not fit its schema
 */
export function dataFiles(root: string, now: Date): DataSource {
  return (kindName) => {
    const kind = IMPORT_KINDS[kindName];
    const names = FOLDERS.flatMap((folder) => TYPES.map((type) => `${folder}/${kindName}.${type}`));
    const name = names.find((each) => existsSync(join(root, each)));
    if (kind === undefined || name === undefined) throw new RangeError(`There is no data file of the kind ${kindName}`);
    const { rows, problems } = readImportFile(kind, name, withDays(readFileSync(join(root, name), "utf8"), now));
    const [first] = problems;
    if (first !== undefined) {
      const place = [name, `line ${first.line}`, first.field].filter(Boolean).join(", ");
      throw new Error(`${place}: ${first.reason}`);
    }
    return { table: kind.table, key: kind.key, rows: rows.map(({ columns }) => columns) };
  };
}

/** Writes the day in Dhaka for values like `today+18` and `today-10`, so that the demo's campaigns are current. */
function withDays(text: string, now: Date): string {
  return text.replace(/(?<=[",])today([+-]\d{1,3})(?=[",\r\n]|$)/g, (_, days: string) =>
    dayInDhaka(new Date(now.getTime() + Number(days) * DAY_MS)),
  );
}
