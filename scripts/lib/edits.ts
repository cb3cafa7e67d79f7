import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { idsIn } from "@/scripts/lib/requirements";

/** Folder of the lists, from the root: one JSON file for a group of areas. */
const EDITS_FOLDER = "tests/edits";

/** One change of the source that breaks what some requirements ask for, and the tests that must notice it. */
export interface Edit {
  /** IDs of docs/requirements.md; for each of them a test with the ID in its title must fail. */
  requirements: string[];
  /** What no longer works under the edit, in a few words. */
  breaks: string;
  /** The file that is edited, from the root. */
  file: string;
  /** Text that the file has exactly once. */
  find: string;
  /** What takes its place; empty to delete it. */
  replace: string;
  /** Test files, from the root, as Jest takes them. */
  tests: string[];
}

/** What the tests said of an edit. Only "found" is good. */
export type Result =
  /** A test of each requirement failed. */
  | { kind: "found" }
  /** No test of these requirements failed. */
  | { kind: "survived"; requirements: string[] }
  /** The tests could not be asked: the edit no longer fits, or they did not start. */
  | { kind: "broken"; reason: string };

/** Reads all lists of edits under `root`, ordered by file and by place. @throws Error for one that is no list of edits */
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

/** @returns `text` under the edit, or null when it does not have the text to find exactly once */
export function applyEdit({ find, replace }: Pick<Edit, "find" | "replace">, text: string): string | null {
  const parts = text.split(find);
  return parts.length === 2 ? parts.join(replace) : null;
}

/** A pattern for `jest -t`: titles that name one of the requirements. */
export function titlePattern(requirements: readonly string[]): string {
  return `\\[(${requirements.join("|")})\\]`;
}

/** Titles of the tests with a status, out of a report of Jest (`--json`). */
function titlesWith(status: string, report: JestReport): string[] {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter((test) => test.status === status).map(({ fullName }) => fullName),
  );
}

/** The part of a report of Jest that is read here. */
export interface JestReport {
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** Judges an edit by the report of its tests, run under the edit. */
export function resultOf(requirements: readonly string[], report: JestReport): Result {
  if (report.numRuntimeErrorTestSuites > 0) return { kind: "broken", reason: "a test file did not start" };
  const failed = new Set(titlesWith("failed", report).flatMap(idsIn));
  const left = requirements.filter((id) => !failed.has(id));
  return left.length === 0 ? { kind: "found" } : { kind: "survived", requirements: left };
}

/** @returns what keeps the tests from judging edits when they ran without any, one text a fault; empty when all is well */
export function faultsWithoutEdit(requirements: readonly string[], report: JestReport): string[] {
  const passed = new Set(titlesWith("passed", report).flatMap(idsIn));
  return [
    ...titlesWith("failed", report).map((title) => `fails without any edit: ${title}`),
    ...requirements.filter((id) => !passed.has(id)).map((id) => `no test that passes names ${id}`),
  ];
}
