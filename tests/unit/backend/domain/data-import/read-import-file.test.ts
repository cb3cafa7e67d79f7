import { IMPORT_KINDS } from "@/backend/domain/data-import/import-kinds";
import { readImportFile } from "@/backend/domain/data-import/read-import-file";

function problemsOf(text: string, name = "couriers.csv") {
  const kind = IMPORT_KINDS["couriers"];
  if (kind === undefined) throw new Error("The kind is missing");
  return readImportFile(kind, name, text).problems;
}

const PAIR = { en: "A", bn: "ক" };
const json = (courier: object) => problemsOf(JSON.stringify([{ code: "a", names: PAIR, ...courier }]), "couriers.json");

it("reads a CSV file whose extension is in capitals", () => {
  expect(problemsOf("code,names.en,names.bn\na,A,ক\n", "COURIERS.CSV")).toEqual([]);
});

it("refuses a column that is twice in the header", () => {
  expect(problemsOf("code,names.en,names.bn,code\na,A,ক,b\n")).toEqual([
    { line: 1, field: "code", reason: "is twice in the header" },
  ]);
});

it.each(["__proto__.en", "__proto__.names", "constructor", "names.en.short"])(
  "refuses the column %s, once for all rows",
  (column) => {
    const field = column.startsWith("__proto__") ? "__proto__" : column;
    expect(problemsOf(`code,names.en,names.bn,${column}\na,A,ক,x\nb,B,খ,y\n`)).toEqual([
      { line: 1, field, reason: expect.stringMatching(/^is no field; those are code, names,/) },
    ]);
  },
);

it.each([
  ["an empty text", { names: { en: "A", bn: "" } }, "needs a text in en and in bn"],
  ["a blank text", { names: { en: " ", bn: "ক" } }, "needs a text in en and in bn"],
  ["a blank value", { code: " \t" }, "is missing"],
])("refuses %s", (_, courier, reason) => {
  expect(json(courier)).toEqual([{ line: 1, field: Object.keys(courier)[0], reason }]);
});

it.each([
  ["a null character", { names: { en: "A\0", bn: "ক" } }],
  ["half of a character", { names: { en: "A", bn: "ক\ud83d" } }],
  ["the name of a prototype", { names: JSON.parse('{"en":"A","bn":"ক","__proto__":{}}') }],
])("refuses %s by its field, before the database does", (_, courier) => {
  expect(json(courier)).toEqual([{ line: 1, field: "names", reason: expect.stringMatching(/^has a character/) }]);
});

it("refuses a null character in a CSV file", () => {
  expect(problemsOf("code,names.en,names.bn\na,A\0,ক\n")).toEqual([
    { line: 2, field: "names", reason: expect.stringMatching(/^has a character/) },
  ]);
});

it("refuses lists in lists without end", () => {
  const lists = "[".repeat(100_000) + "]".repeat(100_000);
  expect(problemsOf(`[{"code":"a","names":${lists}}]`, "couriers.json")).toEqual([
    { line: 1, field: "names", reason: expect.stringMatching(/too many levels/) },
  ]);
  expect(problemsOf(lists, "couriers.json")).toEqual([{ line: 1, field: "", reason: "is not a JSON object" }]);
});
