import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  applyEdit,
  type JestReport,
  problemsWithoutEdit,
  readEdits,
  resultOf,
  titlePattern,
} from "@/scripts/lib/edits";
import { parseRequirements } from "@/scripts/lib/requirements";

const root = join(__dirname, "../../..");
const edits = readEdits(root);
const read = (path: string) => readFileSync(join(root, path), "utf8");

describe("the edits of tests/edits", () => {
  const known = new Set(parseRequirements(read("docs/requirements.md")).map(({ id }) => id));
  const cases = edits.map((edit) => ({ name: `${edit.requirements[0]}: ${edit.breaks}`, edit }));

  test("no two edits are equal", () => {
    expect(new Set(edits.map(({ file, find, replace }) => `${file}\n${find}\n${replace}`)).size).toBe(edits.length);
  });

  test.each(cases)("$name: its text is exactly once in its file, and the edit changes it", ({ edit }) => {
    const text = read(edit.file);
    const edited = applyEdit(edit, text);
    expect(edited).not.toBeNull();
    expect(edited).not.toBe(text);
  });

  test.each(cases)("$name: its requirements exist, and its tests name them", ({ edit }) => {
    expect(edit.requirements.filter((id) => !known.has(id))).toEqual([]);
    expect(edit.tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const tests = edit.tests.map(read).join();
    expect(edit.requirements.filter((id) => !tests.includes(id))).toEqual([]);
  });
});

describe("an edit", () => {
  test("replaces a text that occurs once", () => {
    expect(applyEdit({ find: "b", replace: "x" }, "abc")).toBe("axc");
  });

  test.each([
    ["is missing", "ac"],
    ["occurs twice", "abcb"],
  ])("does not apply when the text %s", (_, text) => {
    expect(applyEdit({ find: "b", replace: "x" }, text)).toBeNull();
  });
});

const report = (tests: Record<string, "passed" | "failed" | "pending">, broken = 0): JestReport => ({
  numRuntimeErrorTestSuites: broken,
  testResults: [
    {
      assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName: `group ${fullName}`, status })),
    },
  ],
});

describe("the result of an edit", () => {
  test("is found if a test of each requirement failed", () => {
    const tests = report({ "[CART-41] a": "failed", "[CART-41] b": "passed", "[CART-56] c": "failed" });
    expect(resultOf(["CART-41", "CART-56"], tests)).toEqual({ kind: "found" });
  });

  test("is survived if a requirement has no failed test", () => {
    const tests = report({ "[CART-41] a": "failed", "[CART-56] c": "passed", "[CART-57] d": "failed" });
    expect(resultOf(["CART-41", "CART-56"], tests)).toEqual({ kind: "survived", requirements: ["CART-56"] });
  });

  test("is broken if a test file did not start", () => {
    expect(resultOf(["CART-41"], report({ "[CART-41] a": "failed" }, 1))).toMatchObject({ kind: "broken" });
  });
});

test("without an edit, a failed test and a requirement without a passed test are faults", () => {
  const tests = report({ "[CART-41] a": "passed", "[CART-56] b": "failed", "[CART-57] c": "pending" });
  expect(problemsWithoutEdit(["CART-41", "CART-56", "CART-57"], tests)).toEqual([
    "fails without any edit: group [CART-56] b",
    "no test that passes names CART-56",
    "no test that passes names CART-57",
  ]);
});

test("the pattern of titles matches an ID, and no longer ID with the same beginning", () => {
  const pattern = new RegExp(titlePattern(["CART-4", "API-SITE-02"]));
  expect(["[CART-4] x", "[CART-41] x", "a [API-SITE-02] x"].map((title) => pattern.test(title))).toEqual([
    true,
    false,
    true,
  ]);
});
