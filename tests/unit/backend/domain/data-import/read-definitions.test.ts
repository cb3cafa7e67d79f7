import { readFileSync } from "node:fs";
import { DEFINITION_KINDS, type DefinitionName } from "@/backend/db/seed/definitions/definition-kinds";
import { makePhones } from "@/backend/db/seed/make-phones";
import type { DataSource } from "@/backend/db/seed/seed-data";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { readDefinitions } from "@/backend/domain/data-import/read-definitions";

const phones = readFileSync("data/demo/phones.json", "utf8");
const problemsOf = (kind: DefinitionName, name: string, text: string) => readDefinitions(kind, name, text).problems;
const names = Object.keys(DEFINITION_KINDS) as DefinitionName[];

/** The problems found after a change to the phones' file, and the line of the change. */
function change(before: string, after: string) {
  const at = phones.indexOf(before);
  if (at < 0) throw new Error(`The file has no ${before}`);
  const changed = phones.slice(0, at) + after + phones.slice(at + before.length);
  const line = phones.slice(0, at).split("\n").length;
  return { line, problems: readDefinitions("phones", "phones.json", changed).problems };
}

it.each(names)("has a file of %s that fits its schema", (name) => {
  expect(dataFiles(process.cwd(), new Date()).definitions(name).length).toBeGreaterThan(0);
});

it.each([
  ['"panel": "IPS LCD"', '"panel": "paper"', "display.panel", "is none of IPS LCD, AMOLED, LTPO AMOLED"],
  ['"popularity": 860', '"popularity": "860"', "popularity", "is no number"],
  ['"popularity": 860', '"popularity": 1860', "popularity", "is above 1000"],
  ['"released_on": "2025-01-21"', '"released_on": "soon"', "released_on", "is no day, like 2026-11-27"],
  ['"charger_in_box": true', '"charger_in_box": 1', "battery.charger_in_box", "is neither true nor false"],
  ['"card_slot"', '"card_slit"', "card_slit", "is no field of this kind"],
])("reports line and field where %s became %s", (before, after, field, reason) => {
  const { line, problems } = change(before, after);
  expect(problems).toContainEqual({ line, field, reason });
});

it("reports a missing field with the line of its object", () => {
  const { problems } = change('"card_slot": 512,', "");
  expect(problems).toEqual([{ line: 2, field: "card_slot", reason: "is missing" }]);
});

it("requires a stock figure for each colour of a phone", () => {
  expect(change('"stock": [21, 8, 12]', '"stock": [21, 8]').problems).toEqual([
    { line: expect.any(Number), field: "offers", reason: "must have a stock for each colour" },
  ]);
});

it("reports the second of two phones with the same address", () => {
  const { problems } = change('"slug": "oskavi-frame-3s-5g"', '"slug": "oskavi-frame-3"');
  expect(problems).toEqual([{ line: expect.any(Number), field: "slug", reason: "is in line 2 already" }]);
});

it("reports a missing key of two records, and not that they repeat each other", () => {
  expect(problemsOf("vat-rates", "vat-rates.csv", "category,basis_points\n,750\n,750")).toEqual([
    { line: 2, field: "category", reason: "is missing" },
    { line: 3, field: "category", reason: "is missing" },
  ]);
});

it("reports an unknown column of a CSV file once", () => {
  expect(problemsOf("vat-rates", "vat-rates.csv", "category,basis_points,colour\nphones,750,a\nsim,750,b")).toEqual([
    { line: 1, field: "colour", reason: "is no field of this kind" },
  ]);
});

it("reports the product whose maker or processor is in no file", () => {
  const source = dataFiles(process.cwd(), new Date());
  const without = (missing: DefinitionName): DataSource => ({
    ...source,
    definitions: (kind) => (kind === missing ? [] : source.definitions(kind)),
  });
  expect(() => makePhones(without("makers"))).toThrow("Oskavi Frame 3 names oskavi, which is not in the file makers");
  expect(() => makePhones(without("chipsets"))).toThrow(
    "Oskavi Frame 3 names ordrelT4, which is not in the file chipsets",
  );
});

it("reports a misspelt field in a list that also takes the product's own entries", () => {
  const texts = readFileSync("data/demo/goods-texts.json", "utf8").replace(
    '"label": "Refresh rate"',
    '"lable": "Refresh rate"',
  );
  const line = texts.slice(0, texts.indexOf('"lable"')).split("\n").length;
  const field = "specifications.0.rows.3";
  expect(problemsOf("goods-texts", "goods-texts.json", texts)).toEqual([
    { line, field: `${field}.label`, reason: "is missing" },
    { line, field: `${field}.lable`, reason: "is no field of this kind" },
  ]);
});

it.each([
  ["vat-rates", "vat-rates.csv", "category,basis_points\nphones,7.5 %", 2, "basis_points", "is no whole number"],
  ["subscribers", "subscribers.csv", "msisdn,star_tier\n0170,Gold Star", 2, "msisdn", "is no mobile number"],
  [
    "financial-quarters",
    "financial-quarters.csv",
    "year,quarter,published_on,revenue,ebitda,profit,subscribers,data_users\n2026,5,2026-04-22,1,1,1,1,1",
    2,
    "quarter",
    "is none of 1, 2, 3, 4",
  ],
  ["review-topics", "review-topics.json", '[{ "goods": "(", "topics": [] }]', 1, "goods", "is no regular expression"],
  [
    "sim-number-blocks",
    "sim-number-blocks.json",
    '[{ "prefix": "0139", "numbers": 1, "pairs": 0, "zones": [], "ends": [], "prices": { "regular": 0, "silver": 0, "gold": 0, "platinum": 0 } }]',
    1,
    "zones.0",
    "is missing",
  ],
] as const)("refuses an invalid file of %s and reports line and field", (kind, name, text, line, field, reason) => {
  expect(problemsOf(kind, name, text)).toEqual([{ line, field, reason }]);
});
