import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TableRows } from "@/backend/db/queries/upsert-rows";
import type { Definition, DefinitionName } from "@/backend/db/seed/definitions/definition-kinds";
import type { DataSource } from "@/backend/db/seed/seed-data";
import { readCatalogueFile } from "@/backend/domain/data-import/catalogue-file";
import { columnsOfKey } from "@/backend/domain/data-import/import-fields";
import { IMPORT_KINDS } from "@/backend/domain/data-import/import-kinds";
import type { ImportProblem } from "@/backend/domain/data-import/json-records";
import { readDefinitions } from "@/backend/domain/data-import/read-definitions";
import { readImportFile } from "@/backend/domain/data-import/read-import-file";
import { dayInDhaka } from "@/utils/dates/dates";

const FOLDERS = ["data/facts", "data/demo"];
const TYPES = ["csv", "json"];
const DAY_MS = 86_400_000;

/**
 * The data files of the repository (data/README.md). They are read with the schemas that the importer uses.
 * @param now the day from which values like `today+18` of the demo data are counted
 * @returns a source that throws an Error naming file, line and field when a file does not fit its schema
 */
export function dataFiles(root: string, now: Date): DataSource {
  // Cached, because several parts of the seed need the same definitions.
  const known = new Map<DefinitionName, unknown>();
  return {
    rows(kindName): TableRows {
      const kind = IMPORT_KINDS[kindName];
      if (kind === undefined) throw new RangeError(`There is no data file of the kind ${kindName}`);
      const { name, text } = readData(root, kindName);
      const { rows, problems } = readImportFile(kind, name, withDays(text, now));
      refuseProblems(name, problems);
      return { table: kind.table, key: columnsOfKey(kind), rows: rows.map(({ columns }) => columns) };
    },
    definitions<Name extends DefinitionName>(kind: Name): Definition<Name>[] {
      if (!known.has(kind)) {
        const { name, text } = readData(root, kind);
        const { definitions, problems } = readDefinitions(kind, name, text);
        refuseProblems(name, problems);
        known.set(kind, definitions);
      }
      return known.get(kind) as Definition<Name>[];
    },
    catalogue() {
      const { name, text } = readData(root, "catalogue");
      const { records, problems } = readCatalogueFile(text);
      refuseProblems(name, problems);
      return records;
    },
  };
}

function readData(root: string, kind: string): { name: string; text: string } {
  const names = FOLDERS.flatMap((folder) => TYPES.map((type) => `${folder}/${kind}.${type}`));
  const name = names.find((each) => existsSync(join(root, each)));
  if (name === undefined) throw new RangeError(`There is no data file of the kind ${kind}`);
  return { name, text: readFileSync(join(root, name), "utf8") };
}

function refuseProblems(name: string, [first]: readonly ImportProblem[]): void {
  if (first === undefined) return;
  const place = [name, `line ${first.line}`, first.field].filter(Boolean).join(", ");
  throw new Error(`${place}: ${first.reason}`);
}

/** Replaces values like `today+18` and `today-10` by the day in Dhaka, so that the demo's campaigns are current. */
function withDays(text: string, now: Date): string {
  return text.replace(/(?<=[",])today([+-]\d{1,3})(?=[",\r\n]|$)/g, (_, days: string) =>
    dayInDhaka(new Date(now.getTime() + Number(days) * DAY_MS)),
  );
}
