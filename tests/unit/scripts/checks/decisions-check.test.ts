import { decisionsCheck } from "@/scripts/checks/decisions-check";
import type { TreeFile } from "@/scripts/checks/source-tree";

const FOLDER = "docs/decisions";
const record: TreeFile = {
  path: `${FOLDER}/01-one-process.md`,
  text: "# 01 One process\n\n## Context\n\n## Decision\n\n## Consequences\n",
};
const readme = (rows: string): TreeFile => ({
  path: "docs/decisions/README.md",
  text: `| [01](01-one-process.md) | One process |\n${rows}`,
});
const former = `${"0"}34`;

function findings(files: readonly TreeFile[]) {
  const paths = new Set(files.map(({ path }) => path));
  return decisionsCheck.run({ files, has: (path) => paths.has(path) }).map(({ file, line }) => `${file}:${line}`);
}

describe("an old decision number of three digits", () => {
  const cites = (path: string): TreeFile => ({ path, text: `-- a line\n-- See docs/decisions/${former}.` });
  const migration = cites("backend/db/migrations/0001_shop.sql");

  test("is refused in code, also when the README translates it", () => {
    expect(findings([record, readme(`| ${former} | 01 |\n`), cites("server.ts")])).toEqual(["server.ts:2"]);
  });

  test("is accepted in a migration when the README translates it", () => {
    expect(findings([record, readme(`| ${former} | 01 |\n`), migration])).toEqual([]);
  });

  test("is refused in a migration when the README does not translate it", () => {
    expect(findings([record, readme(""), migration])).toEqual([`${migration.path}:2`]);
  });
});

describe("a citation", () => {
  test.each([
    ["a sentence", "decision 02"],
    ["a list", "docs/decisions/01, 02"],
    ["a list with and", "decisions 01 and 02"],
    ["a link with another title", `[decision](${FOLDER}/01-two-processes.md)`],
    ["three digits", `decision ${former}`],
  ])("of an unknown record is reported in %s", (_, text) => {
    expect(findings([record, readme(""), { path: "README.md", text }])).toEqual(["README.md:1"]);
  });

  test.each(["decision 01", "docs/decisions/01", `${FOLDER}/01-one-process.md`])(
    "of an existing record is accepted: %s",
    (text) => {
      expect(findings([record, readme(""), { path: "README.md", text }])).toEqual([]);
    },
  );
});
