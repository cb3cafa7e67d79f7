// The index of the kit (utils/pictures/pictures-index.json), one row a picture, sorted by id so that a new picture is a one-line change.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

export const KIT_FOLDER = path.join(ROOT, "public/images/kit");
export const INDEX_FILE = path.join(ROOT, "utils/pictures/pictures-index.json");

/** @returns {Array<{id: string, width: number, height: number, tint: string, hex?: string, type?: string}>} */
export function readIndex() {
  return fs.existsSync(INDEX_FILE) ? JSON.parse(fs.readFileSync(INDEX_FILE, "utf8")) : [];
}

/** The path of a row's original picture. */
export function fileOf(row) {
  return path.join(KIT_FOLDER, `${row.id}.${row.type ?? "webp"}`);
}

/** Adds the rows, replacing those of the same id, and writes the index. */
export function saveRows(rows) {
  const byId = new Map([...readIndex(), ...rows].map((row) => [row.id, row]));
  const sorted = [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  const lines = sorted.map((row) => {
    const parts = Object.entries(row).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `  { ${parts.join(", ")} }`;
  });
  fs.writeFileSync(INDEX_FILE, `[\n${lines.join(",\n")}\n]\n`);
}
