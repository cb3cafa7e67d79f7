import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** The numbers of the tables in a WOFF 2 file whose names are written out or have a number (its specification, 4.1). */
const GVAR = 48;
const GLYF = 10;
const LOCA = 11;

/** A table of a WOFF 2 file with one font. */
function tableOf(file: Buffer, wanted: number): Buffer {
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables: { kind: number; start: number; size: number }[] = [];
  let start = 0;
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++);
    const kind = flags & 63;
    if (kind === 63) at += 4;
    const original = number();
    const version = flags >> 6;
    const transformed = kind === GLYF || kind === LOCA ? version !== 3 : version !== 0;
    const size = transformed ? number() : original;
    tables.push({ kind, start, size });
    start += size;
  }
  const table = tables.find(({ kind }) => kind === wanted);
  if (table === undefined) throw new Error("The font has no such table");
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return data.subarray(table.start, table.start + table.size);
}

/** Every place on the axis of the weight between which a letter's shape changes: 0 is the lightest weight, 1 the boldest. */
function places(gvar: Buffer): number[] {
  const place = (at: number) => gvar.readInt16BE(at) / 2 ** 14;
  const shared = Array.from({ length: gvar.readUInt16BE(6) }, (_, index) => place(gvar.readUInt32BE(8) + 2 * index));
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const letter = (index: number) =>
    gvar.readUInt32BE(16) + (long ? gvar.readUInt32BE(20 + 4 * index) : 2 * gvar.readUInt16BE(20 + 2 * index));
  const ofLetters = Array.from({ length: gvar.readUInt16BE(12) }, (_, index) => {
    if (letter(index) === letter(index + 1)) return [];
    const found: number[] = [];
    let at = letter(index) + 4;
    for (let left = gvar.readUInt16BE(letter(index)) & 0xfff; left > 0; left--) {
      const flags = gvar.readUInt16BE(at + 2);
      // The peak, then the start and the end, each only when it is written out.
      const values = (flags & 0x8000 ? 1 : 0) + (flags & 0x4000 ? 2 : 0);
      for (let value = 0; value < values; value++) found.push(place(at + 4 + 2 * value));
      at += 4 + 2 * values;
    }
    return found;
  });
  return [...shared, ...ofLetters.flat()];
}

it.each(["figtree", "noto-sans-bengali"])(
  "%s has no shape beyond its boldest weight, or Firefox shows all its weights alike",
  (name) => {
    const found = places(tableOf(readFileSync(`public/fonts/${name}.woff2`), GVAR));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((each) => each < -1 || each > 1)).toEqual([]);
  },
);
