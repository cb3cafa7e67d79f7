// Writes every raster original of public/images/kit as WebP at the six widths of the site (CONST-42), at 480 for the cards
// of phones and at two widths of thumbnails, quality 75 (CONST-43), to public/img/<family>/<name>-<width>.webp.
// utils/pictures/image-loader.ts addresses them. The widths of phones are also written as AVIF, which the server sends at
// the same address to browsers that accept it (server/static-files.ts).
//   node scripts/build-pictures.mjs [--from public/images/kit] [--to public/img]
// A picture is never enlarged: for a width above the original's, the file has the original's size, so all addresses
// exist. Sheets of 360° views (turn/) are six views wide and have two widths of their own. Originals that have not
// changed since the last run are skipped.
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const { values: options } = parseArgs({
  options: {
    from: { type: "string", default: path.join(ROOT, "public/images/kit") },
    to: { type: "string", default: path.join(ROOT, "public/img") },
  },
});
const ORIGINALS = path.resolve(options.from);
const BUILT = path.resolve(options.to);
const MANIFEST = path.join(BUILT, "manifest.json");

const WIDTHS = [480, 640, 750, 828, 1080, 1200, 1920];
/** For the small pictures of lists: utils/pictures/image-loader.ts addresses them. */
const THUMBNAIL_WIDTHS = [160, 320];
/** Views of 400 and of 640 px; utils/catalog/view-360.ts addresses them. */
const SHEET_WIDTHS = [2400, 3840];
const ENCODING = {
  quality: 75,
  alphaQuality: 80, // below this quality, the soft shadows show visible steps
  preset: "picture",
  effort: 2, // a higher effort would take three times as long and save 5 % of the bytes
};
/** Widths that phones and most laptops load. Larger ones would make the build much longer. */
const AVIF_WIDTHS = [160, 320, 480, 640, 750, 828];
/** As good as WebP at quality 75: the scales of the two formats differ. A higher effort saves 3 % in half as much time again. */
const AVIF_ENCODING = { quality: 50, effort: 1 };
/** A larger AVIF file is not worth its slower decoding. */
const MAX_AVIF_RATIO = 0.85;
/** The browser fetches these files whole, and they are few: a slow compression that saves a third is worth it. */
const SHEET_ENCODING = { ...ENCODING, effort: 4 };
const isSheet = (file) => file.startsWith("turn/");
const SETTINGS = JSON.stringify({ WIDTHS, ENCODING, AVIF_WIDTHS, AVIF_ENCODING, MAX_AVIF_RATIO });

function listOriginals() {
  return fs
    .readdirSync(ORIGINALS, { recursive: true })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /\.(webp|png|jpe?g)$/.test(file))
    .sort();
}

function readManifest() {
  try {
    const manifest = JSON.parse(fs.readFileSync(MANIFEST, "utf8"));
    return manifest.settings === SETTINGS ? manifest.pictures : {};
  } catch {
    return {}; // no record yet, or an incomplete one: everything is built again
  }
}

const outputsOf = (file) =>
  (isSheet(file) ? SHEET_WIDTHS : [...THUMBNAIL_WIDTHS, ...WIDTHS]).map((width) => {
    return { width, target: path.join(BUILT, file.replace(/\.\w+$/, `-${width}.webp`)) };
  });

/** Writes atomically: a reader, or a second build of the same folder, never sees an incomplete file. */
function writeWhole(target, bytes) {
  const partial = `${target}.${process.pid}.part`;
  fs.writeFileSync(partial, bytes);
  fs.renameSync(partial, target);
}

/** The AVIF file beside a WebP file; it exists when it is small enough. */
const avifOf = (target) => target.replace(/\.webp$/, ".avif");

async function buildPicture(file, original) {
  const { data, info } = await sharp(original).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 };
  const encoding = isSheet(file) ? SHEET_ENCODING : ENCODING;
  const encoded = new Map();
  for (const { width, target } of outputsOf(file)) {
    const shown = Math.min(width, info.width);
    if (!encoded.has(shown)) {
      const resized = sharp(data, { raw }).resize(shown);
      const webp = await resized.clone().webp(encoding).toBuffer();
      const avif = AVIF_WIDTHS.includes(width) ? await resized.clone().avif(AVIF_ENCODING).toBuffer() : null;
      encoded.set(shown, { webp, avif: avif !== null && avif.length <= webp.length * MAX_AVIF_RATIO ? avif : null });
    }
    const { webp, avif } = encoded.get(shown);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    writeWhole(target, webp);
    if (avif !== null) writeWhole(avifOf(target), avif);
    else fs.rmSync(avifOf(target), { force: true });
  }
}

const started = Date.now();
const known = readManifest();
const originals = listOriginals();
const pictures = {};
const queue = [];
for (const file of originals) {
  const bytes = fs.readFileSync(path.join(ORIGINALS, file));
  pictures[file] = createHash("sha1").update(bytes).digest("hex");
  const fresh = known[file] === pictures[file] && outputsOf(file).every(({ target }) => fs.existsSync(target));
  if (!fresh) queue.push({ file, bytes });
}

const waiting = queue.length;
sharp.concurrency(1); // one thread per picture, one picture per core
async function work() {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) await buildPicture(next.file, next.bytes);
}
await Promise.all(Array.from({ length: os.availableParallelism() }, work));

for (const removed of Object.keys(known).filter((file) => !(file in pictures))) {
  for (const { target } of outputsOf(removed)) {
    fs.rmSync(target, { force: true });
    fs.rmSync(avifOf(target), { force: true });
  }
}
fs.mkdirSync(BUILT, { recursive: true });
writeWhole(MANIFEST, JSON.stringify({ settings: SETTINGS, pictures }));

const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(`Pictures: ${waiting} of ${originals.length} built in their widths in ${seconds} s`);
