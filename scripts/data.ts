import { parseArgs } from "node:util";
import { importData } from "@/backend/domain/data-import/import-data";
import { IMPORT_KINDS } from "@/backend/domain/data-import/import-kinds";
import { importFile, importProducts } from "@/scripts/lib/import-file";

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
    const lines = Object.entries(fields).map(([field, { type, required }]) => {
      const form = typeof type === "string" ? type : JSON.stringify(type);
      return `  ${field}: ${form}${required ? "" : ", may be left out"}`;
    });
    process.stdout.write(`${name}\n${lines.join("\n")}\n`);
  }
} else if (command !== "import" || kind === undefined || file === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else if (kind === "products") {
  void importProducts(file, values["dry-run"]);
} else {
  const dryRun = values["dry-run"];
  void importFile({
    file,
    dryRun,
    place: `${file}, line`,
    run: (db, text) => importData({ db }, { kind, name: file, text, dryRun }),
  });
}
