import { readFileSync } from "node:fs";
import { buildCatalogue } from "@/backend/db/seed/catalogue";
import { DEFINITION_KINDS, type DefinitionName } from "@/backend/db/seed/definitions/definition-kinds";
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
  ['"sku": "OSK-FR3-4-128-SLV"', '"sku": "osk"', "variants.0.sku", "is no SKU: 3 to 40 capital letters and digits"],
  ['"popularity": 860', '"popularity": "860"', "popularity", "is no number"],
  ['"popularity": 860', '"popularity": 1860', "popularity", "is above 1000"],
  ['"released_on": "2025-01-21"', '"released_on": "soon"', "released_on", "is no day, like 2026-11-27"],
  ['"five_g": false', '"five_g": 1', "five_g", "is neither true nor false"],
  ['"kind=smart"', '"kind: smart"', "attributes.0", "is no filter value, like gps=yes"],
  ['"warranty"', '"warrant"', "warrant", "is no field of this kind"],
])("reports line and field where %s became %s", (before, after, field, reason) => {
  const { line, problems } = change(before, after);
  expect(problems).toContainEqual({ line, field, reason });
});

it("reports a missing field with the line of its object", () => {
  const { problems } = change('"five_g": false,', "");
  expect(problems).toEqual([{ line: 2, field: "five_g", reason: "is missing" }]);
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

it("reports the product whose category has no VAT rate", () => {
  const source = dataFiles(process.cwd(), new Date());
  const without: DataSource = {
    ...source,
    definitions: (kind) => (kind === "vat-rates" ? [] : source.definitions(kind)),
  };
  expect(() => buildCatalogue(new Date(), without)).toThrow(
    "Oskavi Frame 3 names phones, which is not in the file vat-rates",
  );
});

it("reports a misspelt field inside a list", () => {
  const { line, problems } = change('"label": "Refresh rate"', '"lable": "Refresh rate"');
  const field = "specifications.0.rows.3";
  expect(problems).toEqual([
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
  [
    "reviews",
    "reviews.csv",
    "id,product_slug,author,lang,stars,title,body,topics,helpful,written_at\nA,a,A B.,en,5,Good,Good,value,0,soon",
    2,
    "written_at",
    "is no moment in UTC, like 2026-11-20T15:00:00.000Z",
  ],
] as const)("refuses an invalid file of %s and reports line and field", (kind, name, text, line, field, reason) => {
  expect(problemsOf(kind, name, text)).toEqual([{ line, field, reason }]);
});
