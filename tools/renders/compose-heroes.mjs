// Composes the hero pictures from the kit's tiles: transparent groups of products; text and backgrounds are in HTML.
//   node tools/renders/compose-heroes.mjs
// Later items are in front. Every tile includes its own soft shadow and is never enlarged.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { encodeOriginal } from "./finish.mjs";
import { fileOf, readIndex, saveRows } from "./picture-index.mjs";
import { tintOf } from "./tint.mjs";

const MAX_BYTES = 100 * 1024;

// side: size of the square tile in pixels; x and y: its centre; turn: rotation in degrees
const HEROES = [
  {
    id: "hero/flagship",
    width: 1200,
    height: 900,
    items: [
      { id: "phone/halo-pair-violet", side: 800, x: 890, y: 420 },
      { id: "phone/pillar-pair-midnight-blue", side: 980, x: 410, y: 446 },
      { id: "watch/round-front-navy", side: 390, x: 765, y: 688 },
      { id: "earbuds/pebble-open-white", side: 330, x: 1030, y: 732 },
    ],
  },
  {
    id: "hero/esim",
    width: 1200,
    height: 900,
    items: [
      { id: "phone/capsule-pair-rose", side: 800, x: 800, y: 430 },
      { id: "phone/orbit-pair-forest-green", side: 940, x: 430, y: 440 },
      { id: "sim/esim-card", side: 520, x: 830, y: 610, turn: 8 },
    ],
  },
  {
    id: "hero/colours",
    width: 1200,
    height: 800,
    items: [
      { id: "phone/visor-back-teal", side: 720, x: 190, y: 380 },
      { id: "phone/arch-back-sand", side: 720, x: 1010, y: 380 },
      { id: "phone/slant-back-violet", side: 780, x: 395, y: 388 },
      { id: "phone/halo-back-sky", side: 780, x: 805, y: 388 },
      { id: "phone/pillar-back-coral", side: 800, x: 600, y: 400 },
    ],
  },
  {
    id: "hero/routers",
    width: 1200,
    height: 800,
    items: [
      { id: "cpe/obelisk-angle-white", side: 800, x: 250, y: 390 },
      { id: "router/mast-angle-white", side: 780, x: 740, y: 405 },
      { id: "pocket-router/card-angle-black", side: 300, x: 455, y: 655 },
      { id: "pocket-router/puck-angle-white", side: 280, x: 1050, y: 640 },
    ],
  },
  {
    id: "hero/business",
    width: 1200,
    height: 900,
    items: [
      { id: "cpe/obelisk-angle-white", side: 640, x: 1000, y: 330 },
      { id: "tablet/plain-front-silver", side: 800, x: 500, y: 330 },
      { id: "camera/globe-angle-white", side: 330, x: 1030, y: 700 },
      { id: "phone/pillar-pair-graphite", side: 560, x: 760, y: 590 },
      { id: "pocket-router/card-angle-black", side: 300, x: 190, y: 690 },
      { id: "tracker/tag-angle-white", side: 270, x: 450, y: 720 },
    ],
  },
  {
    id: "hero/first-day",
    width: 1200,
    height: 800,
    items: [
      { id: "apparel/tote", side: 620, x: 240, y: 320 },
      { id: "tablet/sketch-angle-graphite", side: 640, x: 640, y: 330 },
      { id: "mug/band-angle-navy", side: 340, x: 990, y: 470 },
      { id: "apparel/cap", side: 400, x: 900, y: 640 },
      { id: "phone/capsule-pair-teal", side: 420, x: 450, y: 560 },
      { id: "earbuds/pebble-open-white", side: 220, x: 655, y: 670 },
    ],
  },
];

async function placeItem(item, rows) {
  const row = rows.get(item.id);
  if (row === undefined) throw new Error(`The kit has no picture ${item.id}`);
  const isDrawing = row.type === "svg";
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const tile = await sharp(fileOf(row), isDrawing ? { density: 144 } : {})
    .resize(item.side, item.side, { fit: "contain", background: clear, withoutEnlargement: !isDrawing })
    .png()
    .toBuffer();
  const turned = await sharp(tile)
    .rotate(item.turn ?? 0, { background: clear })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = turned.info;
  return {
    input: turned.data,
    left: Math.round(item.x - width / 2),
    top: Math.round(item.y - height / 2),
    width,
    height,
  };
}

/** sharp requires every layer to be inside the canvas, so the part outside is cut off. */
async function cutToCanvas(layer, canvas) {
  const left = Math.max(0, -layer.left);
  const top = Math.max(0, -layer.top);
  const width = Math.min(layer.width, canvas.width - layer.left) - left;
  const height = Math.min(layer.height, canvas.height - layer.top) - top;
  const input = await sharp(layer.input).extract({ left, top, width, height }).png().toBuffer();
  return { input, left: layer.left + left, top: layer.top + top };
}

const rows = new Map(readIndex().map((row) => [row.id, row]));
for (const { id, width, height, items } of HEROES) {
  const layers = [];
  for (const item of items) layers.push(await cutToCanvas(await placeItem(item, rows), { width, height }));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp({ create: { width, height, channels: 4, background } })
    .composite(layers)
    .png()
    .toBuffer();
  const row = { id, width, height, tint: await tintOf(picture) };
  fs.mkdirSync(path.dirname(fileOf(row)), { recursive: true });
  fs.writeFileSync(fileOf(row), await encodeOriginal(picture, MAX_BYTES));
  saveRows([row]);
  const onPhone = await sharp(picture).resize(828).webp({ quality: 75, alphaQuality: 80 }).toBuffer();
  console.log(
    `${id}: ${Math.round(fs.statSync(fileOf(row)).size / 1024)} KB, at 828 wide ${Math.round(onPhone.length / 1024)} KB`,
  );
}
