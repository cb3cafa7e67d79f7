/**
 * A printed document without what changes from one print to the next: both of its dates become the day on which it was
 * published, and the browser's version leaves its name. Every replacement is as long as what it replaces, so that the
 * table of places inside the file still holds.
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
  return Buffer.from(named, "latin1");
}
