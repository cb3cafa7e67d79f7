// Writes drawings to the kit and adds their rows to the index.
import fs from "node:fs";
import path from "node:path";
import { fileOf, saveRows } from "../picture-index.mjs";
import { tintOf } from "../tint.mjs";

const MAX_BYTES = 12 * 1024;

/**
 * @param {Array<{id: string, size: [number, number], svg: string}>} drawings
 * @throws {Error} when a drawing has more bytes than a page may load for it
 */
export async function saveDrawings(drawings) {
  const rows = [];
  for (const { id, size, svg } of drawings) {
    if (svg.length > MAX_BYTES) throw new Error(`${id} has ${svg.length} bytes, ${MAX_BYTES} are the most`);
    const row = { id, type: "svg", width: size[0], height: size[1] };
    fs.mkdirSync(path.dirname(fileOf(row)), { recursive: true });
    fs.writeFileSync(fileOf(row), svg);
    rows.push({ ...row, tint: await tintOf(Buffer.from(svg)) });
  }
  saveRows(rows);
  console.log(`${rows.length} drawings are in public/images/kit and in the index.`);
}
