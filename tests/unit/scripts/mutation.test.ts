import { existsSync, readFileSync } from "node:fs";
import { isBelow, type MutationReport, resultOf, survivorLines, tableOf } from "@/scripts/mutation/mutation-score";
import { chosenModules, type RuleModule, ruleModules } from "@/scripts/mutation/rule-modules";

const rule: RuleModule = { module: "utils/a.ts", tests: ["tests/unit/utils/a.test.ts"], score: 66.6, survivors: [] };
const at = (line: number, column: number, endColumn: number, endLine = line) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const mutant = (status: string, replacement: string, location = at(1, 1, 2)) => ({ status, replacement, location });
const report = (...mutants: ReturnType<typeof mutant>[]): MutationReport => ({
  files: { "utils/a.ts": { source: "if (a < b)\n  return {\n    a,\n  };", mutants } },
});

describe("the score of a module", () => {
  it("counts a mutant that is killed or times out, and no mutant that does not compile", () => {
    const all = ["Killed", "Timeout", "Survived", "CompileError", "RuntimeError", "Ignored"];
    expect(resultOf(rule, report(...all.map((status) => mutant(status, ""))))).toMatchObject({
      mutants: 3,
      killed: 2,
      score: 66.6,
      committed: 66.6,
    });
  });

  it("counts a mutant without coverage as survived", () => {
    expect(resultOf(rule, report(mutant("NoCoverage", ""))).score).toBe(0);
  });

  it("is 100 without mutants or without the module in the report", () => {
    expect(resultOf(rule, report()).score).toBe(100);
    expect(resultOf({ ...rule, module: "utils/b.ts" }, report(mutant("Survived", ""))).mutants).toBe(0);
  });

  it("leaves out explained survivors when it is adjusted", () => {
    const survivors = [{ from: "i", to: "same", why: "It does the same." }];
    const mixed = report(mutant("Killed", ""), mutant("Survived", "same"), mutant("Survived", "other"));
    expect(resultOf({ ...rule, survivors }, mixed)).toMatchObject({ score: 33.3, adjusted: 50 });
    expect(resultOf({ ...rule, survivors }, report(mutant("Survived", "same"))).adjusted).toBe(100);
  });

  it("is below the committed score when the adjusted one fell, e.g. because another mutant survives", () => {
    const result = resultOf({ ...rule, score: 0, adjusted: 100 }, report(mutant("Killed", ""), mutant("Survived", "")));
    expect([50, 100].map((adjusted) => isBelow({ ...result, adjusted }))).toEqual([true, false]);
  });

  it("is below the committed score from a difference of 0.1", () => {
    const result = resultOf(rule, report());
    expect([66.5, 66.6, 66.7].map((score) => isBelow({ ...result, score }))).toEqual([true, false, false]);
  });
});

describe("a survivor", () => {
  const changed = report(mutant("Survived", "{}", at(2, 10, 4, 4)), mutant("Survived", "a <= b", at(1, 5, 10)));

  it("is reported with its line and the code before and after, sorted by line", () => {
    expect(survivorLines(resultOf(rule, changed))).toEqual([
      "utils/a.ts:1  a < b  ->  a <= b",
      "utils/a.ts:2  { a, }  ->  {}",
    ]);
  });

  it("is reported with its explanation, and so is an explanation of a mutant that no longer survives", () => {
    const survivors = [
      { from: "a < b", to: "a <= b", why: "a is never b" },
      { from: "a < b", to: "true", why: "b is the largest" },
    ];
    expect(survivorLines(resultOf({ ...rule, survivors }, changed))).toEqual([
      "utils/a.ts:1  a < b  ->  a <= b  (a is never b)",
      "utils/a.ts:2  { a, }  ->  {}",
      "utils/a.ts  explained, but survives no longer:  a < b  ->  true",
    ]);
  });
});

it("the table has a row for each module, and marks those below their committed score", () => {
  const good = resultOf(rule, report(mutant("Killed", "")));
  const bad = { ...good, module: "utils/long-name.ts", score: 9.5 };
  expect(tableOf([good, bad]).split("\n")).toEqual([
    "Module              Mutants  Killed  Survived  Score  Committed  Adjusted",
    "utils/a.ts                1       1         0  100.0       66.6     100.0",
    "utils/long-name.ts        1       1         0    9.5       66.6     100.0  BELOW",
  ]);
});

describe("the list of modules", () => {
  it("names existing files, each module once", () => {
    const files = ruleModules.flatMap(({ module, tests }) => [module, ...tests]);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(new Set(ruleModules.map(({ module }) => module)).size).toBe(ruleModules.length);
  });

  it("checks a module without tests in the list with the test at the module's own path", () => {
    jest.isolateModules(() => {
      const written = (path: string) => (path === "utils/numbers/digits.ts" ? 'stryMutAct_9fa48("7")' : "");
      jest.doMock("node:fs", () => ({ readFileSync: written }));
      const testsOfMutant = jest.requireActual("@/scripts/mutation/tests-of-mutant.js");
      const paths = ["digits", "msisdn"].map((name) => `/tree/tests/unit/utils/numbers/${name}.test.ts`);
      process.env.__STRYKER_ACTIVE_MUTANT__ = "7";
      expect(testsOfMutant(paths)).toEqual({ filtered: [paths[0]] });
    });
    jest.dontMock("node:fs");
    delete process.env.__STRYKER_ACTIVE_MUTANT__;
  });

  it("explains only mutants of code that is still there", () => {
    const outdated = ruleModules.flatMap(({ module, survivors }) => {
      const source = readFileSync(module, "utf8").replace(/\s+/g, " ");
      return survivors.filter(({ from }) => !source.includes(from)).map(({ from }) => `${module}: ${from}`);
    });
    expect(outdated).toEqual([]);
  });

  it("can be filtered by path or name, and is complete without a filter", () => {
    const all = ["utils/a.ts", "backend/a.ts", "utils/b-a.ts"].map((module) => ({ ...rule, module }));
    const names = (...asked: string[]) => chosenModules(all, asked).map(({ module }) => module);
    expect(names()).toHaveLength(3);
    expect(names("a")).toEqual(["utils/a.ts", "backend/a.ts"]);
    expect(names("utils/a.ts", "b-a.ts")).toEqual(["utils/a.ts", "utils/b-a.ts"]);
    expect(() => names("a", "c", "d")).toThrow("Not in scripts/mutation/rule-modules.json: c, d");
  });
});
