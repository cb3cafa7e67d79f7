import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, isBuilt } from "./lib/build-stages.mjs";
import { requireChromium } from "./lib/chromium.mjs";
import { checkNode, loadEnvFiles, root } from "./lib/environment.mjs";
import { install, isInstalled } from "./lib/install.mjs";
import { withLock } from "./lib/lock.mjs";
import { endWith, Refusal, say, seconds, step } from "./lib/steps.mjs";

/**
 * `npm test`, and with a name one part of it: verify (all but e2e), unit, integration, e2e. Every part runs even after
 * another failed; the last line sums all of them up. The limit of a part ends a hanging run: it is far more than a part
 * takes, also on a machine that is several times slower.
 */
const LIMIT_MS = 60 * 60_000;
const PARTS = {
  all: ["types", "lint", "house", "unit", "integration", "e2e"],
  verify: ["types", "lint", "house", "unit", "integration"],
  unit: ["unit"],
  integration: ["integration"],
  e2e: ["e2e"],
};
const tool = (...path) => join(root, "node_modules", ...path);
const jest = (...projects) => [tool("jest", "bin", "jest.js"), "--ci", "--selectProjects", ...projects];
// Biome colours its output even when the terminal does not support colours.
const plain = process.stdout.isTTY ? [] : ["--colors=off"];
const RUNNERS = {
  types: { title: "Types", args: [tool("typescript", "bin", "tsc"), "--noEmit", "-p", "."] },
  lint: {
    title: "Lint",
    args: [tool("@biomejs", "biome", "bin", "biome"), "ci", "--error-on-warnings", ...plain, "."],
  },
  house: { title: "House rules", args: [tool("tsx", "dist", "cli.mjs"), "scripts/check-house.ts"] },
  unit: { title: "Unit", args: jest("unit", "components"), counts: countJest },
  integration: { title: "Integration", args: jest("integration"), counts: countJest },
  e2e: { title: "End to end", args: [tool("@playwright", "test", "cli.js"), "test"], counts: countPlaywright },
};

/** The memory disk of Linux. */
const MEMORY = "/dev/shm";
/** About three times what the temporary files of a run need. */
const ROOM_BYTES = 4e9;

const temporary = temporaryFolder();
const folder = mkdtempSync(join(temporary, "portal-run-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
try {
  checkNode();
  process.chdir(root);
  loadEnvFiles();
  const [name = "all", ...filters] = process.argv.slice(2);
  const parts = PARTS[name];
  if (parts === undefined) throw new Refusal(`There is no "${name}" test; there are ${Object.keys(PARTS).join(", ")}.`);
  const began = performance.now();
  await prepare(parts);
  // The checks use one processor each, so they run at the same time.
  const isCheck = (part) => RUNNERS[part].counts === undefined;
  const results = await Promise.all(parts.filter(isCheck).map((part) => run(part, filters)));
  for (const part of parts.filter((part) => !isCheck(part))) results.push(await run(part, filters));
  report(results, performance.now() - began);
} catch (error) {
  endWith(error);
}

/**
 * Where temporary files of the run go: to memory if it has room, because each integration test copies a database of 100 MB
 * and each journey has a new browser profile. TMPDIR decides when it is set.
 */
function temporaryFolder() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}

async function prepare(parts) {
  const needsSite = parts.some((part) => part === "integration" || (part === "e2e" && !process.env.BASE_URL));
  const isReady = () => isInstalled({ tools: true }) && (!needsSite || isBuilt());
  if (!isReady()) {
    await withLock(async () => {
      if (!isInstalled({ tools: true })) await step("Packages (npm ci)", install);
      if (needsSite) await build();
    });
  }
  // Some of the integration tests open pages in it too.
  if (parts.includes("integration") || parts.includes("e2e")) {
    process.env.CHROMIUM = await requireChromium({ headless: true });
  }
  if (parts.includes("e2e")) {
    process.env.E2E_PORT ??= String(await freePort());
    process.env.E2E_DATA_DIR ??= join(folder, "e2e");
  }
}

/** Runs one part, prints its output (that of a check at its end), and counts the passed and failed tests. */
async function run(part, filters) {
  const { title, args, counts } = RUNNERS[part];
  const outcome = join(folder, `${part}.json`);
  // A filter may match files of only one part.
  const extra = counts === countJest ? ["--json", `--outputFile=${outcome}`, "--passWithNoTests"] : [];
  const heading = `\n== ${title} ==`;
  if (counts !== undefined) say(heading);
  const began = performance.now();
  const { code, output } = await execute([...args, ...extra, ...(counts ? filters : [])], {
    stdio: counts === undefined ? "pipe" : "inherit",
    variables: { PLAYWRIGHT_JSON_OUTPUT_NAME: outcome },
  });
  if (counts === undefined) say(`${heading}\n${output.trimEnd()}`);
  const took = performance.now() - began;
  if (counts !== undefined && filters.length === 0) keepReport(part, outcome);
  const counted = counts?.(outcome) ?? { passed: 0, failed: 0 };
  // A check counts as one test. A runner that crashed before it counted anything counts as a failure too.
  if (counts === undefined) counted[code === 0 ? "passed" : "failed"] += 1;
  else if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return { title, took, ...counted };
}

/** Stores the report of a complete part where `npm run check:requirements` reads it. */
function keepReport(part, outcome) {
  const kept = join(root, ".build", "test-results");
  mkdirSync(kept, { recursive: true });
  if (existsSync(outcome)) copyFileSync(outcome, join(kept, `${part}.json`));
}

/** Ends with the exit code of a Node program and, with stdio "pipe", with what it printed. */
function execute(args, { stdio, variables }) {
  return new Promise((done) => {
    const env = { ...process.env, ...variables, TMPDIR: temporary, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "test" };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", stdio, stdio] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    const limit = setTimeout(() => {
      say(`  No end after ${LIMIT_MS / 60_000} minutes; stopping it.`);
      child.kill("SIGKILL");
    }, LIMIT_MS);
    const pass = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass);
    child.once("close", (code) => {
      clearTimeout(limit);
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, pass);
      done({ code: code ?? 1, output });
    });
  });
}

function countJest(file) {
  const outcome = readJson(file);
  if (outcome === undefined) return { passed: 0, failed: 0 };
  return { passed: outcome.numPassedTests, failed: outcome.numFailedTests + outcome.numRuntimeErrorTestSuites };
}

function countPlaywright(file) {
  const stats = readJson(file)?.stats;
  if (stats === undefined) return { passed: 0, failed: 0 };
  // A test that passes only on a second try, or is skipped, has not passed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function report(results, took) {
  say("");
  for (const { title, passed, failed, took: time } of results) {
    say(`  ${title.padEnd(20)} ${`${passed} passed, ${failed} failed`.padEnd(28)} ${seconds(time)}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  say(`  ${"Altogether".padEnd(49)} ${seconds(took)}\n`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
  say(`${sum("passed")} passed, ${sum("failed")} failed`);
}

/** A port for the site of the journeys, which starts minutes later: below the ephemeral ports of the system. */
async function freePort() {
  for (let port = 19_000 + (process.pid % 900); port < 20_000; port += 1) if (await isFree(port)) return port;
  throw new Refusal("No port from 19,000 to 19,999 is free for the end-to-end tests. Set E2E_PORT.");
}

function isFree(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}
