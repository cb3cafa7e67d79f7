import { CreativeError, type CreativeSize, type FormatReader } from "@/backend/domain/ads-platform/step-reader";

/** An accepted file type, recognised by its first bytes. */
export interface CreativeFormat {
  readonly type: "image/jpeg" | "image/png" | "video/mp4";
  readonly extension: "jpg" | "png" | "mp4";
  readonly read: () => FormatReader;
}

/** Number of bytes at the start of a file that are enough to recognise its type. */
export const SIGNATURE_BYTES = 12;

/** The type of a file by its first bytes, not by its name; null for a type that is not accepted. */
export function formatOf(first: Buffer): CreativeFormat | null {
  if (first.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) {
    return { type: "image/jpeg", extension: "jpg", read: readJpeg };
  }
  if (first.subarray(0, 8).equals(PNG_SIGNATURE)) return { type: "image/png", extension: "png", read: readPng };
  if (first.toString("latin1", 4, 8) === "ftyp" && MP4_BRANDS.has(first.toString("latin1", 8, 12))) {
    return { type: "video/mp4", extension: "mp4", read: readMp4 };
  }
  return null;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks of a still picture. Only small text chunks and colour profiles are allowed. */
const PNG_CHUNKS = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP pHYs sBIT bKGD hIST tIME tEXt zTXt iTXt eXIf".split(" "),
);
const MAX_EXTRA_BYTES = 65_536;
const CHECKSUM = 4;

function* readPng(): FormatReader {
  yield { skip: PNG_SIGNATURE.length };
  let size: CreativeSize | null = null;
  let hasData = false;
  for (;;) {
    const head: Buffer = yield { take: 8 };
    const length = head.readUInt32BE(0);
    const type = head.toString("latin1", 4, 8);
    if (!PNG_CHUNKS.has(type) || (size === null) !== (type === "IHDR")) throw new CreativeError("damaged");
    if (type !== "IDAT" && length > MAX_EXTRA_BYTES) throw new CreativeError("damaged");
    if (type === "IHDR") {
      if (length !== 13) throw new CreativeError("damaged");
      const header: Buffer = yield { take: length };
      size = checkedSize(header.readUInt32BE(0), header.readUInt32BE(4));
      yield { skip: CHECKSUM };
      continue;
    }
    yield { skip: length + CHECKSUM };
    hasData ||= type === "IDAT" && length > 0;
    if (type !== "IEND") continue;
    if (size === null || !hasData || length !== 0) throw new CreativeError("damaged");
    return size;
  }
}

/** JPEG frames: every SOF marker except those for tables and arithmetic extensions. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const END = 0xd9;
const SCAN = 0xda;

function* readJpeg(): FormatReader {
  yield { skip: 2 };
  let size: CreativeSize | null = null;
  let marker = yield* nextMarker();
  for (;;) {
    if (marker === END) {
      if (size === null) throw new CreativeError("damaged");
      return size;
    }
    size = (yield* readSegment(marker, size)) ?? size;
    if (marker === SCAN) {
      const next: Buffer = yield { scan: true };
      marker = next[0] ?? 0;
    } else {
      marker = yield* nextMarker();
    }
  }
}

/** Skips a segment. A frame segment returns the picture's size; a picture has only one. */
function* readSegment(
  marker: number,
  known: CreativeSize | null,
): Generator<{ take: number } | { skip: number }, CreativeSize | null, Buffer> {
  // A valid picture has no second start marker, and no restart marker outside of a scan.
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) throw new CreativeError("damaged");
  const head: Buffer = yield { take: 2 };
  const length = head.readUInt16BE(0) - 2;
  if (length < 0) throw new CreativeError("damaged");
  if (!isFrame(marker)) {
    yield { skip: length };
    return null;
  }
  if (length < 6 || known !== null) throw new CreativeError("damaged");
  const frame: Buffer = yield { take: 5 };
  const size = checkedSize(frame.readUInt16BE(3), frame.readUInt16BE(1));
  yield { skip: length - 5 };
  return size;
}

function* nextMarker(): Generator<{ take: number }, number, Buffer> {
  const first: Buffer = yield { take: 1 };
  if (first[0] !== 0xff) throw new CreativeError("damaged");
  for (;;) {
    const byte: Buffer = yield { take: 1 };
    if (byte[0] !== 0xff) return byte[0] ?? 0;
  }
}

const MP4_BRANDS = new Set(["isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "dash", "MSNV"]);
const MP4_BOXES = new Set(["ftyp", "moov", "mdat", "free", "skip", "wide", "udta", "meta"]);
/** The metadata of a 30-second video takes about 100 KB. */
const MAX_MOOV_BYTES = 1_048_576;

function* readMp4(): FormatReader {
  let size: CreativeSize | null = null;
  let hasData = false;
  for (;;) {
    const head: Buffer = yield { take: 8, orEnd: hasData ? size : null };
    const type = head.toString("latin1", 4, 8);
    let length = head.readUInt32BE(0) - 8;
    if (!MP4_BOXES.has(type)) throw new CreativeError("damaged");
    if (length === 1 - 8) {
      const large: Buffer = yield { take: 8 };
      length = Number(large.readBigUInt64BE(0)) - 16;
    }
    if (length < 0 || (length > MAX_EXTRA_BYTES && type !== "mdat" && type !== "moov"))
      throw new CreativeError("damaged");
    if (type === "moov") {
      if (size !== null || length > MAX_MOOV_BYTES) throw new CreativeError("damaged");
      const described: Buffer = yield { take: length };
      size = filmSize(described);
    } else {
      yield { skip: length };
      hasData ||= type === "mdat" && length > 0;
    }
  }
}

/** The size of the first track that has one: tkhd ends with width and height as 16.16 numbers. */
function filmSize(moov: Buffer): CreativeSize {
  for (const track of boxesOf(moov, "trak")) {
    for (const head of boxesOf(track, "tkhd")) {
      if (head.length < 84) continue;
      const width = head.readUInt32BE(head.length - 8) >>> 16;
      const height = head.readUInt32BE(head.length - 4) >>> 16;
      if (width > 0 && height > 0) return checkedSize(width, height);
    }
  }
  throw new CreativeError("damaged");
}

function boxesOf(inside: Buffer, name: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= inside.length; ) {
    const length = inside.readUInt32BE(at);
    if (length < 8 || at + length > inside.length) throw new CreativeError("damaged");
    if (inside.toString("latin1", at + 4, at + 8) === name) found.push(inside.subarray(at + 8, at + length));
    at += length;
  }
  return found;
}

const MIN_PIXELS = 50;
const MAX_PIXELS = 8_000;
const MAX_AREA = 40_000_000;

/** Checks the size in pixels. A picture of a few bytes can expand to gigabytes, so this is done before decoding. */
function checkedSize(width: number, height: number): CreativeSize {
  const sides = [width, height];
  const fits = sides.every((side) => side >= MIN_PIXELS && side <= MAX_PIXELS) && width * height <= MAX_AREA;
  if (!fits) throw new CreativeError("dimensions");
  return { width, height };
}
