import { readFile } from "node:fs/promises";
import { withDatabase } from "@/backend/db/command";
import { importCatalogue } from "@/backend/domain/data-import/transfer-catalogue";

type Database = Parameters<Parameters<typeof withDatabase>[0]>[0];

interface FileImport {
  file: string;
  dryRun: boolean;
  /** The text before the line's number in a reported problem. */
  place: string;
  run(
    db: Database,
    text: string,
  ): Promise<{
    rows: number;
    problems: readonly { line: number; field: string; reason: string }[];
  }>;
}

/** Imports a file, completely or not at all, and reports the line and field of each problem. */
export function importFile({ file, dryRun, place, run }: FileImport): Promise<void> {
  return withDatabase(async (database, { prepare, say }) => {
    await prepare(database);
    const { rows, problems } = await run(database, await readUtf8(file));
    for (const { line, field, reason } of problems) say(`${place} ${line}${field && `, ${field}`}: ${reason}`);
    if (problems.length > 0) {
      say(`Problems: ${problems.length}. Nothing was changed.`);
      process.exitCode = 1;
    } else say(dryRun ? `Correct rows: ${rows}. Nothing was changed.` : `Rows in the database: ${rows}.`);
  });
}

/** The text of a file, without its byte order mark. @throws Error for a file in another encoding */
export async function readUtf8(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${file} is not encoded in UTF-8. Save it as "CSV UTF-8", or as UTF-8 text.`);
  }
}

/** Imports a catalogue from a CSV file. */
export function importProducts(file: string, dryRun: boolean): Promise<void> {
  return importFile({ file, dryRun, place: "Line", run: (db, text) => importCatalogue({ db }, text, { dryRun }) });
}
