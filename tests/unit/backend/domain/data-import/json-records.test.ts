import { IMPORT_KINDS } from "@/backend/domain/data-import/import-kinds";
import type { ImportProblem } from "@/backend/domain/data-import/json-records";
import { readImportFile } from "@/backend/domain/data-import/read-import-file";

const kind = IMPORT_KINDS["rate-zones"];

function problemsOf(text: string): ImportProblem[] {
  if (kind === undefined) throw new Error("The kind is missing");
  return readImportFile(kind, "rate-zones.json", text).problems;
}

const list = (labels: string) => `[
  { "service": "isd", "key": "near", "labels": { "en": "Near", "bn": "কাছে" } },
  {
    "service": "isd",
    "key": "far",
    "labels": ${labels}
  }
]`;

it("reads a list of objects", () => {
  expect(problemsOf(list('{ "en": "Far", "bn": "দূরে" }'))).toEqual([]);
});

it("reports the line of an invalid field", () => {
  expect(problemsOf(list('"Far"'))).toEqual([{ line: 6, field: "labels", reason: "needs a text in en and in bn" }]);
});

it("reports the first line of an object that lacks a field", () => {
  const [problem] = problemsOf('[\n\n  { "key": "near", "labels": { "en": "Near", "bn": "কাছে" } }\n]');
  expect(problem).toEqual({ line: 3, field: "service", reason: "is missing" });
});

it("reports the line of a syntax error", () => {
  expect(problemsOf('[\n  { "service": "isd",, }\n]')[0]).toMatchObject({ line: 2 });
});

it("refuses an entry that is not an object", () => {
  expect(problemsOf("[\n  7\n]")).toEqual([{ line: 2, field: "", reason: "is not a JSON object" }]);
});
