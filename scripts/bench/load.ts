import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PlannedRequest } from "./http-connection";
import type { LoadPlan, LoadResult } from "./load-worker";
import { canMeasure, readFigures } from "./proc-figures";
import type { Program } from "./programs";
import { median } from "./quantile";

/** One line of the table: medians over the runs. Times in milliseconds. */
export interface LoadFigures {
  name: string;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** CPU time per request of the site's process and of PostgreSQL; null where the platform does not report it. */
  siteCpuMs: number | null;
  databaseCpuMs: number | null;
  requests: number;
  refused: number;
  firstRefusal: string | null;
  /** Peak memory during the runs, of the site and PostgreSQL together. */
  peakMemoryMb: number;
}

export interface LoadSettings {
  connections: number;
  /** The warm-up ends after this many answers (the JIT warms up by calls, not by time) or after this many seconds. */
  warmUp: { requests: number; seconds: number };
  runs: number;
  seconds: number;
}

/** Limits a run, however fast the server is. */
const MAX_REQUESTS = 200_000;

/**
 * Requests of a scenario: the same ones repeatedly, or a new list for each run, each sent once; or a list of requests
 * that were never sent before, each sent once over one connection without a warm-up.
 */
export type Scenario =
  | { name: string; requests: readonly PlannedRequest[] }
  | { name: string; firstTime: readonly PlannedRequest[] }
  | { name: string; prepare: (count: number) => Promise<readonly PlannedRequest[]>; count: number };

/** Puts one kind of load on a program: a warm-up, then runs. The load generator is a separate, unmeasured process. */
export async function measureLoad(
  program: Program,
  dataDir: string | undefined,
  scenario: Scenario,
  settings: LoadSettings,
): Promise<LoadFigures> {
  const worker = fork(join(__dirname, "load-worker.ts"), { execArgv: ["--import", "tsx"] });
  try {
    if ("firstTime" in scenario) {
      const requests = scenario.firstTime;
      const plan = {
        port: program.port,
        connections: 1,
        seconds: settings.warmUp.seconds,
        requests,
        most: requests.length,
      };
      return summarise(scenario.name, [await measureRun(program, dataDir, worker, plan)]);
    }
    await runOnce(worker, await planOf(program, scenario, settings, settings.warmUp));
    const runs: RunFigures[] = [];
    for (let run = 0; run < settings.runs; run += 1) {
      const bounds = { requests: MAX_REQUESTS, seconds: settings.seconds };
      const plan = await planOf(program, scenario, settings, bounds);
      runs.push(await measureRun(program, dataDir, worker, plan));
    }
    return summarise(scenario.name, runs);
  } finally {
    worker.kill();
  }
}

interface RunFigures {
  result: LoadResult;
  siteCpuMs: number;
  databaseCpuMs: number;
  peakMemoryMb: number;
}

async function measureRun(
  program: Program,
  dataDir: string | undefined,
  worker: ChildProcess,
  plan: LoadPlan,
): Promise<RunFigures> {
  if (!canMeasure) return { result: await runOnce(worker, plan), siteCpuMs: 0, databaseCpuMs: 0, peakMemoryMb: 0 };
  await wait(200);
  const before = readFigures(program.pid, dataDir);
  let peakMemoryMb = 0;
  const sampler = setInterval(() => {
    const now = readFigures(program.pid, dataDir);
    peakMemoryMb = Math.max(peakMemoryMb, now.site.memoryMb + now.database.memoryMb);
  }, 1_000);
  const result = await runOnce(worker, plan).finally(() => clearInterval(sampler));
  const after = readFigures(program.pid, dataDir);
  return {
    result,
    siteCpuMs: (after.site.cpuMs - before.site.cpuMs) / result.requests,
    databaseCpuMs: (after.database.cpuMs - before.database.cpuMs) / result.requests,
    peakMemoryMb: Math.max(peakMemoryMb, after.site.memoryMb + after.database.memoryMb),
  };
}

async function planOf(
  program: Program,
  scenario: Exclude<Scenario, { firstTime: unknown }>,
  settings: LoadSettings,
  bounds: { requests: number; seconds: number },
): Promise<LoadPlan> {
  const { port } = program;
  const { connections } = settings;
  const { seconds } = bounds;
  if ("requests" in scenario) return { port, connections, seconds, requests: scenario.requests, most: bounds.requests };
  // Each of these requests can be used only once.
  const requests = await scenario.prepare(scenario.count);
  return { port, connections, seconds, requests, most: requests.length };
}

function runOnce(worker: ChildProcess, plan: LoadPlan): Promise<LoadResult> {
  return new Promise((done, fail) => {
    const onEnd = () => fail(new Error("the load generator ended before its time"));
    worker.once("exit", onEnd);
    worker.once("message", (result: LoadResult) => {
      worker.removeListener("exit", onEnd);
      if (result.requests === 0) fail(new Error("the load generator got no answer"));
      else done(result);
    });
    worker.send(plan);
  });
}

function summarise(name: string, runs: readonly RunFigures[]): LoadFigures {
  const typical = (value: (run: RunFigures) => number) => median(runs.map(value));
  return {
    name,
    requestsPerSecond: typical(({ result }) => result.requests / result.seconds),
    p50: typical(({ result }) => result.p50),
    p99: typical(({ result }) => result.p99),
    siteCpuMs: canMeasure ? typical((run) => run.siteCpuMs) : null,
    databaseCpuMs: canMeasure ? typical((run) => run.databaseCpuMs) : null,
    requests: runs.reduce((sum, { result }) => sum + result.requests, 0),
    refused: runs.reduce((sum, { result }) => sum + result.refused, 0),
    firstRefusal: runs.find(({ result }) => result.firstRefusal !== undefined)?.result.firstRefusal ?? null,
    peakMemoryMb: Math.max(...runs.map((run) => run.peakMemoryMb)),
  };
}
