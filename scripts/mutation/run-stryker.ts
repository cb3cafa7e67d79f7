import { spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { MutationReport } from "./mutation-score";
import type { RuleModule } from "./rule-modules";

const FOLDER = join(".build", "mutation");
const OPTIONS = join(FOLDER, "options.json");
const REPORT = join(FOLDER, "report.json");
const LOG = join(FOLDER, "stryker.log");
const PROGRAM = join("node_modules", "@stryker-mutator", "core", "bin", "stryker.js");

/** Files that no rule or unit test reads; Stryker's copy of the tree does not have them. (Next looks for /pages.) */
const NOT_COPIED = [
  ...["public", "docs", "bench", "tools", ".data", ".next", "components", "hooks", "server"].map((name) => `/${name}`),
  ...["/.build/*", "!/.build/jest", "/backend/{content,content-import,http}", "/tests/{e2e,fixtures,integration}"],
  ...["/scripts/*", "!/scripts/mutation"],
];

/**
 * Changes the modules in a copy of the tree, one change at a time, and runs the tests of the changed module.
 *
 * @param concurrency how many changes are tried at once
 * @returns Stryker's report: every change with its result
 * @throws Error with the end of Stryker's output when it did not finish, e.g. because a test fails without any change
 */
export async function runStryker(rules: readonly RuleModule[], concurrency: number): Promise<MutationReport> {
  mkdirSync(FOLDER, { recursive: true });
  rmSync(REPORT, { force: true });
  writeFileSync(OPTIONS, JSON.stringify(options(rules, concurrency)));
  const code = await runProgram([PROGRAM, "run", OPTIONS], LOG);
  if (code !== 0) throw new Error(`Stryker ended with ${code}:\n${lastLines(LOG)}`);
  return JSON.parse(readFileSync(REPORT, "utf8")) as MutationReport;
}

function options(rules: readonly RuleModule[], concurrency: number) {
  const tests = [...new Set(rules.flatMap((rule) => rule.tests))];
  return {
    mutate: rules.map(({ module }) => module),
    testRunner: "jest",
    plugins: ["@stryker-mutator/jest-runner"],
    jest: {
      configFile: "scripts/mutation/jest.config.js",
      config: {
        // Jest scans its roots before every run, so only these folders are roots.
        roots: [...new Set(tests.map((path) => `<rootDir>/${dirname(path)}`))],
        testMatch: tests.map((path) => `<rootDir>/${path}`),
      },
      enableFindRelatedTests: false,
    },
    coverageAnalysis: "perTest",
    concurrency,
    // Only an endless loop takes longer: the tests of a rule take milliseconds.
    timeoutMS: 20_000,
    reporters: ["json"],
    jsonReporter: { fileName: REPORT },
    tempDirName: join(FOLDER, "copies"),
    cleanTempDir: "always",
    ignorePatterns: NOT_COPIED,
    // Stryker rewrites the tsconfig with a function that TypeScript 7 does not have, so it gets the name of no file.
    tsconfigFile: "no-tsconfig.json",
    allowConsoleColors: false,
  };
}

function runProgram(programArguments: readonly string[], log: string): Promise<number> {
  const output = openSync(log, "w");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, programArguments, { stdio: ["ignore", output, output] });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

const lastLines = (path: string) => readFileSync(path, "utf8").trimEnd().split("\n").slice(-25).join("\n");
