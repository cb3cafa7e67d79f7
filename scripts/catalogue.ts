import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { withDatabase } from "@/backend/db/command";
import { exportCatalogue } from "@/backend/domain/data-import/transfer-catalogue";
import { importProducts } from "@/scripts/lib/import-file";

const USAGE = `npm run catalogue -- export FILE
npm run catalogue -- import FILE [--dry-run]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "dry-run": { type: "boolean", default: false } },
});
const [command, file] = positionals;

/** `npm run catalogue`: exports the whole catalogue to a CSV file, or imports it from one. */
if (file === undefined || (command !== "export" && command !== "import")) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else if (command === "import") {
  void importProducts(file, values["dry-run"]);
} else {
  void withDatabase(async (database, { prepare, say }) => {
    await prepare(database);
    await writeFile(file, await exportCatalogue({ db: database }));
    say(`The catalogue is in ${file}.`);
  });
}
