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
  return dataFiles(root, NOW).rows("recharge-campaign-winners").rows[0];
};

it('replaces "today+n" by the date in Dhaka, in date fields only', () => {
  expect(winners("today-85")).toMatchObject({ drawn_on: "2026-08-31", prizes: { en: "A phone today+1" } });
  expect(winners("today+1")).toMatchObject({ drawn_on: "2026-11-25" });
});

it("reports file, line and field of an invalid value", () => {
  expect(() => winners("soon")).toThrow("data/demo/recharge-campaign-winners.csv, line 2, drawn_on: is no day");
});

it("reports file, line and column of an invalid value in the catalogue", () => {
  writeFileSync(
    join(root, "data/demo/catalogue.csv"),
    "record,id,title_en,title_bn,months,fee_percent,least_price,position\nemi,nodi-6,Nodi,নদী,six,3,5000,0\n",
  );
  expect(() => dataFiles(root, NOW).catalogue()).toThrow("data/demo/catalogue.csv, line 2, months: is no whole number");
});

it("reports file, line and field of an invalid definition", () => {
  writeFileSync(join(root, "data/demo/vat-rates.csv"), "category,basis_points\nphones,7.5 %\n");
  expect(() => dataFiles(root, NOW).definitions("vat-rates")).toThrow(
    "data/demo/vat-rates.csv, line 2, basis_points: is no whole number",
  );
});

it("reports a kind without a file", () => {
  expect(() => dataFiles(root, NOW).rows("packs")).toThrow("There is no data file of the kind packs");
});

it.each([...FACT_KINDS, ...DEMO_KINDS, "subscriber-usage", "search-pages", "search-synonyms", "search-pins"])(
  "has a file of %s that fits its schema",
  (kind) => {
    expect(dataFiles(process.cwd(), NOW).rows(kind).rows.length).toBeGreaterThan(0);
  },
);
