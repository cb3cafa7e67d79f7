import { spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import {
  applyEdit,
  type Edit,
  type JestReport,
  problemsWithoutEdit,
  type Result,
  readEdits,
  resultOf,
  titlePattern,
} from "@/scripts/lib/edits";

/**
 * `npm run check:edits [-- CART-41 LOGIN …]`: makes each edit of tests/edits in a copy of the tree and runs the tests
 * of its requirements, which must fail. IDs or prefixes of IDs select edits. The exit code is 1 when an edit survived
 * or could not be tried.
 */
const root = process.cwd();
/** Folders created by tools or by a run; a copy does not need them. */
const LEFT_OUT = new Set(["node_modules", ".git", ".next", ".data", ".build", "bench", "public/img"]);
const print = (line = "") => process.stdout.write(`${line}\n`);

/** A copy of the source tree in a temporary folder. It uses the node_modules of the original tree. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), "portal-edits-"));
  // When the tests run as root, the test database runs as another user, who must be able to execute its programs.
  chmodSync(copy, 0o755);
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(root, path)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
  const chakra = join(".build", "jest");
  if (existsSync(join(root, chakra))) cpSync(join(root, chakra), join(copy, chakra), { recursive: true });
  return copy;
}

/** Runs the tests of some requirements in a copy. @throws Error when Jest wrote no report */
async function runTests(
  copy: string,
  tests: readonly string[],
  requirements: readonly string[],
  workers = 1,
): Promise<JestReport> {
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  const jest = join("node_modules", "jest", "bin", "jest.js");
  // Jest runs its projects one after the other. A project without any of the files would start the database in vain.
  const needsDatabase = tests.some((path) => !path.startsWith("tests/unit/"));
  const projects = ["unit", "components", ...(needsDatabase ? ["integration"] : [])];
  const options = [
    "--ci",
    "--json",
    `--outputFile=${report}`,
    "-t",
    titlePattern(requirements),
    `--maxWorkers=${workers}`,
  ];
  const output = await new Promise<string>((done) => {
    let text = "";
    const args = [jest, "--selectProjects", ...projects, ...options, "--runTestsByPath", ...tests];
    const child = spawn(process.execPath, args, { cwd: copy, stdio: ["ignore", "ignore", "pipe"] });
    child.stderr.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
    child.once("close", () => done(text));
  });
  if (!existsSync(report)) throw new Error(`Jest ended without a report:\n${output}`);
  return JSON.parse(readFileSync(report, "utf8")) as JestReport;
}

/** Applies an edit in a copy, runs its tests there and reverts the edit. */
async function tryEdit(copy: string, edit: Edit): Promise<Result> {
  const path = join(copy, edit.file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const edited = applyEdit(edit, text);
  if (edited === null) return { kind: "broken", reason: `${edit.file} does not have the text to find exactly once` };
  writeFileSync(path, edited);
  try {
    return resultOf(edit.requirements, await runTests(copy, edit.tests, edit.requirements));
  } catch (error) {
    return { kind: "broken", reason: error instanceof Error ? error.message : String(error) };
  } finally {
    writeFileSync(path, text);
  }
}

function textOf(result: Result): string {
  if (result.kind === "survived") return `SURVIVED (no test of ${result.requirements.join(", ")} failed)`;
  return result.kind === "found" ? "found" : `NOT TRIED: ${result.reason}`;
}

/** Tries the edits, one at a time in each copy. @returns the number of edits that no test noticed */
async function tryAll(edits: readonly Edit[], copies: readonly string[]): Promise<number> {
  const waiting = [...edits];
  let bad = 0;
  await Promise.all(
    copies.map(async (copy) => {
      for (let edit = waiting.shift(); edit !== undefined; edit = waiting.shift()) {
        const result = await tryEdit(copy, edit);
        if (result.kind !== "found") bad += 1;
        print(`  ${edit.requirements.join(" ").padEnd(22)} ${edit.breaks.padEnd(64)} ${textOf(result)}`);
      }
    }),
  );
  return bad;
}

async function main(): Promise<number> {
  const prefixes = process.argv.slice(2);
  const edits = readEdits(root).filter(
    ({ requirements }) =>
      prefixes.length === 0 || requirements.some((id) => prefixes.some((prefix) => id.startsWith(prefix))),
  );
  if (edits.length === 0) {
    print(`  No edit has a requirement that begins with ${prefixes.join(" or ")}.`);
    return 1;
  }
  const began = performance.now();
  const copies = Array.from({ length: Math.min(availableParallelism(), 4, edits.length) }, copyTree);
  process.once("exit", () => {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  });
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const [first = root] = copies;
  const requirements = [...new Set(edits.flatMap((edit) => edit.requirements))];
  const problems = problemsWithoutEdit(
    requirements,
    await runTests(first, [...new Set(edits.flatMap(({ tests }) => tests))], requirements, copies.length),
  );
  for (const problem of problems) print(`  ${problem}`);
  if (problems.length > 0) return 1;
  const bad = await tryAll(edits, copies);
  const seconds = Math.round((performance.now() - began) / 1_000);
  print();
  print(`  ${edits.length - bad} of ${edits.length} edits were found, ${bad} were not. ${seconds} s.`);
  return bad === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  },
);
