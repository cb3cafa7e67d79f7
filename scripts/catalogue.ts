import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { withDatabase } from "@/backend/db/command";
import { exportCatalogue, importCatalogue } from "@/backend/domain/catalog/transfer-catalogue";

const USAGE = `npm run catalogue -- export FILE
npm run catalogue -- import FILE [--dry-run]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "dry-run": { type: "boolean", default: false } },
});
const [command, file] = positionals;

/** `npm run catalogue`: the whole catalogue out to a CSV file, or in from one. */
if (file === undefined || (command !== "export" && command !== "import")) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  void withDatabase(async (database, { prepare, say }) => {
    await prepare(database);
    if (command === "export") {
      await writeFile(file, await exportCatalogue({ db: database }));
      say(`The catalogue is in ${file}.`);
      return;
    }
    const dryRun = values["dry-run"];
    const { rows, problems } = await importCatalogue({ db: database }, await readFile(file, "utf8"), { dryRun });
    for (const { line, column, reason } of problems) {
      say(`Line ${line}${column === "" ? "" : `, ${column}`}: ${reason}`);
    }
    if (problems.length > 0) {
      say(`${problems.length} problems; nothing was changed.`);
      process.exitCode = 1;
    } else say(dryRun ? `${rows} rows are in order; nothing was changed.` : `${rows} rows are in the database.`);
  });
}
