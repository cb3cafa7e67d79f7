import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

const FONTS = [
  "figtree/files/figtree-latin-700-normal",
  "figtree/files/figtree-latin-400-normal",
  "noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal",
  "noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal",
] as const;

const HEADER = 44;
const ENTRY = 20;
const TABLE = 16;

/**
 * The TrueType font inside a WOFF (version 1) file: the library that draws the texts reads only TrueType.
 * @throws RangeError when the file is incomplete
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [from, packed, whole] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(from, from + packed);
    return { entry: woff.subarray(at, at + ENTRY), bytes: packed < whole ? inflateSync(bytes) : bytes };
  });
  const head = Buffer.alloc(12 + TABLE * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * TABLE, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * TABLE, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ entry, bytes }, index) => {
    const at = 12 + TABLE * index;
    entry.copy(head, at, 0, 4);
    head.writeUInt32BE(entry.readUInt32BE(16), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  });
  return Buffer.concat(parts);
}

/**
 * Writes the site's typefaces as TrueType files.
 * @returns their paths
 */
export async function unpackFonts(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    FONTS.map(async (name) => {
      const file = join(folder, `${name.slice(name.lastIndexOf("/") + 1)}.ttf`);
      await writeFile(file, unpackWoff(await readFile(join(process.cwd(), `node_modules/@fontsource/${name}.woff`))));
      return file;
    }),
  );
}
