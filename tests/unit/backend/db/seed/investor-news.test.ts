import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { DisclosureRow, EventRow } from "@/backend/db/queries/content/investor-news-queries";
import sizes from "@/backend/db/seed/documents-index.json";
import { listFinancialReportRows } from "@/backend/db/seed/financial-reports";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { dataRows } from "@/tests/support/data-rows";

const BENGALI = /[ঀ-৿]/;
const placeOf = (url: string) => join(process.cwd(), "public", url);

describe("the documents", () => {
  it.each(Object.entries(sizes))("%s is a PDF of the stated size, with selectable text", (url, bytes) => {
    const file = readFileSync(placeOf(url));
    expect([file.length, file.subarray(0, 5).toString()]).toEqual([bytes, "%PDF-"]);
    expect(bytes).toBeLessThan(150_000);
    // A scan has no text. With a font that maps each glyph to its letter, text can be selected.
    expect(objectsOf(file)).toContain("/ToUnicode");
    expect(objectsOf(file)).toContain("/StructTreeRoot");
  });

  it("are smaller than four megabytes together", () => {
    expect(Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(4_000_000);
  });

  it("exist for every financial report", () => {
    for (const { id, file } of listFinancialReportRows(dataFiles(process.cwd(), new Date()).definitions)) {
      expect([id, file?.bytes]).toEqual([id, statSync(placeOf(file?.url ?? "")).size]);
    }
  });
});

/** The content of a file's compressed object streams, as text. */
function objectsOf(file: Buffer): string {
  const text = file.toString("latin1");
  return [...text.matchAll(/\/Type \/ObjStm[^>]*\/Length (\d+)>>\nstream\n/g)]
    .map((found) => {
      const start = found.index + found[0].length;
      return inflateSync(file.subarray(start, start + Number(found[1]))).toString("latin1");
    })
    .join("\n");
}

describe("the investor events", () => {
  const events = dataRows<EventRow>("investor-events");

  it("are from 2024 to 2027, each with a unique id and texts in both languages", () => {
    expect(events.length).toBeGreaterThanOrEqual(30);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    const years = new Set(events.map(({ heldOn }) => heldOn.slice(0, 4)));
    expect([...years].sort()).toEqual(["2024", "2025", "2026", "2027"]);
    for (const { titles, details } of events) {
      for (const text of [titles.bn, details.bn]) expect(text).toMatch(BENGALI);
      for (const text of [titles.en, details.en]) expect(text).not.toMatch(BENGALI);
    }
  });
});

describe("the disclosures", () => {
  it("are 25 price sensitive and 20 material ones, whose files exist", () => {
    const rows = dataRows<DisclosureRow>("disclosures");
    const count = (wanted: string) => rows.filter(({ kind }) => kind === wanted).length;
    expect([count("price-sensitive"), count("material")]).toEqual([25, 20]);
    for (const { file } of rows) if (file) expect(statSync(placeOf(file.url)).size).toBe(file.bytes);
  });
});

describe("the unclaimed dividends", () => {
  it.each([
    [2025, "final", "3.28"],
    [2024, "final", "1.42"],
    [2024, "interim", "0.96"],
    [2023, "final", "1.94"],
  ])("of %i, %s, add up to Tk %s crore, the total on the page", (year, kind, crore) => {
    const rows = dataRows<{ year: number; kind: string; amountPoisha: number }>("unclaimed-dividends").filter(
      (row) => row.year === year && row.kind === kind,
    );
    const poisha = rows.reduce((sum, { amountPoisha }) => sum + amountPoisha, 0);
    expect((poisha / 1_000_000_000).toFixed(2)).toBe(crore);
  });
});
