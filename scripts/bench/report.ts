import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, platform, totalmem } from "node:os";
import { join } from "node:path";
import { table } from "@/scripts/lib/table";
import type { BenchResult } from "./bench-result";
import { frameBytes, judge } from "./goals";

/** When and where a bench ran, and which commit it measured. */
export function describeRun(): Pick<BenchResult, "at" | "commit" | "machine"> {
  const [cpu] = cpus();
  return {
    at: new Date().toISOString(),
    commit: readCommit(),
    machine: {
      cpu: cpu?.model ?? "unknown",
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 1024 ** 3),
      platform: platform(),
      node: process.versions.node,
    },
  };
}

/** Combines the measurements and compares them with the goals. */
export function makeResult(
  parts: Pick<BenchResult, "quick" | "starts" | "load" | "login" | "visits" | "paints" | "taps" | "interactions">,
): BenchResult {
  const result: BenchResult = { ...describeRun(), ...parts, results: [] };
  result.results = judge(result);
  return result;
}

/**
 * Writes bench/results/DATE-COMMIT.json. A bench of all parts is also written as latest.json; one of some parts has them in
 * its file name and does not change latest.json.
 *
 * @param parts the names of the measured parts; null for all
 * @returns the path of the dated file from the root
 */
export function writeResult(root: string, result: BenchResult, parts: readonly string[] | null): string {
  const folder = join(root, "bench", "results");
  const suffix = parts === null ? "" : `-${parts.join("-")}`;
  const name = `${result.at.slice(0, 10)}-${result.commit}${suffix}.json`;
  const names = parts === null ? [name, "latest.json"] : [name];
  mkdirSync(folder, { recursive: true });
  for (const file of names) writeFileSync(join(folder, file), `${JSON.stringify(result, null, 2)}\n`);
  return `bench/results/${name}`;
}

/** The whole result as text for a terminal. */
export function printResult(result: BenchResult): string {
  const { machine } = result;
  const sections = [startLines, loadLines, loginLines, visitLines, paintLines, tapLines, interactionLines, goalLines]
    .map((linesOf) => linesOf(result))
    .filter((lines) => lines.length > 0);
  const lines = [
    `Bench of ${result.at.slice(0, 16)}Z, commit ${result.commit}${result.quick ? ", quick" : ""}`,
    `${machine.cores} x ${machine.cpu}, ${machine.memoryGb} GB, Node ${machine.node}, ${machine.platform}`,
    ...sections.flatMap((section) => ["", ...section]),
  ];
  return `${lines.join("\n")}\n`;
}

function startLines({ starts, load }: BenchResult): string[] {
  if (starts === undefined) return [];
  const { coldMs, warmMs, killedMs, atRest } = starts;
  const peak = Math.max(0, ...load.map((line) => line.peakMemoryMb));
  return [
    `Cold start (built, empty data folder) ${coldMs} ms, warm start ${warmMs} ms, after kill -9 ${killedMs ?? "-"} ms`,
    ...(atRest ? [`Memory at rest: site ${atRest.site.memoryMb} MB, PostgreSQL ${atRest.database.memoryMb} MB`] : []),
    ...(peak > 0 ? [`Memory under load, highest: site and PostgreSQL together ${peak.toFixed(0)} MB`] : []),
  ];
}

function loadLines({ load }: BenchResult): string[] {
  if (load.length === 0) return [];
  const head = ["load", "req/s", "p50 ms", "p99 ms", "site CPU ms", "PostgreSQL CPU ms", "x baseline", "requests"];
  const number = (value: number | null, digits: number) => (value === null ? "-" : value.toFixed(digits));
  const rows = load.map((line) => [
    line.name,
    number(line.requestsPerSecond, 0),
    number(line.p50, 2),
    number(line.p99, 2),
    number(line.siteCpuMs, 3),
    number(line.databaseCpuMs, 3),
    number(line.multiple, 2),
    String(line.requests),
  ]);
  return table([head, ...rows]);
}

function loginLines({ login }: BenchResult): string[] {
  if (login === undefined) return [];
  const { ours, others, visitorPage, userPage, userInfo, pairs } = login;
  return [
    `Log-in, medians of ${pairs} in turn: a code for a subscriber's number ${ours.toFixed(2)} ms, for another operator's ${others.toFixed(2)} ms;`,
    `a page for a visitor ${visitorPage.toFixed(2)} ms, logged in ${userPage.toFixed(2)} ms; user info ${userInfo.toFixed(2)} ms`,
  ];
}

function visitLines(result: BenchResult): string[] {
  if (result.visits.length === 0) return [];
  const head = [
    "first visit, KB",
    "HTML",
    "scripts",
    "styles",
    "images",
    "fonts",
    "other",
    "all on the wire",
    "requests",
  ];
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  const rows = result.visits.map(({ name, gzip, wire, requests }) => [
    name,
    ...[gzip.html, gzip.scripts, gzip.styles, gzip.images, gzip.fonts, gzip.other].map(kb),
    kb(Object.values(wire).reduce((sum, bytes) => sum + bytes, 0)),
    String(requests),
  ]);
  const frame = frameBytes(result);
  return [
    ...table([head, ...rows]),
    ...(frame === null ? [] : [`The frame adds ${kb(frame)} KB of scripts to the baseline`]),
  ];
}

function paintLines({ paints }: BenchResult): string[] {
  if (paints.length === 0) return [];
  const head = [
    "4x CPU, slow 4G",
    "first paint ms",
    "fastest to slowest",
    "largest paint ms",
    "blocking ms",
    "layout shift",
    "largest element",
  ];
  const rows = paints.map((paint) => [
    paint.name,
    String(paint.firstPaint),
    paint.firstPaintSpread.join(" to "),
    String(paint.largestPaint),
    String(paint.blocking),
    String(paint.layoutShift),
    paint.largestElement,
  ]);
  return table([head, ...rows]);
}

function tapLines({ taps }: BenchResult): string[] {
  if (taps.length === 0) return [];
  const rows = taps.map((tap) => [tap.name, String(tap.median), String(tap.slowest), String(tap.runs)]);
  return table([["4x CPU, from the tap to the next page", "median ms", "slowest ms", "runs"], ...rows]);
}

function interactionLines({ interactions }: BenchResult): string[] {
  if (interactions.length === 0) return [];
  const rows = interactions.map((each) => [each.name, String(each.painted), String(each.slowest), String(each.runs)]);
  return table([["4x CPU, from the input to the next frame", "median ms", "slowest ms", "runs"], ...rows]);
}

function goalLines({ results, load }: BenchResult): string[] {
  const missed = results.filter((result) => !result.met);
  return [
    `${results.length - missed.length} of ${results.length} goals met.`,
    ...missed.map(({ goal, limit, found }) => `Missed: ${goal}: ${found}, goal ${limit}`),
    ...load.flatMap((line) => (line.firstRefusal ? [`Refused, ${line.name}: ${line.firstRefusal}`] : [])),
  ];
}

/** The commit that was measured; "worktree" when there are uncommitted changes or git gives no answer. */
function readCommit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    const changed = git("status", "--porcelain", "--", ":!bench/results", ":!docs").trim();
    return changed === "" ? git("rev-parse", "--short", "HEAD").trim() : "worktree";
  } catch {
    return "worktree";
  }
}
