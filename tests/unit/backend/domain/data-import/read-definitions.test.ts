import { readFileSync } from "node:fs";
import { DEFINITION_KINDS, type DefinitionName } from "@/backend/db/seed/definitions/definition-kinds";
import { makePhones } from "@/backend/db/seed/make-phones";
import type { DataSource } from "@/backend/db/seed/seed-data";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { readDefinitions } from "@/backend/domain/data-import/read-definitions";

const phones = readFileSync("data/demo/phones.json", "utf8");
const names = Object.keys(DEFINITION_KINDS) as DefinitionName[];

/** The problems of the phones after a change of their file, and the line of the change. */
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
])("names line and field where %s became %s", (before, after, field, reason) => {
  const { line, problems } = change(before, after);
  expect(problems).toContainEqual({ line, field, reason });
});

it("names a field that is missing with the line of its object", () => {
  const { problems } = change('"card_slot": 512,', "");
  expect(problems).toEqual([{ line: 2, field: "card_slot", reason: "is missing" }]);
});

it("says that a phone needs a stock for each colour", () => {
  expect(change('"stock": [21, 8, 12]', '"stock": [21, 8]').problems).toEqual([
    { line: expect.any(Number), field: "offers", reason: "must have a stock for each colour" },
  ]);
});

it("names the second of two phones with one address", () => {
  const { problems } = change('"slug": "oskavi-frame-3s-5g"', '"slug": "oskavi-frame-3"');
  expect(problems).toEqual([{ line: expect.any(Number), field: "slug", reason: "is in line 2 already" }]);
});

it("names a product and the maker or processor that no file has", () => {
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
