import { unpackFonts } from "@/services/share/share-fonts.server";
import { cutText } from "@/utils/text/cut-text";
import { escapeMarkup } from "@/utils/text/escape-markup";

export type SharpModule = typeof import("sharp")["default"];

const FAMILIES = "Figtree, Noto Sans Bengali";
const TITLE_SIZES = [68, 60, 52, 46] as const;
const MAX_CUTS = 8;
/** More than fit on a picture. A text of thousands takes seconds to set, and becomes too high to be an image. */
const MAX_CHARACTERS = 500;

let ready: Promise<SharpModule> | undefined;

async function load(folder: string): Promise<SharpModule> {
  const { default: sharp } = await import("sharp");
  const files = await unpackFonts(folder);
  // The pictures are small and drawn one at a time: a cache would not help, and one core is enough.
  sharp.cache(false);
  sharp.concurrency(1);
  // The process knows a font only after a text with its file has been drawn.
  for (const fontfile of files) await sharp({ text: { text: "a", font: FAMILIES, fontfile } }).toBuffer();
  return sharp;
}

/**
 * The drawing library with the site's fonts. It is loaded for the first picture, so that it does not delay the start.
 * @param folder folder with the unpacked fonts
 */
export function prepareText(folder: string): Promise<SharpModule> {
  if (ready === undefined) {
    ready = load(folder);
    // A failed load is tried again for the next picture.
    ready.catch(() => {
      ready = undefined;
    });
  }
  return ready;
}

/** A hyphenated word (T-shirt) must stay on one line: a word joiner is added after the hyphen. */
const drawnText = (text: string) =>
  escapeMarkup(text.replace(/\p{Cc}+/gu, " ").replace(/(?<=\p{L})-(?=\p{L})/gu, "-\u2060"));

interface TextStyle {
  size: number;
  weight: "Bold" | "Regular";
  colour: string;
  width: number;
  struck?: boolean;
}

export interface Piece {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
}

/** A text, on as many lines as the width requires. @throws Error when it is empty */
export async function setText(sharp: SharpModule, text: string, style: TextStyle): Promise<Piece> {
  const { size, weight, colour, width, struck = false } = style;
  const span = `<span foreground="${colour}"${struck ? ' strikethrough="true"' : ""}>${drawnText(text)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: span,
      font: `${FAMILIES} ${weight} ${size}`,
      width,
      rgba: true,
      dpi: 72,
      wrap: "word-char",
      spacing: weight === "Bold" ? 0 : Math.round(size / 8),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** A text that fits into a height: if it is too long, it is cut between two words. */
export async function setWithin(sharp: SharpModule, text: string, style: TextStyle, height: number): Promise<Piece> {
  let shortened = cutText(text, MAX_CHARACTERS);
  let piece = await setText(sharp, shortened, style);
  for (let cut = 0; piece.raw.height > height && cut < MAX_CUTS; cut += 1) {
    const maxCharacters = Math.min(
      shortened.length - 2,
      Math.floor((shortened.length * (height + style.size / 2)) / piece.raw.height),
    );
    shortened = `${shortened.slice(0, Math.max(1, maxCharacters)).replace(/[\s,;:.।–-]*\s\S*$/, "")}…`;
    piece = await setText(sharp, shortened, style);
  }
  return piece;
}

/** A title in the largest font size that fits into a height. */
export async function setTitle(sharp: SharpModule, text: string, colour: string, width: number, height: number) {
  const title = cutText(text, MAX_CHARACTERS);
  for (const size of TITLE_SIZES) {
    const piece = await setText(sharp, title, { size, weight: "Bold", colour, width });
    if (piece.raw.height <= height) return piece;
  }
  return setWithin(sharp, title, { size: TITLE_SIZES[3], weight: "Bold", colour, width }, height);
}
