import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { withDatabase } from "@/backend/db/command";
import { importData } from "@/backend/domain/data-import/import-data";
import { IMPORT_KINDS } from "@/backend/domain/data-import/import-kinds";
import { importProducts } from "@/scripts/lib/import-products";

const USAGE = `npm run data -- kinds
npm run data -- import products FILE [--dry-run] the catalogue as CSV, as \`npm run catalogue\` writes it
npm run data -- import KIND FILE [--dry-run]     FILE is CSV (.csv), a JSON list (.json), or one JSON object a line (.jsonl)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "dry-run": { type: "boolean", default: false } },
});
const [command, kind, file] = positionals;

/** `npm run data`: imports an operator's own data of all kinds outside the catalogue and the content pages. */
if (command === "kinds") {
  for (const [name, { fields }] of Object.entries(IMPORT_KINDS)) {
    const words = Object.entries(fields).map(([field, { type, required }]) => {
      const form = typeof type === "string" ? type : JSON.stringify(type);
      return `  ${field}: ${form}${required ? "" : ", may be left out"}`;
    });
    process.stdout.write(`${name}\n${words.join("\n")}\n`);
  }
} else if (command !== "import" || kind === undefined || file === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else if (kind === "products") {
  void importProducts(file, values["dry-run"]);
} else {
  void withDatabase(async (db, { prepare, say }) => {
    await prepare(db);
    const dryRun = values["dry-run"];
    const text = await readFile(file, "utf8");
    const { rows, problems } = await importData({ db }, { kind, name: file, text, dryRun });
    for (const { line, field, reason } of problems) say(`${file}, line ${line}${field && `, ${field}`}: ${reason}`);
    if (problems.length > 0) {
      say(`Problems: ${problems.length}. Nothing was changed.`);
      process.exitCode = 1;
    } else say(dryRun ? `Correct rows: ${rows}. Nothing was changed.` : `Rows in the database: ${rows}.`);
  });
}
