import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { findPostmaster } from "./proc-figures";

const READY_MS = 120_000;
const STOP_MS = 20_000;

/** A server that the bench started and will stop. */
export interface Program {
  readonly port: number;
  readonly pid: number;
  /** From the start of the process to the first 200 of its ready address. */
  readonly readyMs: number;
  stop(): Promise<void>;
  /** Ends the program and its database at once, as a crash of the machine does. */
  kill(): Promise<void>;
}

const running = new Set<() => Promise<void>>();

/**
 * Starts a program of Node and waits until its address answers 200.
 * @throws Error with the end of what it printed when it ends or is not ready within two minutes
 */
export async function startProgram(options: {
  args: readonly string[];
  folder: string;
  port: number;
  readyPath: string;
  environment: Record<string, string>;
  dataDir?: string;
}): Promise<Program> {
  const started = performance.now();
  const child = spawn(process.execPath, options.args, {
    cwd: options.folder,
    env: { ...process.env, ...options.environment, PORT: String(options.port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-4000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const stopOnce = () => stop(child, options.dataDir).finally(() => running.delete(stopOnce));
  running.add(stopOnce);
  while (!(await answers(options.port, options.readyPath))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || performance.now() - started > READY_MS) {
      await stopOnce();
      throw new Error(`${options.args.join(" ")} did not become ready:\n${printed}`);
    }
    await wait(20);
  }
  const readyMs = Math.round(performance.now() - started);
  const kill = async () => {
    running.delete(stopOnce);
    await killAll(child, options.dataDir);
  };
  return { port: options.port, pid: child.pid ?? 0, readyMs, stop: stopOnce, kill };
}

/** Stops every program that still runs, after a signal or an error. */
export async function stopAllPrograms(): Promise<void> {
  await Promise.all([...running].map((stopProgram) => stopProgram()));
}

async function answers(port: number, path: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.arrayBuffer().then(() => answer.status === 200),
    () => false,
  );
}

async function killAll(child: ChildProcess, dataDir: string | undefined): Promise<void> {
  const postmaster = dataDir === undefined ? undefined : findPostmaster(dataDir);
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  if (postmaster !== undefined) process.kill(postmaster, "SIGKILL");
  await ended;
}

async function stop(child: ChildProcess, dataDir: string | undefined): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    const late = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(late);
  }
  // A site that had to be killed leaves its database running.
  const postmaster = dataDir === undefined ? undefined : findPostmaster(dataDir);
  if (postmaster === undefined) return;
  process.kill(postmaster, "SIGINT");
  for (let left = 100; left > 0 && dataDir !== undefined && findPostmaster(dataDir) !== undefined; left -= 1) {
    await wait(100);
  }
}
