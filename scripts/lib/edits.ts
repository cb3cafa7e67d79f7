import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { idsIn } from "@/scripts/lib/requirements";

/** Folder of the lists, from the root: one JSON file for a group of areas. */
const EDITS_FOLDER = "tests/edits";

/** One change of the source that breaks what some requirements ask for, and the tests that must notice it. */
export interface Edit {
  /** IDs of docs/requirements.md; for each of them a test with the ID in its title must fail. */
  requirements: string[];
  /** A short text about what the edit breaks. */
  breaks: string;
  /** The file that is edited, from the root. */
  file: string;
  /** Text that the file has exactly once. */
  find: string;
  /** The replacement; empty to delete the text. */
  replace: string;
  /** Paths of test files from the root, as passed to Jest. */
  tests: string[];
}

/** The result of the tests for an edit. Only "found" is good. */
export type Result =
  /** A test of each requirement failed. */
  | { kind: "found" }
  /** No test of these requirements failed. */
  | { kind: "survived"; requirements: string[] }
  /** The tests could not run: the edit no longer fits the file, or Jest did not start. */
  | { kind: "broken"; reason: string };

/** Reads all lists of edits under `root`, ordered by file and by place. @throws Error for any other file */
export function readEdits(root: string): Edit[] {
  return readdirSync(join(root, EDITS_FOLDER))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => {
      const list: unknown = JSON.parse(readFileSync(join(root, EDITS_FOLDER, name), "utf8"));
      if (!Array.isArray(list) || !list.every(isEdit)) throw new Error(`${EDITS_FOLDER}/${name} is no list of edits`);
      return list;
    });
}

function isEdit(value: unknown): value is Edit {
  if (typeof value !== "object" || value === null) return false;
  const { requirements, tests, ...texts } = value as Record<keyof Edit, unknown>;
  const named = [texts.breaks, texts.file, texts.find].every((text) => typeof text === "string" && text !== "");
  return named && typeof texts.replace === "string" && isTextList(requirements) && isTextList(tests);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === "string");
}

/** @returns `text` with the edit applied, or null when the text to find does not occur exactly once */
export function applyEdit({ find, replace }: Pick<Edit, "find" | "replace">, text: string): string | null {
  const parts = text.split(find);
  return parts.length === 2 ? parts.join(replace) : null;
}

/** A pattern for `jest -t`: titles that name one of the requirements. */
export function titlePattern(requirements: readonly string[]): string {
  return `\\[(${requirements.join("|")})\\]`;
}

/** Titles of the tests that have the given status in a Jest report (`--json`). */
function titlesWith(status: string, report: JestReport): string[] {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter((test) => test.status === status).map(({ fullName }) => fullName),
  );
}

/** The part of a Jest report that is read here. */
export interface JestReport {
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** Gets the result of an edit from the report of its tests, which ran with the edit applied. */
export function resultOf(requirements: readonly string[], report: JestReport): Result {
  if (report.numRuntimeErrorTestSuites > 0) return { kind: "broken", reason: "a test file did not start" };
  const failed = new Set(titlesWith("failed", report).flatMap(idsIn));
  const left = requirements.filter((id) => !failed.has(id));
  return left.length === 0 ? { kind: "found" } : { kind: "survived", requirements: left };
}

/** @returns problems of a test run without any edit, one text each, which make the check impossible; empty if none */
export function problemsWithoutEdit(requirements: readonly string[], report: JestReport): string[] {
  const passed = new Set(titlesWith("passed", report).flatMap(idsIn));
  return [
    ...titlesWith("failed", report).map((title) => `fails without any edit: ${title}`),
    ...requirements.filter((id) => !passed.has(id)).map((id) => `no test that passes names ${id}`),
  ];
}
