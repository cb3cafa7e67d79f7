import { deflateSync } from "node:zlib";

/** The number of objects that share one compressed stream. */
const TOGETHER = 200;
const LATIN = "latin1";

interface PdfObject {
  number: number;
  body: string;
}

/**
 * The same document with its small objects compressed together (PDF 1.5, object streams). The tags that show a screen
 * reader the headings and tables are thousands of small objects: uncompressed, they are three quarters of a file.
 * @param pdf as Chromium prints it: one plain cross-reference table, every object with generation 0
 * @throws Error when the PDF has another structure
 */
export function compactPdf(pdf: Buffer): Buffer {
  const text = pdf.toString(LATIN);
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const table = /^xref\n0 (\d+)\n/.exec(text.slice(start, start + 40));
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text.slice(start))?.[1];
  if (table === null || trailer === undefined) throw new Error("The printed document has no plain table of places");
  // Sorted by number: the browser writes the objects in the order in which its threads finish.
  const objects = readObjects(text, start, Number(table[1])).sort((one, other) => one.number - other.number);
  const streams = objects.filter(({ body }) => /\bstream\r?\n/.test(body));
  const small = objects.filter((object) => !streams.includes(object));
  const size = Number(table[1]);
  return write(streams, small, size, trailer.replace(/\/Size \d+/, "").trim());
}

function readObjects(text: string, start: number, size: number): PdfObject[] {
  const rows = text
    .slice(start)
    .split("\n")
    .slice(2, size + 2);
  const places = rows.flatMap((row, number) =>
    row.includes(" n") ? [{ number, offset: Number(row.slice(0, 10)) }] : [],
  );
  const ordered = [...places].sort((one, other) => one.offset - other.offset);
  return ordered.map(({ number, offset }, index) => {
    const whole = text.slice(offset, ordered[index + 1]?.offset ?? start);
    const end = whole.lastIndexOf("endobj");
    const begin = whole.indexOf("obj") + "obj".length;
    if (end === -1 || !whole.startsWith(`${number} 0 obj`))
      throw new Error(`Object ${number} is not where it should be`);
    return { number, body: whole.slice(begin, end).trim() };
  });
}

function write(streams: readonly PdfObject[], small: readonly PdfObject[], size: number, trailer: string): Buffer {
  const parts: string[] = ["%PDF-1.5\n%\xd3\xeb\xe9\xe1\n"];
  let length = parts[0]?.length ?? 0;
  /** Cross-reference entries by object number: kind, offset or stream, and index inside the stream. */
  const rows: (readonly [kind: number, where: number, index: number])[] = Array.from({ length: size }, () => [0, 0, 0]);
  const add = (number: number, body: string) => {
    rows[number] = [1, length, 0];
    const whole = `${number} 0 obj\n${body}\nendobj\n`;
    parts.push(whole);
    length += whole.length;
  };
  for (const { number, body } of streams) add(number, body);
  let next = size;
  for (let from = 0; from < small.length; from += TOGETHER) {
    const group = small.slice(from, from + TOGETHER);
    add(next, objectStream(group));
    for (const [index, { number }] of group.entries()) rows[number] = [2, next, index];
    next += 1;
  }
  rows[next] = [1, length, 0];
  const entries = Buffer.alloc(rows.length * 7);
  for (const [number, [kind, where, index]] of rows.entries()) {
    entries.writeUInt8(kind, number * 7);
    entries.writeUInt32BE(where, number * 7 + 1);
    entries.writeUInt16BE(index, number * 7 + 5);
  }
  const packed = deflateSync(entries, { level: 9 }).toString(LATIN);
  const head = `<</Type /XRef /Size ${rows.length} /W [1 4 2] /Filter /FlateDecode /Length ${packed.length} ${trailer}>>`;
  parts.push(`${next} 0 obj\n${head}\nstream\n${packed}\nendstream\nendobj\nstartxref\n${length}\n%%EOF\n`);
  return Buffer.from(parts.join(""), LATIN);
}

function objectStream(group: readonly PdfObject[]): string {
  let place = 0;
  const places: string[] = [];
  for (const { number, body } of group) {
    places.push(`${number} ${place}`);
    place += body.length + 1;
  }
  const head = `${places.join(" ")} `;
  const packed = deflateSync(Buffer.from(head + group.map(({ body }) => body).join("\n"), LATIN), { level: 9 });
  return `<</Type /ObjStm /N ${group.length} /First ${head.length} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n${packed.toString(LATIN)}\nendstream`;
}
