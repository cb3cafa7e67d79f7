import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OverlayOptions, Sharp } from "sharp";
import {
  type Piece,
  prepareText,
  type SharpModule,
  setText,
  setTitle,
  setWithin,
} from "@/services/share/share-text.server";
import { findPicture, type Picture } from "@/utils/pictures/pictures";

/** The texts and colours of one picture. */
export interface ShareDrawing {
  brand: string;
  title: string;
  text: string;
  /** Empty without a price. */
  price: string;
  was: string;
  /** Address of a picture from the site's picture kit; any other address is ignored. */
  picture?: string | undefined;
  colours: ShareColours;
}

export interface ShareColours {
  surface: string;
  ground: string;
  groundDeep: string;
  brand: string;
  brandBright: string;
  brandDeep: string;
  ink: string;
  muted: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;
/** Width of the text column, with a picture beside it and without. */
const TEXT_WIDTHS = { withPicture: 520, alone: 1000 };
const PANEL = 672;
const PRODUCT = 500;
const SCENE = { width: 540, height: 420, left: 620, radius: 28 };
const KIT = /^\/images\/kit\/([a-z-]+\/[a-z0-9-]+)\.(?:webp|svg)$/;
/** Top of the brand's mark, and the space for text below it. */
const MARK = 58;
const TOP = 140;
const BOTTOM = 590;

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`);

/** The background with the brand's mark, and the pale area behind the product. */
function ground({ colours }: ShareDrawing, tint: string | null): Buffer {
  const { surface, ground: pale, groundDeep, brandBright, brandDeep } = colours;
  const stops = (from: string, to: string) => `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  const bars = [
    [14, 36, 14],
    [28, 26, 24],
    [42, 14, 36],
  ].map(([x, y, height]) => `<rect x="${x}" y="${y}" width="8" height="${height}" rx="4"/>`);
  const panel =
    tint === null
      ? ""
      : `<rect x="${PANEL}" width="${WIDTH - PANEL}" height="${HEIGHT}" fill="${tint}"/>
         <circle cx="${(PANEL + WIDTH) / 2}" cy="${HEIGHT / 2}" r="230" fill="${surface}" fill-opacity=".5"/>`;
  return svg(`<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">${stops(surface, pale)}</linearGradient>
    <linearGradient id="b" x1="0" y1="0" x2="1" y2="1">${stops(brandBright, brandDeep)}</linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>
    <circle cx="1080" cy="600" r="420" fill="${groundDeep}" fill-opacity=".55"/>${panel}
    <rect width="${WIDTH}" height="10" fill="url(#b)"/>
    <g transform="translate(${LEFT} ${MARK})"><rect width="64" height="64" rx="16" fill="url(#b)"/>
    <g fill="${surface}">${bars.join("")}</g></g>`);
}

/** A scene fills a card with round corners; any other picture is drawn directly on its pale background. */
async function drawPicture(sharp: SharpModule, picture: Picture): Promise<OverlayOptions> {
  const original = sharp(await readFile(join(process.cwd(), "public", picture.src)));
  if (picture.family !== "scene") {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const free = original.resize(PRODUCT, PRODUCT, { fit: "contain", background });
    return { ...(await rawOf(free)), left: (PANEL + WIDTH - PRODUCT) / 2, top: (HEIGHT - PRODUCT) / 2 + 5 };
  }
  const { width, height, left, radius } = SCENE;
  const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  const card = original
    .resize(width, height, { fit: "cover" })
    .composite([{ input: Buffer.from(corners), blend: "dest-in" }]);
  return { ...(await rawOf(card)), left, top: (HEIGHT - height) / 2 + 5 };
}

async function rawOf(picture: Sharp): Promise<Piece> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** The text below the mark: title, text and price as one block, centred in the free space. */
async function setTextBlock(sharp: SharpModule, drawing: ShareDrawing, width: number): Promise<OverlayOptions[]> {
  const { title, text, price, was, colours } = drawing;
  const plain = { size: 29, weight: "Regular", colour: colours.muted, width } as const;
  const lines = [{ piece: await setTitle(sharp, title, colours.ink, width, price === "" ? 250 : 170), before: 0 }];
  if (text !== "") lines.push({ piece: await setWithin(sharp, text, plain, 120), before: 32 });
  const pieces: OverlayOptions[] = [];
  const now =
    price === "" ? null : await setText(sharp, price, { ...plain, size: 60, weight: "Bold", colour: colours.brand });
  if (now !== null) lines.push({ piece: now, before: 42 });
  const old = now === null || was === "" ? null : await setText(sharp, was, { ...plain, size: 32, struck: true });
  const oldPriceLeft = (now?.raw.width ?? 0) + 24;
  const fitsOnLine = old !== null && oldPriceLeft + old.raw.width <= width;
  if (old !== null && !fitsOnLine) lines.push({ piece: old, before: 18 });
  const height = lines.reduce((sum, { piece, before }) => sum + before + piece.raw.height, 0);
  let top = TOP + (BOTTOM - TOP - height) / 2;
  for (const { piece, before } of lines) {
    pieces.push({ ...piece, left: LEFT, top: Math.round(top + before) });
    top += before + piece.raw.height;
  }
  if (fitsOnLine) pieces.push({ ...old, left: LEFT + oldPriceLeft, top: Math.round(top - old.raw.height - 6) });
  return pieces;
}

/**
 * The picture of a shared page: 1200 x 630, JPEG.
 * @param folder folder with the unpacked fonts
 */
export async function drawShare(drawing: ShareDrawing, folder: string): Promise<Buffer> {
  const sharp = await prepareText(folder);
  const { brand, colours } = drawing;
  const picture = findPicture(KIT.exec(drawing.picture ?? "")?.[1] ?? "");
  const width = picture === null ? TEXT_WIDTHS.alone : TEXT_WIDTHS.withPicture;
  const name = await setText(sharp, brand, {
    size: 36,
    weight: "Bold",
    colour: colours.ink,
    width: TEXT_WIDTHS.withPicture - 84,
  });
  const pieces = [
    ...(picture === null ? [] : [await drawPicture(sharp, picture)]),
    { ...name, left: LEFT + 84, top: Math.round(MARK + 32 - name.raw.height / 2) },
    ...(await setTextBlock(sharp, drawing, width)),
  ];
  const tint = picture === null || picture.family === "scene" ? null : picture.tint;
  return sharp(ground(drawing, tint))
    .composite(pieces)
    .flatten({ background: colours.surface })
    .jpeg({ quality: 86, progressive: true })
    .toBuffer();
}
