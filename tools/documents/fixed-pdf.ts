/**
 * A printed document without the parts that differ between two prints: both dates become the day on which it was
 * published, the browser's version is removed, table cells are numbered from 1. Replacements keep the length, so the
 * cross-reference table of the file stays valid.
 * @param printed the browser's PDF
 * @param date ISO day
 */
export function fixedPdf(printed: Uint8Array, date: string): Buffer {
  const text = Buffer.from(printed).toString("latin1");
  const moment = `D:${date.replaceAll("-", "")}060000+00'00'`;
  const dated = text.replace(/\/(CreationDate|ModDate) \((D:[^)]*)\)/g, (_, name: string, old: string) => {
    return `/${name} (${moment.slice(0, old.length).padEnd(old.length)})`;
  });
  const named = dated.replace(/\/(Creator|Producer) \(((?:\\.|[^)\\])*)\)/g, (_, name: string, old: string) => {
    return `/${name} (${"Portal documents".slice(0, old.length).padEnd(old.length)})`;
  });
  return Buffer.from(renumbered(named), "latin1");
}

const NODE = /node\d{8}/g;

/** Table cells refer to their headings by ids that the browser never resets. Here the ids start from 1, in order. */
function renumbered(text: string): string {
  const known = new Map<string, string>();
  for (const [, id = ""] of text.matchAll(/\/ID \((node\d{8})\)/g)) {
    if (!known.has(id)) known.set(id, `node${String(known.size + 1).padStart(8, "0")}`);
  }
  // The PDF's name tree is sorted by these names. Every entry keeps its length.
  return text
    .replace(NODE, (id) => known.get(id) ?? id)
    .replace(/\/Limits \[[^\]]*\]\n\/Names \[((?:\(node\d{8}\) \d+ 0 R ?)+)\]/g, (whole, entries: string) => {
      const sorted = (entries.match(/\(node\d{8}\) \d+ 0 R/g) ?? []).toSorted();
      const name = (entry: string | undefined) => entry?.slice(0, "(node00000001)".length) ?? "";
      const limits = `/Limits [${name(sorted[0])} ${name(sorted.at(-1))}]\n/Names [${sorted.join(" ")}]`;
      return limits.length === whole.length ? limits : whole;
    });
}
