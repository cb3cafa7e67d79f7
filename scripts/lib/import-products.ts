import { readFile } from "node:fs/promises";
import { withDatabase } from "@/backend/db/command";
import { importCatalogue } from "@/backend/domain/data-import/transfer-catalogue";

/** Imports a catalogue from a CSV file, completely or not at all, and reports the row and column of each error. */
export function importProducts(file: string, dryRun: boolean): Promise<void> {
  return withDatabase(async (database, { prepare, say }) => {
    await prepare(database);
    const { rows, problems } = await importCatalogue({ db: database }, await readFile(file, "utf8"), { dryRun });
    for (const { line, field, reason } of problems) {
      say(`Line ${line}${field === "" ? "" : `, ${field}`}: ${reason}`);
    }
    if (problems.length > 0) {
      say(`Problems: ${problems.length}. Nothing was changed.`);
      process.exitCode = 1;
    } else say(dryRun ? `Correct rows: ${rows}. Nothing was changed.` : `Rows in the database: ${rows}.`);
  });
}
