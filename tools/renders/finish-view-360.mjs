// Makes one sheet of the kit from the raw views of a turn: every view in the same framing, row by row. The sheet is not
// transparent: 24 soft shadows took more bytes than 24 products. The page paints the same background around it.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { withoutNoise } from "./denoise.mjs";
import { boundsOf, drawTile, withoutGrain } from "./finish.mjs";
import { KIT_FOLDER } from "./picture-index.mjs";
import { tintOf } from "./tint.mjs";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const INDEX_FILE = path.join(ROOT, "backend/db/seed/views-360.json");
const VIEW_SIZE = 640;
const COLUMNS = 6;
const ENCODING = { quality: 85, effort: 5 };

/** The path of the sheet of a turn. */
export const sheetOf = (name) => path.join(KIT_FOLDER, `${name}.webp`);

/** The smallest box that contains all boxes. */
function unionOf(boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The box, centred on the middle of the picture, where the rotation axis is. */
function aroundAxis(box, width) {
  const left = Math.min(box.left, width - box.left - box.width);
  return { ...box, left, width: width - 2 * left };
}

function saveView360(row) {
  const rows = fs.existsSync(INDEX_FILE) ? JSON.parse(fs.readFileSync(INDEX_FILE, "utf8")) : [];
  const sorted = [...rows.filter(({ name }) => name !== row.name), row].sort((a, b) => (a.name < b.name ? -1 : 1));
  const lines = sorted.map(
    ({ name, frames, columns, tint }) =>
      `  { "name": "${name}", "frames": ${frames}, "columns": ${columns}, "tint": "${tint}" }`,
  );
  fs.writeFileSync(INDEX_FILE, `[\n${lines.join(",\n")}\n]\n`);
}

/**
 * Finishes the views of one turn, writes their sheet to the kit and its row to the seed.
 * @param {{name: string, frames: number, noise?: number}} shot `turn/phone-orbit-forest-green`
 * @param {string} folder where the studio left turn__REST-00.png, turn__REST-01.png … and turn__REST.json
 */
export async function finishView360(shot, folder) {
  const raw = path.join(folder, shot.name.replace("/", "__"));
  const { frames: shadows } = JSON.parse(fs.readFileSync(`${raw}.json`, "utf8"));
  const views = [];
  for (const at of shadows.keys()) {
    const file = `${raw}-${String(at).padStart(2, "0")}.png`;
    const image = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    views.push(shot.noise === undefined ? await withoutGrain(image) : withoutNoise(image, shot.noise));
  }
  const box = aroundAxis(unionOf(views.map(boundsOf)), views[0].info.width);
  const tiles = [];
  for (const [at, view] of views.entries()) {
    const input = await drawTile(view, box, shadows[at], { size: VIEW_SIZE });
    tiles.push({ input, left: (at % COLUMNS) * VIEW_SIZE, top: Math.floor(at / COLUMNS) * VIEW_SIZE });
  }
  const tint = await tintOf(tiles[0].input);
  const rows = Math.ceil(tiles.length / COLUMNS);
  const sheet = { width: COLUMNS * VIEW_SIZE, height: rows * VIEW_SIZE, channels: 3, background: tint };
  fs.mkdirSync(path.dirname(sheetOf(shot.name)), { recursive: true });
  await sharp({ create: sheet }).composite(tiles).webp(ENCODING).toFile(sheetOf(shot.name));
  saveView360({ name: shot.name.replace("turn/", ""), frames: tiles.length, columns: COLUMNS, tint });
}
