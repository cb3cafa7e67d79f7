import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_KINDS, FACT_KINDS } from "@/backend/db/seed/seed-data";
import { dataFiles } from "@/backend/domain/data-import/data-files";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "data-files-"));
  mkdirSync(join(root, "data", "demo"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const NOW = new Date("2026-11-23T20:00:00Z");
const winners = (day: string) => {
  const header = "campaign,msisdn,prizes.en,prizes.bn,district,drawn_on";
  const line = `draw,01700000112,A phone today+1,একটি ফোন,Dhaka,${day}`;
  writeFileSync(join(root, "data/demo/recharge-campaign-winners.csv"), `${header}\n${line}\n`);
  return dataFiles(root, NOW)("recharge-campaign-winners").rows[0];
};

it("counts days from today in Dhaka, in values and not in texts", () => {
  expect(winners("today-85")).toMatchObject({ drawn_on: "2026-08-31", prizes: { en: "A phone today+1" } });
  expect(winners("today+1")).toMatchObject({ drawn_on: "2026-11-25" });
});

it("names file, line and field of a value that does not fit", () => {
  expect(() => winners("soon")).toThrow("data/demo/recharge-campaign-winners.csv, line 2, drawn_on: is no day");
});

it("says that a kind has no file", () => {
  expect(() => dataFiles(root, NOW)("packs")).toThrow("There is no data file of the kind packs");
});

it.each([...FACT_KINDS, ...DEMO_KINDS, "subscriber-usage", "search-pages", "search-synonyms", "search-pins"])(
  "has a file of %s that fits its schema",
  (kind) => {
    expect(dataFiles(process.cwd(), NOW)(kind).rows.length).toBeGreaterThan(0);
  },
);
