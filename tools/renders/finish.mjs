// Makes a tile of the kit from a raw render: removes noise, trims, centres, adds a soft shadow, writes WebP.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { fileOf } from "./picture-index.mjs";
import { tintOf } from "./tint.mjs";

const FILL = 0.84; // share of the tile that the product fills
const LIFT = 0.012; // the product is a little above the middle, because its shadow is below it
const FADE_EDGE = 0.035; // the shadow fades before the edge of the tile, so that it is never cut
const MAX_BYTES = 70 * 1024;
const QUALITIES = [82, 76, 70, 62, 54]; // the first quality that fits MAX_BYTES is used
const GRAIN = 10; // a pixel that differs this little from its neighbours' median (of 255) is noise, not a line
const WOVEN = new Set(["cable", "speaker"]); // their fine texture is real, not noise
const LOOSE = new Set(["cable"]); // thin things: the shadow follows the outline, not the hull of the footprint
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const SHADOW_COLOUR = "#0b1530";
const CONTACT_COLOUR = "#060b1c";

const blank = (size) => sharp({ create: { width: size, height: size, channels: 4, background: CLEAR } });

/** Smooths opaque surfaces and keeps lines, letters and edges. Raw RGBA in and out. */
export async function withoutGrain({ data, info }) {
  const raw = { width: info.width, height: info.height, channels: 4 };
  const median = await sharp(data, { raw }).median(5).raw().toBuffer();
  const clean = Buffer.from(data);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] < 250) continue;
    const distance = Math.max(...[0, 1, 2].map((channel) => Math.abs(data[at + channel] - median[at + channel])));
    const share = Math.min(1, Math.max(0, 2 - distance / GRAIN));
    for (const channel of [0, 1, 2]) {
      clean[at + channel] = Math.round(data[at + channel] + (median[at + channel] - data[at + channel]) * share);
    }
  }
  return { data: clean, info };
}

/** The smallest box that contains all visible pixels. */
export function boundsOf({ data, info }) {
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (data[(y * info.width + x) * 4 + 3] <= 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The shadow of a product with a known footprint: a wide cast shadow, and two tight ones at the points of contact. */
function footprintShadow(shapes, size, place) {
  const flat = Math.min(1, Math.max(0.42, Math.sin((shapes.tilt * Math.PI) / 180) * 1.6)); // blur less into the depth
  const frame = `filterUnits="userSpaceOnUse" x="${-size * 0.5}" y="${-size * 0.5}" width="${size * 2}" height="${size * 2}"`;
  const blur = (id, share) => {
    const deviation = `${(size * share).toFixed(1)} ${(size * share * flat).toFixed(1)}`;
    return `<filter id="${id}" ${frame}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
  };
  const draw = (outlines, filter, grow, opacity, colour) =>
    outlines
      .map((outline) => outline.map(([x, y]) => `${place.x(x).toFixed(1)},${place.y(y).toFixed(1)}`).join(" "))
      .map((points) => {
        const paint = `fill="${colour}" stroke="${colour}" stroke-width="${size * grow}" stroke-linejoin="round"`;
        return `<polygon points="${points}" ${paint} opacity="${opacity}" filter="url(#${filter})"/>`;
      })
      .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<defs>${blur("wide", 0.036)}${blur("near", 0.011)}${blur("touch", 0.0045)}</defs>
${draw(shapes.cast, "wide", 0.004, 0.22, SHADOW_COLOUR)}${draw(shapes.contact, "near", 0.008, 0.34, SHADOW_COLOUR)}
${draw(shapes.contact, "touch", 0.003, 0.5, CONTACT_COLOUR)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The shadow of a thin product lying flat: its own outline, moved and blurred. */
async function outlineShadow(product, size, { left, top }) {
  const moved = { input: product, left: left + Math.round(size * 0.012), top: top + Math.round(size * 0.02) };
  const solid = await blank(size).composite([moved]).png().toBuffer();
  const mask = await sharp(solid)
    .extractChannel(3)
    .blur(size * 0.015)
    .linear(0.45, 0)
    .toBuffer();
  const paint = { create: { width: size, height: size, channels: 3, background: SHADOW_COLOUR } };
  return sharp(paint).joinChannel(mask).png().toBuffer();
}

function fadeToEdge(shadow, size) {
  const edge = size * FADE_EDGE;
  const inner = size - 2 * edge;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="${size}" height="${size}"><feGaussianBlur stdDeviation="${edge / 2}"/></filter>
<rect x="${edge}" y="${edge}" width="${inner}" height="${inner}" rx="${edge}" fill="#fff" filter="url(#f)"/></svg>`;
  return sharp(shadow)
    .composite([{ input: Buffer.from(svg), blend: "dest-in" }])
    .png()
    .toBuffer();
}

/**
 * WebP with the best quality that keeps the file within the limit.
 * @param {Buffer} image anything sharp reads
 * @param {number} maxBytes the limit; the last quality is used even when the file is larger
 */
export async function encodeOriginal(image, maxBytes = MAX_BYTES) {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(image).webp({ quality, alphaQuality: 88, effort: 5 }).toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}

/**
 * A product in the middle of a transparent square, with its soft shadow.
 * @param {{data: Buffer, info: {width: number, height: number}}} image raw RGBA, square
 * @param {{left: number, top: number, width: number, height: number}} box the part of the image that fills the tile
 * @param {{tilt: number, cast: number[][][], contact: number[][][]}} shapes of the shadow, in parts of the image
 * @param {{size: number, loose?: boolean}} tile its side in pixels; for loose things the shadow follows the outline
 * @returns {Promise<Buffer>} PNG
 */
export async function drawTile(image, box, shapes, { size, loose = false }) {
  const seen = image.info.width;
  const scale = (size * FILL) / Math.max(box.width, box.height);
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  const left = Math.round((size - width) / 2);
  const top = Math.round((size - height) / 2 - size * LIFT);
  const product = await sharp(image.data, { raw: { width: seen, height: seen, channels: 4 } })
    .extract(box)
    .resize(width, height)
    .png()
    .toBuffer();
  const place = { x: (x) => left + (x * seen - box.left) * scale, y: (y) => top + (y * seen - box.top) * scale };
  const shadow = loose ? await outlineShadow(product, size, { left, top }) : await footprintShadow(shapes, size, place);
  return blank(size)
    .composite([{ input: await fadeToEdge(shadow, size) }, { input: product, left, top }])
    .png()
    .toBuffer();
}

/**
 * Finishes one raw render and writes it to the kit.
 * @param {{name: string, family: string}} shot
 * @param {string} folder where the studio left FAMILY__REST.png and .json
 * @returns {Promise<{id: string, width: number, height: number, hex: string, tint: string}>} the row for the index
 */
export async function finishShot(shot, folder) {
  const raw = path.join(folder, shot.name.replace("/", "__"));
  const shapes = JSON.parse(fs.readFileSync(`${raw}.json`, "utf8"));
  let image = await sharp(`${raw}.png`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (!WOVEN.has(shot.family)) image = await withoutGrain(image);

  const size = image.info.width;
  const tile = await drawTile(image, boundsOf(image), shapes, { size, loose: LOOSE.has(shot.family) });
  const row = { id: shot.name, width: size, height: size, hex: shapes.hex, tint: await tintOf(tile) };
  fs.mkdirSync(path.dirname(fileOf(row)), { recursive: true });
  fs.writeFileSync(fileOf(row), await encodeOriginal(tile));
  return row;
}
